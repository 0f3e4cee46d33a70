// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "puzzle/outlook.h"
#include "stopcondition.h"

#include <array>
#include <vector>

namespace inkling {

class Puzzle;

/// A first move of a puzzle whose answer is built by joining, and how the puzzle can go on after
/// it.
struct Opening
{
    /// The elements of the two things that the move joins, the left one first.
    std::array<ElementId, 2> joined{noElement, noElement};
    Outlook outlook;
};

/// All first moves of a puzzle whose answer is built by joining, leaving out moves that read the
/// same as another: first the moves with the most completions, dead ones last. Empty for other
/// puzzles, where the list would take more than some seconds, and when stopped.
[[nodiscard]] std::vector<Opening> openings(const Puzzle &puzzle, const StopCondition &stop);

} // namespace inkling
