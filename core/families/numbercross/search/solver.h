// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

namespace inkling::numbercross {

/// Finds the shades of a board, and whether there is another answer.
///
/// Requires: givens as NumberCrossPuzzle requires them. Ensures: Answer::values[cell] is white or
/// black. Complete; answers within 50 ms of a stop; thread-safe (see search/find.h).
[[nodiscard]] Solution solve(const Givens &givens, Search search, const StopCondition &stop);

} // namespace inkling::numbercross
