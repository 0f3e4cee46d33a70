// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/stated.h"
#include "families/numbercross/grid.h"

namespace inkling::numbercross {

/// The statement of a board: an unknown for the shade of each cell, a constraint for each line's
/// label, numbered as in Grid, with its label and two tallies beside the board: the sum so far, and
/// what the label still lacks. `texts`: of the cells and then of the labels, as a draft has them;
/// they may be empty.
/// Requires: givens for a finished puzzle; else only the board of the result may be used.
[[nodiscard]] std::shared_ptr<const declared::Stated>
statedOf(const Givens &givens, std::span<const std::string> texts);
/// The same with the texts of the givens.
[[nodiscard]] std::shared_ptr<const declared::Stated> statedOf(const Givens &givens);
/// The board's element of a cell; of a line's label, of its sum so far, of what it still lacks; and
/// of the whole line.
[[nodiscard]] inline ElementId cellElement(const Grid &, int cell)
{
    return ElementId(cell);
}
[[nodiscard]] inline ElementId labelElement(const Grid &grid, int line)
{
    return ElementId(grid.cellCount() + 4 * line);
}
[[nodiscard]] inline ElementId sumElement(const Grid &grid, int line)
{
    return labelElement(grid, line) + 1;
}
[[nodiscard]] inline ElementId restElement(const Grid &grid, int line)
{
    return labelElement(grid, line) + 2;
}
[[nodiscard]] inline ElementId lineElement(const Grid &grid, int line)
{
    return labelElement(grid, line) + 3;
}

/// The texts of a puzzle's draft.
[[nodiscard]] std::vector<std::string> textsOf(const Givens &givens);

} // namespace inkling::numbercross
