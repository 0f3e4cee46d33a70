// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/declaration.h"

namespace inkling::declared {

/// White cells in a row or column, from a black cell or the border to the next. Cells with a text
/// are black; a text "16\7" holds the sum of the run below and of that to the right.
struct Run
{
    bool isAcross = false;
    int black = -1;  ///< the black cell before it; -1 at the border
    std::string sum; ///< empty if there is none
    std::vector<int> cells;
};

/// The runs of a draft, those across first, and the sums that have none.
[[nodiscard]] std::vector<Run> runsOf(const Draft &draft);

/// A board of black cells, marked "#", and white ones in runs of two to five, connected, the same
/// after half a turn but for its first row and column, which are black. Nothing where the attempt
/// failed. Requires: at least two rows and two columns.
[[nodiscard]] std::optional<Draft> randomRuns(BoardSize size, RandomSource &random);

} // namespace inkling::declared
