// SPDX-License-Identifier: MIT
#pragma once

#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// The claims of the sentences about groups of cells that all differ, for any declared family of
/// digits. Knows groups only as the unknowns of the constraints that a step lists.
void addDifferentClaims(SentenceChecker &checker);

} // namespace inkling::test
