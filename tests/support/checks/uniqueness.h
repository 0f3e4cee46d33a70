// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <string>

namespace inkling::test {

/// Checks the claim that `answer` is a puzzle's only answer (of a joinable one: that it is an
/// answer). Asks the code that checks answers, and the checks of the family's tests whether the
/// answer follows from all constraints together. Returns the fault, or nothing.
[[nodiscard]] std::optional<std::string> faultOfUniqueness(const Puzzle &puzzle,
                                                           const Answer &answer);

} // namespace inkling::test
