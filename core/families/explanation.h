// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"
#include "logic/deducer.h"

namespace inkling {

/// A puzzle's answer, and the reasoning that leads to it.
struct Explanation
{
    Solution solution;
    Deduction deduction;

    /// Whether the reasoning alone settles the puzzle: it reaches the answer, or shows that there is none.
    [[nodiscard]] bool solved() const
    {
        return deduction.outcome == Outcome::Solved || deduction.outcome == Outcome::Contradiction;
    }
    /// The cost of the hardest step; 0 without steps.
    [[nodiscard]] double rating(const Family &family) const;
};

/// Solves a puzzle and reasons it out. The two are independent of each other: the answer was found by
/// search, and where the reasoning stalls, it says so.
[[nodiscard]] Explanation explain(const Puzzle &puzzle, const StopCondition &stop);

} // namespace inkling
