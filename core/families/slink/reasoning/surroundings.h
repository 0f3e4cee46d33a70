// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/engines/fourways.h"

#include <array>
#include <vector>

namespace inkling::slink {

/// "No such place": beyond the border.
inline constexpr int nowhere = -1;

/// The edges of a cell: top, right, bottom, left.
[[nodiscard]] std::array<int, 4> edgesOfCell(const Grid &grid, int r, int c);
/// The edges of a dot: up, right, down, left; nowhere beyond the border.
[[nodiscard]] std::array<int, 4> edgesOfDot(const Grid &grid, int r, int c);
/// The cells across the edges of a cell, in their order; nowhere beyond the border.
[[nodiscard]] std::array<int, 4> neighbours(const Grid &grid, int r, int c);
/// By cell, as neighbours() lists them.
using Neighbours = std::vector<std::array<int, 4>>;

/// The two cells that an edge parts (above and below, left and right); nowhere beyond the border.
[[nodiscard]] std::array<int, 2> cellsOfEdge(const Grid &grid, int edge);
/// The two cells of a pair: diagonal, neighbours or opposites; nowhere beyond the border.
[[nodiscard]] std::array<int, 2> cellsOfPair(const Grid &grid, const Subject &pair);
/// The two dots at an edge's ends.
[[nodiscard]] std::array<int, 2> dotsOfEdge(const Grid &grid, int edge);

/// What is known round a cell: its clue, edges and corners.
[[nodiscard]] FourWays waysRoundCell(const Clues &clues, const Terms &terms,
                                     const Knowledge &knowledge, int cell);
/// What is known round a dot: its edges, the corners there, the pairs of cells.
[[nodiscard]] FourWays waysRoundDot(const Terms &terms, const Knowledge &knowledge, int dot);

} // namespace inkling::slink
