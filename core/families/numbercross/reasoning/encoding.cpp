// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/encoding.h"

#include "families/numbercross/grid.h"

#include <algorithm>

namespace inkling::numbercross {

/// The two lines of the cell, then those beside them, more at a time the farther they are; each line
/// crosses all of the other direction.
std::vector<std::vector<ConstraintId>> NumberCrossEncoding::windows(UnknownId unknown) const
{
    const Grid grid{layout()};
    const int row = grid.rowOf(int(unknown));
    const int column = grid.columnOf(int(unknown));
    std::vector<std::vector<ConstraintId>> windows;
    for (int reach = 0;; reach += 1 + reach / 2) {
        auto &window = windows.emplace_back();
        for (int r = std::max(0, row - reach); r <= std::min(grid.rows - 1, row + reach); ++r)
            window.push_back(ConstraintId(grid.rowLine(r)));
        for (int c = std::max(0, column - reach); c <= std::min(grid.columns - 1, column + reach);
             ++c)
            window.push_back(ConstraintId(grid.columnLine(c)));
        if (int(window.size()) == grid.lineCount())
            return windows;
    }
}

double NumberCrossEncoding::weight(const Fact &) const
{
    constexpr double shadedCell = 0.1;
    return shadedCell;
}

} // namespace inkling::numbercross
