// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "stopcondition.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross::search {

/// The result of a search.
struct Findings
{
    /// Different answers, each with a shade for each cell.
    std::vector<std::vector<std::uint8_t>> answers;
    /// Whether these are all answers, or as many as wanted; false if the search gave up or was
    /// stopped.
    bool isSettled = false;
};

/// The limits of a search.
enum class Effort : std::uint8_t {
    Complete, ///< until the search is settled or stopped
    Quick,    ///< until it would take long; the search is then not settled
};

/// Finds up to `wanted` answers, by the quickest of these ways: counting and parity; tables (see
/// tablesearch.h) for at most 16 open cells a line; for larger boards an even filling down to a
/// core (see corefill.h); where that is not enough, local search (see balancing.h); and where none
/// of these settles the search, a SAT solver.
///
/// With Effort::Complete, complete for any board. Answers within 50 ms of a stop. Thread-safe;
/// keeps no state between calls but thread-local scratch memory.
[[nodiscard]] Findings find(Sums sums, int wanted, const StopCondition &stop,
                            Effort effort = Effort::Complete);

} // namespace inkling::numbercross::search
