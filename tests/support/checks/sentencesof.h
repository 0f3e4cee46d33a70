// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

namespace inkling::test {

/// The checker of all sentences of a puzzle's family. Shares no code with the rules that write the
/// sentences.
[[nodiscard]] SentenceChecker sentenceCheckerFor(const Puzzle &puzzle);

} // namespace inkling::test
