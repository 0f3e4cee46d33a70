// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "stopcondition.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross::search {

struct Findings
{
    /// Different answers: a shade for each cell.
    std::vector<std::vector<std::uint8_t>> answers;
    /// Whether there are no more than these, or there are as many as wanted; else the search was
    /// stopped.
    bool isSettled = false;
};

/// How far a search goes.
enum class Effort : std::uint8_t {
    Complete, ///< until it is settled or stopped
    Quick,    ///< until it would take long: then it is not settled
};

/// Finds up to `wanted` answers, by the quickest of these ways: counting and parity; tables (see
/// tablesearch.h) for at most 16 open cells a line; for larger boards an even filling down to a core
/// (see corefill.h); where that is not enough, local search (see balancing.h); and where none of these
/// settles it, a SAT solver.
///
/// Complete, for any board, if asked to be. Answers within 50 ms of a stop. Thread-safe; keeps no state between calls
/// but thread-local scratch memory.
[[nodiscard]] Findings find(Sums sums, int wanted, const StopCondition &stop,
                            Effort effort = Effort::Complete);

} // namespace inkling::numbercross::search
