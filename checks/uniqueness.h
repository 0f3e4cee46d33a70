// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <optional>
#include <string>

namespace inkling::checks {

/// Checks the claim that `answer` is a puzzle's only answer (of a joinable one: that it is an
/// answer). Asks the code that checks answers, and the step checker of the family whether the answer
/// follows from all constraints together; where the family has none of its own, a SAT solver for
/// another answer. Returns the fault, or nothing. Cost: a proof by SAT, which may take long for
/// large puzzles.
[[nodiscard]] std::optional<std::string> faultOfUniqueness(const Puzzle &puzzle,
                                                           const Answer &answer);

} // namespace inkling::checks
