// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engines/fourways.h"

#include <array>
#include <vector>

namespace inkling::slink {

/// The index that stands for no place: beyond the border.
inline constexpr int nowhere = -1;

/// The edges of a cell: top, right, bottom, left.
[[nodiscard]] std::array<int, 4> edgesOfCell(const Grid &grid, int r, int c);
/// The edges of a dot: up, right, down, left; nowhere beyond the border.
[[nodiscard]] std::array<int, 4> edgesOfDot(const Grid &grid, int r, int c);
/// The cells across the edges of a cell: above, right, below, left; nowhere beyond the border.
[[nodiscard]] std::array<int, 4> neighbours(const Grid &grid, int r, int c);
/// By cell: its neighbours, as neighbours() lists them.
using Neighbours = std::vector<std::array<int, 4>>;

/// The two cells on both sides of an edge: above and below, or left and right; nowhere beyond the
/// border.
[[nodiscard]] std::array<int, 2> cellsOfEdge(const Grid &grid, int edge);
/// The two cells of a pair (diagonal, neighbours or opposites); nowhere beyond the border.
[[nodiscard]] std::array<int, 2> cellsOfPair(const Grid &grid, const Subject &pair);
/// The two dots at the ends of an edge.
[[nodiscard]] std::array<int, 2> dotsOfEdge(const Grid &grid, int edge);

/// The ways to draw the edges of a cell, with what is known of its clue, edges and corners.
[[nodiscard]] FourWays waysRoundCell(const Clues &clues, const Terms &terms,
                                     const Knowledge &knowledge, int cell);
/// The ways to draw the edges of a dot, with what is known of them, of the corners there and of the
/// pairs of cells.
[[nodiscard]] FourWays waysRoundDot(const Terms &terms, const Knowledge &knowledge, int dot);

} // namespace inkling::slink
