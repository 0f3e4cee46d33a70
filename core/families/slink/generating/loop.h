// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/search/randomsource.h"

#include <vector>

namespace inkling::slink {

/// The cells inside a random loop, row by row: connected, so are those outside with the border, and no two
/// touch at a dot only; so the cells' border is one loop. They are at least two, so that none has four lines,
/// which is no clue. The loop winds well and leaves no large empty regions.
/// Requires: at least two cells.
[[nodiscard]] std::vector<bool> randomInside(const Grid &grid, RandomSource &random);

/// The clue of every cell, of the loop round these. Requires: cells that randomInside() may return.
[[nodiscard]] Clues allClues(const Grid &grid, const std::vector<bool> &inside);

} // namespace inkling::slink
