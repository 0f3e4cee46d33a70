// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/search/tupletable.h"

namespace inkling::kenken {

/// By cell of a line: the digits that it can hold.
using LineDigits = std::array<Digits, maxSide>;

/// A choice of a digit for each cell of a line, all different. The choice is kept from one call to
/// the next, as most of it usually still fits.
///
/// Method: Régin 1994. A cell can hold another digit than its chosen one when a ring of cells can
/// pass their digits on to each other.
class Matching
{
public:
    /// Leaves to each of `side` cells only the digits that it holds in some choice of different
    /// digits for all of them. (Where some cells hold only as many digits together, the other cells
    /// do not hold these.) `open`: the digits that no cell holds alone. Returns false if there is
    /// no such choice.
    bool keepMatched(LineDigits &possible, int side, Digits open);

private:
    /// By digit: the cell of the line that holds it.
    using Places = std::array<std::uint8_t, maxSide + 1>;
    /// The state of a search for a choice: the digits used, and those tried while looking for one
    /// more.
    struct Search
    {
        Places cellOf{};
        unsigned used = 0;
        unsigned visited = 0;
    };

    bool assign(const LineDigits &possible, int side, Search &search);
    bool findDigit(int cell, const LineDigits &possible, Search &search);
    [[nodiscard]] LineDigits reachableDigits(const LineDigits &possible, int side) const;

    /// By cell: its digit in the last choice, as a bit.
    LineDigits m_digitOf{};
};

} // namespace inkling::kenken
