// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/telling/colourings.h"

namespace inkling::slink {

/// As many things are named; more are counted.
inline constexpr std::size_t mostNamed = 8;

/// What a step concludes; where that is much, only what all else easily follows from.
struct Concluded
{
    Argument named;
    std::size_t rest = 0; ///< how much follows; 0, or at least 2
};
/// Whether a fact is easily seen once these are known, too.
[[nodiscard]] bool followsEasily(const Tellable &told, std::span<const Fact> known,
                                 const Fact &fact);
[[nodiscard]] Concluded concludedBy(const Tellable &told);
/// What sides cells are on, those of one side together: "row 1, column 2 and row 3, column 2 are outside".
/// Requires: a cell, and the side of each.
[[nodiscard]] Argument coloursArgument(const Grid &grid, std::span<const int> cells,
                                       const Colours &colours);

} // namespace inkling::slink
