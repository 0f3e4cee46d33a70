// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

#include <span>
#include <vector>

namespace inkling::slink {

/// Finds the loop of a Slink or Slitherlink board, and whether there is another one.
///
/// Requires: clues.cells.size() == clues.grid.cellCount(), each 0..3 or blank; both sides at least
/// 1. Ensures: Answer::values[edge] is 1 for a line and 0 for a cross, in the order of Grid; two
/// answers differ in at least one edge. A board without any line is no answer. Answers within 50 ms
/// of a stop. Complete: tables over cells inside/outside run to a fixpoint, which decides a board
/// with all its clues in time linear in its size; then follows a search that learns from its
/// contradictions, with the connectivity of both sides built in (see solversearch.h). Thread-safe;
/// keeps no state between calls but thread-local scratch memory.
[[nodiscard]] Solution solve(const Clues &clues, Search search, const StopCondition &stop);

/// Whether the loop round the cells in `inside` (row by row) is still the only answer after clues
/// were taken away; false also when stopped. Far faster than solve(), as any other answer must
/// differ at a taken clue. Requires: the loop is the only answer of the board that has these clues
/// and also the clues of the cells `taken`; each answer of the board has the cells `known` on the same
/// sides.
[[nodiscard]] bool isStillOnlyAnswer(const Clues &clues, std::span<const int> taken,
                                     const std::vector<bool> &inside, std::span<const int> known,
                                     const StopCondition &stop);

} // namespace inkling::slink
