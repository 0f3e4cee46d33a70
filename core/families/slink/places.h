// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"
#include "families/slink/terms.h"

#include <algorithm>
#include <array>

namespace inkling::slink {

/// The row and column of a cell.
inline RowColumn cellPlace(const Grid &grid, int cell)
{
    return {cell / grid.columns, cell % grid.columns};
}

/// The row and column of a dot.
inline RowColumn dotPlace(const Grid &grid, int dot)
{
    return {dot / (grid.columns + 1), dot % (grid.columns + 1)};
}

/// The row and column of the dot from which an edge runs to the right or down.
inline RowColumn edgePlace(const Grid &grid, int edge)
{
    return grid.isHorizontal(edge) ? cellPlace(grid, edge)
                                   : dotPlace(grid, edge - grid.horizontalCount());
}

/// The rows and columns of the two cells of a pair, the upper or left one first.
inline std::array<RowColumn, 2> pairPlaces(const Grid &grid, const Subject &pair)
{
    const auto cells = cellsOfPair(grid, pair);
    return {cellPlace(grid, std::min(cells[0], cells[1])),
            cellPlace(grid, std::max(cells[0], cells[1]))};
}

} // namespace inkling::slink
