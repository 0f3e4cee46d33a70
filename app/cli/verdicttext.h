// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <optional>
#include <string>
#include <utility>

namespace inkling {

/// Tells the setter of a puzzle why it has no answer or several: clues that cannot all hold;
/// or where two answers differ, and which additions would leave only the first; or, if answers are
/// built by joining, the first few answers. Empty if there
/// is one answer, or if nothing is found before stopping. Requires: the puzzle's solution,
/// second answer included.
[[nodiscard]] std::string verdictText(const Puzzle &puzzle, const Solution &solution,
                                      const StopCondition &stop);

/// The words of two answers where they first differ, the first answer's and the second's; nothing if
/// there are not two, or if answers are built by joining.
[[nodiscard]] std::optional<std::pair<std::string, std::string>>
firstDifference(const Puzzle &puzzle, const Solution &solution);

} // namespace inkling
