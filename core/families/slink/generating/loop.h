// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/randomsource.h"

#include <vector>

namespace inkling::slink {

/// The cells inside a random loop, row by row: connected, so are those outside with the border, and no two
/// touch at a dot only; so the cells' border is one loop. It winds well and leaves no large empty regions.
/// Requires: at least one cell.
[[nodiscard]] std::vector<bool> randomInside(const Grid &grid, RandomSource &random);

/// The clue of every cell, of the loop round these.
[[nodiscard]] Clues allClues(const Grid &grid, const std::vector<bool> &inside);

} // namespace inkling::slink
