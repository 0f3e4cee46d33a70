// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"

#include <vector>

namespace inkling::numbercross::search {

/// Finds a contradiction modulo 2. Only the odd digits count then, and each is in two lines, so
/// that the equations are those of a graph whose nodes are the lines and whose edges are the odd
/// cells; elimination over GF(2) is a walk through it. The equations have a solution unless the
/// targets of a connected part add up to an odd number (every cell of the part is counted twice).
///
/// Ensures: the lines of the smallest such part, ascending; none if parity allows a solution. A
/// part that has a line without a target contradicts nothing. Cost: linear in the cells.
[[nodiscard]] std::vector<int> oddLines(const Sums &sums);

} // namespace inkling::numbercross::search
