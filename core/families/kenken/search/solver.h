// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/knowledge.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

namespace inkling::kenken {

/// Finds the digits of a KenKen, and whether there is another answer.
///
/// `known`: what is known to follow from the cages; null where nothing is.
///
/// Requires: cages that readPuzzle() would accept. Ensures: Answer::values[cell] is a digit.
/// Answers within 50 ms of a stop. Complete: depth first over a Square. Thread-safe; keeps no state
/// between calls but thread-local scratch memory and a cache of cage tables.
[[nodiscard]] Solution solve(const Cages &cages, Search search, const StopCondition &stop,
                             const Knowledge *known = nullptr);

} // namespace inkling::kenken
