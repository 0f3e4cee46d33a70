// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"

#include <random>

namespace inkling::test {

/// A random board with at most `mostTiles` tiles; its characters could make an equation.
[[nodiscard]] hex::Tiles randomHexBoard(std::mt19937 &random, int mostTiles);

/// A random board with an answer: an equation is laid out along a path.
[[nodiscard]] hex::Tiles solvableHexBoard(std::mt19937 &random, int mostTiles);

} // namespace inkling::test
