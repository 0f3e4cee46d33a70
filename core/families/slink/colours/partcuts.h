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

/// The cuts that the one loop makes on a board where some cells have a colour and others are open
/// (-1): rings of the other colour that separate two cells of one colour; failing that, rings that
/// only one open cell keeps from doing so, and a few rings round enclosed open cells. Each ring has
/// as few cells as possible, and none outside the window: all that lies outside counts as one
/// piece. Empty where nothing follows.
/// Requires: the window is on the board and has a cell. Cost: linear in the cells of the window;
/// for each cut, linear in those of the board, and again for each cell of its ring. Biconnected
/// components after Hopcroft, Tarjan, "Efficient algorithms for graph manipulation" (1973).
[[nodiscard]] std::vector<LoopCut> partCuts(const Grid &grid, const Neighbours &neighbours,
                                            const std::function<int(int)> &colourOf, Window window);

} // namespace inkling::slink
