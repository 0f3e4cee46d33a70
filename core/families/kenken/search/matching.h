// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/search/tupletable.h"

namespace inkling::kenken {

/// What each cell of a line can hold.
using LineDigits = std::array<Digits, maxSide>;

/// A digit for each cell of a line, all different: remembered from one look at the line to the next,
/// since most of it still holds.
///
/// Method: Régin 1994. A cell can hold another digit than its own when the cells in between can pass
/// their digits on in a ring.
class Matching
{
public:
    /// Leaves to each of `side` cells the digits that it holds in some assignment of different digits
    /// to all of them: where some cells hold as many digits together as they are, the others do not
    /// hold them. `open`: the digits that no cell holds alone. Returns false if there is no assignment.
    bool keepMatched(LineDigits &possible, int side, Digits open);

private:
    /// By digit: a place in the line.
    using Places = std::array<std::uint8_t, maxSide + 1>;
    /// What an assignment has used, and the digits that a search for one more has tried.
    struct Search
    {
        Places cellOf{};
        unsigned used = 0;
        unsigned visited = 0;
    };

    bool assign(const LineDigits &possible, int side, Search &search);
    bool findDigit(int cell, const LineDigits &possible, Search &search);
    [[nodiscard]] LineDigits reachableDigits(const LineDigits &possible, int side) const;

    /// By place, the digit (a bit) that it had in the last assignment.
    LineDigits m_digitOf{};
};

} // namespace inkling::kenken
