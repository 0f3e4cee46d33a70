// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <string>

namespace inkling::test {

/// What is wrong with the claim that this is a puzzle's only answer (of a hand of cards: that it is one);
/// nothing if it is right. Asks the code that checks answers, and the step checkers whether the answer
/// follows from all constraints together.
[[nodiscard]] std::optional<std::string> faultOfUniqueness(const Puzzle &puzzle,
                                                           const Answer &answer);

} // namespace inkling::test
