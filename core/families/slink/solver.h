// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/solver.h"
#include "logic/stopcondition.h"

namespace inkling::slink {

/// Finds the loop of a Slink or Slitherlink board, and whether there is another.
///
/// Requires: clues.cells.size() == clues.grid.cellCount(), each 0..3 or blank; both sides at least 1.
/// Ensures: Answer::values[edge] is 1 for a line and 0 for a cross, in the order of Grid; two answers
/// differ in at least one edge. A board without any line is no answer.
/// Complete: tables over cells inside/outside run to a fixpoint, then probing, then CaDiCaL with all
/// that was derived. Thread-safe; keeps no state between calls but thread-local scratch memory.
[[nodiscard]] Solution solve(const Clues &clues, Search search, const StopCondition &stop);

} // namespace inkling::slink
