// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// Adds what the sentences of Number Cross claim.
void addNumberCrossClaims(SentenceChecker &checker, const Puzzle &puzzle);

} // namespace inkling::test
