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

/// The corners of a cell, clockwise.
enum class Corner : std::uint8_t { NorthWest, NorthEast, SouthEast, SouthWest };

/// The dot at a corner of a cell.
[[nodiscard]] inline int dotAtCorner(const Grid &grid, int cell, Corner corner)
{
    const bool south = corner == Corner::SouthEast || corner == Corner::SouthWest;
    const bool east = corner == Corner::NorthEast || corner == Corner::SouthEast;
    return grid.dot(cell / grid.columns + (south ? 1 : 0), cell % grid.columns + (east ? 1 : 0));
}

/// The two diagonal pairs of cells round a dot: Falling is north-west with south-east, Rising is
/// north-east with south-west.
enum class Diagonal : std::uint8_t { Falling, Rising };

/// The kinds of unknowns.
enum class Kind : std::uint8_t { Edge, Cell, Corner, Diagonal, Neighbours, Opposites };

/// An unknown, taken apart: `index` is the edge, the cell or the dot that it is about, `part` the
/// Corner, the Diagonal or the direction (see Terms::opposites).
struct Subject
{
    Kind kind;
    int index;
    int part = 0;
};

/// The numbers of the unknowns and the constraints of a board.
///
/// Unknowns: first the edges in the order of Grid (the main unknowns). Then the derived ones: for
/// each cell, whether it is inside or outside; for each of the four corners of each cell, how many
/// of the cell's two edges there are lines, 0 to 2; and for pairs of cells, whether they are alike
/// or unlike. The pairs are: the two diagonal ones round each dot that is not on the border; for
/// each edge, the neighbours on both sides of it; and for each cell, the opposites: its neighbours
/// above and below, and those left and right. Neighbours and opposites of which one cell lies
/// beyond the border have a number too, which is never used.
///
/// Constraints: one for each clue; one for each dot; and the one loop.
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
    /// The diagonal pair round the dot (r, c). Requires: 0 < r < rows, 0 < c < columns.
    [[nodiscard]] UnknownId pair(int r, int c, Diagonal diagonal) const
    {
        return firstPair() + 2 * UnknownId((r - 1) * (grid.columns - 1) + c - 1)
               + UnknownId(diagonal);
    }

    [[nodiscard]] UnknownId neighbours(int edge) const
    {
        return firstNeighbours() + UnknownId(edge);
    }
    /// The pair of cells above and below the cell (direction 0), or right and left of it (1).
    [[nodiscard]] UnknownId opposites(int cell, int direction) const
    {
        return firstOpposites() + 2 * UnknownId(cell) + UnknownId(direction);
    }

    /// The meaning of an unknown's number. Requires: unknown < count().
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
