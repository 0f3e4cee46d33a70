// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"

#include <string>

namespace inkling {

/// Why a puzzle has no answer, or more than one, for its setter: clues that cannot all hold; where two
/// answers differ, and what would leave the first of them alone. Empty where there is one answer, and
/// where nothing is found before it is stopped. Requires: the puzzle's solution, second answer included.
[[nodiscard]] std::string verdictText(const Puzzle &puzzle, const Solution &solution,
                                      const StopCondition &stop);

} // namespace inkling
