// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/loopcuts.h"

#include <functional>
#include <vector>

namespace inkling::slink {

/// Rows top .. bottom - 1 and columns left .. right - 1 of a board.
struct Window
{
    int top;
    int left;
    int bottom;
    int right;

    [[nodiscard]] bool holds(const Grid &grid, int cell) const
    {
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        return r >= top && r < bottom && c >= left && c < right;
    }
};

/// The cuts that one loop makes on a board of which some cells have a colour and others, open, are -1: rings of the
/// other colour that part two cells of one colour; failing that, rings that lack one open cell to do so, and a
/// few round open cells. Each ring has as few cells as that takes, and none beyond the window: what is there
/// counts as one piece. None where nothing follows.
/// Requires: the window is on the board, and has a cell. Cost: linear in the cells of the window; for each cut, in
/// those of the board, and again for each cell of its ring. Biconnected components after
/// Hopcroft, Tarjan, "Efficient algorithms for graph manipulation" (1973).
[[nodiscard]] std::vector<LoopCut> partCuts(const Grid &grid, const Neighbours &neighbours,
                                            const std::function<int(int)> &colourOf, Window window);

} // namespace inkling::slink
