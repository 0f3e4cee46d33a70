// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/telling/colourings.h"

namespace inkling::slink {

/// The largest number of things that a sentence names one by one; of more it gives only the number.
inline constexpr std::size_t mostNamed = 8;

/// The conclusions of a step as a sentence names them.
struct Concluded
{
    /// All conclusions; where they are many, only those from which the others easily follow.
    Argument named;
    /// The number of conclusions that follow from the named ones: 0, or at least 2.
    std::size_t rest = 0;
};
/// Whether a fact is easily seen once these facts are known, too.
[[nodiscard]] bool followsEasily(const Tellable &told, std::span<const Fact> known,
                                 const Fact &fact);
[[nodiscard]] Concluded concludedBy(const Tellable &told);
/// The sides of cells, with the cells of one side together: "row 1, column 2 and row 3, column 2
/// are outside". Requires: at least one cell, and each cell in `colours`.
[[nodiscard]] Argument coloursArgument(const Grid &grid, std::span<const int> cells,
                                       const Colours &colours);

} // namespace inkling::slink
