// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds what the sentences of Hex claim.
void addHexClaims(SentenceChecker &checker, const Puzzle &puzzle);

} // namespace inkling::test
