// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds the claims that the sentences about a Hex puzzle make.
void addHexClaims(SentenceChecker &checker, const Puzzle &puzzle);

} // namespace inkling::test
