// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/fact.h"

namespace inkling::slink {

/// The values of the unknowns.
inline constexpr int cross = 0;
inline constexpr int line = 1;
inline constexpr int outside = 0;
inline constexpr int inside = 1;
inline constexpr int unlike = 0;
inline constexpr int alike = 1;

/// A cell's corners, clockwise.
enum class Corner : std::uint8_t { NorthWest, NorthEast, SouthEast, SouthWest };

/// The dot at a corner of a cell.
[[nodiscard]] inline int dotAtCorner(const Grid &grid, int cell, Corner corner)
{
    const bool south = corner == Corner::SouthEast || corner == Corner::SouthWest;
    const bool east = corner == Corner::NorthEast || corner == Corner::SouthEast;
    return grid.dot(cell / grid.columns + (south ? 1 : 0), cell % grid.columns + (east ? 1 : 0));
}

/// The two diagonal pairs of cells round a dot: north-west with south-east, north-east with south-west.
enum class Diagonal : std::uint8_t { Falling, Rising };

/// What an unknown is about.
enum class Kind : std::uint8_t { Edge, Cell, Corner, Diagonal, Neighbours, Opposites };

/// An unknown, taken apart: `index` is the edge, the cell or the dot, `part` the Corner, the Diagonal
/// or the direction (see Terms::opposites).
struct Subject
{
    Kind kind;
    int index;
    int part = 0;
};

/// Which number stands for which unknown and which constraint of a board.
///
/// Unknowns: the edges in the order of Grid (main); then, derived, the cells inside or outside; the
/// corners, four a cell: how many of the cell's two edges there are lines, 0 to 2; and pairs of cells
/// alike or unlike: the diagonal ones, two a dot that is not on the border; neighbours, one an edge;
/// and opposites, two a cell: those across from each other, above and below, left and right of it.
/// Neighbours and opposites that lie beyond the border have a number too, which is never used.
/// Constraints: the clues, one a cell; the dots; that there is one loop.
struct Terms
{
    Grid grid;

    [[nodiscard]] UnknownId firstCell() const { return UnknownId(grid.edgeCount()); }
    [[nodiscard]] UnknownId firstCorner() const
    {
        return firstCell() + UnknownId(grid.cellCount());
    }
    [[nodiscard]] UnknownId firstPair() const
    {
        return firstCorner() + 4 * UnknownId(grid.cellCount());
    }
    [[nodiscard]] UnknownId firstNeighbours() const
    {
        return firstPair() + 2 * UnknownId((grid.rows - 1) * (grid.columns - 1));
    }
    [[nodiscard]] UnknownId firstOpposites() const
    {
        return firstNeighbours() + UnknownId(grid.edgeCount());
    }
    [[nodiscard]] UnknownId count() const
    {
        return firstOpposites() + 2 * UnknownId(grid.cellCount());
    }

    [[nodiscard]] UnknownId cell(int cell) const { return firstCell() + UnknownId(cell); }
    [[nodiscard]] UnknownId corner(int cell, Corner corner) const
    {
        return firstCorner() + 4 * UnknownId(cell) + UnknownId(corner);
    }
    /// Of the dot (r, c). Requires: 0 < r < rows, 0 < c < columns.
    [[nodiscard]] UnknownId pair(int r, int c, Diagonal diagonal) const
    {
        return firstPair() + 2 * UnknownId((r - 1) * (grid.columns - 1) + c - 1)
               + UnknownId(diagonal);
    }

    [[nodiscard]] UnknownId neighbours(int edge) const
    {
        return firstNeighbours() + UnknownId(edge);
    }
    /// Above and below the cell (0), or right and left of it (1).
    [[nodiscard]] UnknownId opposites(int cell, int direction) const
    {
        return firstOpposites() + 2 * UnknownId(cell) + UnknownId(direction);
    }

    /// What a number stands for. Requires: unknown < count().
    [[nodiscard]] Subject subject(UnknownId unknown) const;

    [[nodiscard]] ConstraintId clue(int cell) const { return ConstraintId(cell); }
    [[nodiscard]] ConstraintId dot(int dot) const { return ConstraintId(grid.cellCount() + dot); }
    [[nodiscard]] ConstraintId loop() const { return dot(grid.dotCount()); }
};

inline Subject Terms::subject(UnknownId unknown) const
{
    if (unknown < firstCell())
        return {Kind::Edge, int(unknown)};
    if (unknown < firstCorner())
        return {Kind::Cell, int(unknown - firstCell())};
    if (unknown < firstPair()) {
        const int place = int(unknown - firstCorner());
        return {Kind::Corner, place / 4, place % 4};
    }
    if (unknown < firstNeighbours()) {
        const int place = int(unknown - firstPair());
        const int inner = grid.columns - 1;
        return {Kind::Diagonal, grid.dot(place / 2 / inner + 1, place / 2 % inner + 1), place % 2};
    }
    if (unknown < firstOpposites())
        return {Kind::Neighbours, int(unknown - firstNeighbours())};
    const int place = int(unknown - firstOpposites());
    return {Kind::Opposites, place / 2, place % 2};
}

} // namespace inkling::slink
