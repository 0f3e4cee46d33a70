// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// The claims of the sentences about groups of cells that all differ, for any declared family of
/// digits. Knows groups only as the unknowns of the constraints that a step lists.
void addDifferentClaims(SentenceChecker &checker);

/// Adds these, and for each other sentence of a declared family that it names no other cells than
/// those of its step's facts and constraints.
void addDeclaredClaims(SentenceChecker &checker, const Model &model);

} // namespace inkling::test
