// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"
#include "families/slink/terms.h"

#include <algorithm>
#include <array>

namespace inkling::slink {

/// A place in a table that is stored row by row.
struct Place
{
    int row;
    int column;
};

inline Place cellPlace(const Grid &grid, int cell)
{
    return {cell / grid.columns, cell % grid.columns};
}

inline Place dotPlace(const Grid &grid, int dot)
{
    return {dot / (grid.columns + 1), dot % (grid.columns + 1)};
}

/// The dot from which an edge runs to the right or down.
inline Place edgePlace(const Grid &grid, int edge)
{
    return grid.isHorizontal(edge) ? cellPlace(grid, edge)
                                   : dotPlace(grid, edge - grid.horizontalCount());
}

/// The two cells of a pair, the upper or left one first.
inline std::array<Place, 2> pairPlaces(const Grid &grid, const Subject &pair)
{
    const auto cells = cellsOfPair(grid, pair);
    return {cellPlace(grid, std::min(cells[0], cells[1])),
            cellPlace(grid, std::max(cells[0], cells[1]))};
}

} // namespace inkling::slink
