// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/layout.h"

namespace inkling {
class RandomSource;
class StopCondition;
} // namespace inkling

namespace inkling::declared {

/// The values of a layout's links that make a random loop, which winds through much of the board:
/// the border of a piece of the squares between the cells that grows at random and never touches
/// itself. Requires: at least two rows and two columns.
[[nodiscard]] std::vector<std::uint8_t> randomLoop(const Layout &layout, RandomSource &random);

/// Black cells (1) at random, up to so many per cent, none beside another, and the white ones
/// connected.
[[nodiscard]] std::vector<std::uint8_t> randomShades(BoardSize size, int percent,
                                                     RandomSource &random);

/// Numbers from 1 to the longer side for white cells (0), none twice in a row or column, and for
/// each black cell that of a white one in its row or column, at random; empty if stopped.
[[nodiscard]] std::vector<int> randomNumbers(BoardSize size,
                                             const std::vector<std::uint8_t> &shades,
                                             RandomSource &random, const StopCondition &stop);
/// The number of a random white cell in the row or column of a cell. Requires: there is one.
[[nodiscard]] int randomSeen(BoardSize size, const std::vector<std::uint8_t> &shades,
                             const std::vector<int> &numbers, int cell, RandomSource &random);

} // namespace inkling::declared
