// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"

#include <vector>

namespace inkling::slink {

/// Cells of one colour that hang together, and the cells of the other colour next to them.
struct CellPart
{
    bool isInside = false;
    std::vector<int> cells;
    std::vector<int> ring;
};

/// Where a colouring is at odds with one loop.
struct CellParts
{
    /// The parts of the inside but the largest, and those of the outside that do not reach the border.
    std::vector<CellPart> cutOff;
    /// The cells of the largest part of the inside.
    std::vector<int> largestInside;
};

/// Requires: a colour for each cell.
[[nodiscard]] CellParts cellParts(const Grid &grid, const std::vector<bool> &isInside);

} // namespace inkling::slink
