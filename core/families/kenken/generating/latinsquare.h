// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/randomsource.h"

#include <cstdint>
#include <vector>

namespace inkling::kenken {

/// A random square, row by row, with each of 1..side once in each row and column. Every such square
/// is possible. Requires: 1 <= side <= maxSide.
[[nodiscard]] std::vector<std::uint8_t> randomLatinSquare(int side, RandomSource &random);

} // namespace inkling::kenken
