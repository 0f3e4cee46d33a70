// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace inkling::slink {

/// The most rows, and the most columns, of a board; the reader refuses a larger one.
inline constexpr int maxSide = 200;

/// A cell without a clue.
inline constexpr std::int8_t blank = -1;

/// The row and the column of a cell or a dot, from 0.
struct RowColumn
{
    int row;
    int column;
    friend bool operator==(const RowColumn &, const RowColumn &) = default;
};

/// The indices of the cells, dots and edges on a board of rows x columns cells. All are row-major
/// and 0-based.
///
/// Dots: (rows + 1) x (columns + 1). Edges: first the horizontal ones, h(r, c) from dot (r, c) to
/// the right, r in 0..rows, c in 0..columns - 1; then the vertical ones, v(r, c) from dot (r, c)
/// down, r in 0..rows - 1, c in 0..columns.
struct Grid
{
    int rows = 0;
    int columns = 0;

    [[nodiscard]] int cellCount() const { return rows * columns; }
    [[nodiscard]] int dotCount() const { return (rows + 1) * (columns + 1); }
    [[nodiscard]] int horizontalCount() const { return (rows + 1) * columns; }
    [[nodiscard]] int edgeCount() const { return horizontalCount() + rows * (columns + 1); }

    [[nodiscard]] int cell(int r, int c) const { return r * columns + c; }
    [[nodiscard]] int dot(int r, int c) const { return r * (columns + 1) + c; }
    [[nodiscard]] int horizontal(int r, int c) const { return r * columns + c; }
    [[nodiscard]] int vertical(int r, int c) const
    {
        return horizontalCount() + r * (columns + 1) + c;
    }
    [[nodiscard]] bool isHorizontal(int edge) const { return edge < horizontalCount(); }
    [[nodiscard]] bool contains(int r, int c) const
    {
        return r >= 0 && r < rows && c >= 0 && c < columns;
    }

    friend bool operator==(const Grid &, const Grid &) = default;
};

/// The clues of a board, one for each cell: 0 to 3, or blank.
struct Clues
{
    Grid grid;
    std::vector<std::int8_t> cells;

    [[nodiscard]] int at(int r, int c) const { return cells[grid.cell(r, c)]; }
    friend bool operator==(const Clues &, const Clues &) = default;
};

} // namespace inkling::slink
