// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"

#include <vector>

namespace inkling::numbercross::search {

/// Elimination over GF(2), where it is a walk: modulo 2 only the odd digits count, and each stands in
/// two lines, so that the equations are those of a graph whose nodes are lines and whose edges are odd
/// cells. They have a solution unless the targets of a connected part add up to an odd number (every
/// cell of the part is counted twice).
///
/// Ensures: the lines of the smallest such part, ascending; none if parity allows a solution. A line
/// without a target is at odds with nothing. Cost: linear in the cells.
[[nodiscard]] std::vector<int> oddLines(const Sums &sums);

} // namespace inkling::numbercross::search
