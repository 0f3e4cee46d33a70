// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/telling/colourings.h"

namespace inkling::slink {

/// The largest number of things that a sentence names one by one; of more it gives only the number.
inline constexpr std::size_t mostNamed = 8;

/// The conclusions of a step; only their number where there are more than mostNamed.
[[nodiscard]] Argument conclusionsArgument(const Tellable &told);
/// The sides of cells, with the cells of one side together: "row 1, column 2 and row 3, column 2
/// are outside". Requires: at least one cell, and each cell in `colours`.
[[nodiscard]] Argument coloursArgument(const Grid &grid, std::span<const int> cells,
                                       const Colours &colours);

} // namespace inkling::slink
