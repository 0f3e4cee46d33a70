// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/search/randomsource.h"

#include <vector>

namespace inkling::slink {

/// The cells inside a random loop, row by row. The inside cells are connected, the outside ones
/// with what lies beyond the border are connected, and no two cells of one side touch at a dot
/// only; so the border of the inside is one loop. At least two cells are inside, so that no cell
/// has four lines, which is no clue. The loop winds well and leaves no large empty regions.
/// Requires: at least two cells.
[[nodiscard]] std::vector<bool> randomInside(const Grid &grid, RandomSource &random);

/// The clues of all cells for the loop round the inside cells. Requires: cells that randomInside()
/// may return.
[[nodiscard]] Clues allClues(const Grid &grid, const std::vector<bool> &inside);

} // namespace inkling::slink
