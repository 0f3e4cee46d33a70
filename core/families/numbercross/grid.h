// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/squares.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross {

/// The most rows, and the most columns, of a board; the reader refuses a larger one.
inline constexpr int maxSide = 60;
inline constexpr int maxDigit = 9;
/// The largest label that the reader accepts; none over 540 can be met.
inline constexpr int maxLabel = 9999;

/// The values of a cell's unknown.
inline constexpr int white = 0;
inline constexpr int black = 1;

/// The indices of the cells and lines of a board. Cells are row-major, 0-based; lines are first the
/// rows, then the columns.
struct Grid : declared::Squares
{
    [[nodiscard]] int lineCount() const { return rows + columns; }

    [[nodiscard]] bool isRow(int line) const { return line < rows; }
    [[nodiscard]] int rowLine(int r) const { return r; }
    [[nodiscard]] int columnLine(int c) const { return rows + c; }
    /// The other line through a cell. Requires: `line` is one of the two lines through it.
    [[nodiscard]] int otherLine(int line, int cell) const
    {
        return isRow(line) ? columnLine(columnOf(cell)) : rowLine(rowOf(cell));
    }
    /// The number of cells of a line; the cell at a place in a line.
    [[nodiscard]] int length(int line) const { return isRow(line) ? columns : rows; }
    [[nodiscard]] int cellOf(int line, int place) const
    {
        return isRow(line) ? cell(line, place) : cell(place, line - rows);
    }
    /// The shade that a line's label counts.
    [[nodiscard]] int counted(int line) const { return isRow(line) ? white : black; }

    friend bool operator==(const Grid &, const Grid &) = default;
};

/// The data that a puzzle gives: a digit, 1 to 9, for each cell, and a label for each line.
struct Givens
{
    Grid grid;
    std::vector<std::uint8_t> digits;
    std::vector<int> labels;

    /// The sum of a line's digits.
    [[nodiscard]] int total(int line) const
    {
        int sum = 0;
        for (int place = 0; place < grid.length(line); ++place)
            sum += digits[std::size_t(grid.cellOf(line, place))];
        return sum;
    }
    friend bool operator==(const Givens &, const Givens &) = default;
};

} // namespace inkling::numbercross
