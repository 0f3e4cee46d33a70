// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "puzzle/outlook.h"
#include "stopcondition.h"

#include <array>
#include <vector>

namespace inkling {

class Puzzle;

/// A first move of a puzzle whose answer is built by joining, and what may still come of it.
struct Opening
{
    std::array<ElementId, 2> joined{noElement, noElement};
    Outlook outlook;
};

/// All first moves, no two in the same words; those with the most completions first, dead ones at the end.
/// Empty of other puzzles, where it would take more than some seconds to tell, and when stopped.
[[nodiscard]] std::vector<Opening> openings(const Puzzle &puzzle, const StopCondition &stop);

} // namespace inkling
