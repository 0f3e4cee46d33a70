// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"

#include <random>

namespace inkling::test {

/// A board of some shape with at most so many tiles, and characters of which an equation could be
/// made.
[[nodiscard]] hex::Tiles randomHexBoard(std::mt19937 &random, int mostTiles);

/// Such a board that has an answer: an equation laid out along a path.
[[nodiscard]] hex::Tiles solvableHexBoard(std::mt19937 &random, int mostTiles);

} // namespace inkling::test
