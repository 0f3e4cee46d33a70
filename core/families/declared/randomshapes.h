// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/layout.h"

namespace inkling {
class RandomSource;
}

namespace inkling::declared {

/// The values of a layout's links that make a random loop, which winds through much of the board:
/// the border of a piece of the squares between the cells that grows at random and never touches
/// itself. Requires: at least two rows and two columns.
[[nodiscard]] std::vector<std::uint8_t> randomLoop(const Layout &layout, RandomSource &random);

/// Black cells (1) at random, up to so many per cent, none beside another, and the white ones
/// connected.
[[nodiscard]] std::vector<std::uint8_t> randomShades(BoardSize size, int percent,
                                                     RandomSource &random);

} // namespace inkling::declared
