// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "logic/fact.h"

#include <span>
#include <vector>

namespace inkling {

/// A step to be put in order: where it is, its rule, and what it costs. One that costs more than
/// bookkeeping stands alone.
struct Neighbour
{
    Point place;
    RuleId rule = 0;
    float cost = 0;
};

/// The places of steps in the list, in the order in which a person takes them: always the one nearest to
/// the last, of equal ones the first; bookkeeping by one rule, close together, in one group. Looks at
/// no more than some of them at a time, so that the cost is linear.
[[nodiscard]] std::vector<std::vector<std::size_t>> nearestFirst(std::span<const Neighbour> steps,
                                                                 Point last);

} // namespace inkling
