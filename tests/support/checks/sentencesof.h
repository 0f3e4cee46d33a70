// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// What each sentence of a puzzle's family claims, apart from the rules that make them.
[[nodiscard]] SentenceChecker sentenceCheckerFor(const Puzzle &puzzle);

} // namespace inkling::test
