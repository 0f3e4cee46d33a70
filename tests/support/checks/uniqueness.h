// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <string>

namespace inkling::test {

/// Checks the claim that `answer` is a puzzle's only answer (for a hand of cards: that it is an
/// answer). Asks the code that checks answers, and the step checkers whether the answer follows
/// from all constraints together. Returns the fault, or nothing.
[[nodiscard]] std::optional<std::string> faultOfUniqueness(const Puzzle &puzzle,
                                                           const Answer &answer);

} // namespace inkling::test
