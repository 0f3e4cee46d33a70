// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/telling/colourings.h"

namespace inkling::slink {

/// As many things are named; more are counted.
inline constexpr std::size_t mostNamed = 8;

/// What a step concludes, or how much where that is too much to name.
[[nodiscard]] Argument conclusionsArgument(const Tellable &told);
/// What sides cells are on, those of one side together: "row 1, column 2 and row 3, column 2 are outside".
/// Requires: a cell, and the side of each.
[[nodiscard]] Argument coloursArgument(const Grid &grid, std::span<const int> cells,
                                       const Colours &colours);

} // namespace inkling::slink
