// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "logic/teaching/rating.h"
#include "puzzle/puzzle.h"

#include <functional>

namespace inkling {

/// A puzzle's answer, and the reasoning that leads to it.
struct Explanation
{
    Solution solution;
    Deduction deduction;
    /// The puzzle that Joinable::toward() gives for the first answer, where there is one: its
    /// board and model are the ones that the reasoning speaks of. Else null.
    std::shared_ptr<const Puzzle> toward;
    /// The result of Puzzle::rating().
    std::optional<Rating> rating;
    /// Whether the search, the reasoning or the rating was stopped before it was done.
    bool isStopped = false;

    /// The puzzle that the reasoning speaks of. Requires: `puzzle` is the one explained.
    [[nodiscard]] const Puzzle &reasoned(const Puzzle &puzzle) const
    {
        return toward ? *toward : puzzle;
    }
    /// Whether the reasoning alone settles the puzzle: reaches the answer, or shows that there is
    /// none.
    [[nodiscard]] bool solved() const
    {
        return deduction.outcome == Outcome::Solved || deduction.outcome == Outcome::Contradiction;
    }
};

/// Functions called while an explanation is made, on the thread that makes it; each may be empty.
struct ExplanationHearers
{
    /// Called once, as soon as the search is over; only the explanation's solution is set by then.
    std::function<void(const Explanation &)> solved;
    /// Called after each wave of steps. The model is the one that the steps speak of.
    std::function<void(const Model &, const Knowledge &, const Trace &)> reasoned;
};

/// Solves a puzzle and finds the reasoning for its answer.
/// A search that is stopped leaves no reasoning; reasoning that is stopped leaves the steps found
/// so far. In most families the search and the reasoning are independent of each other, and where
/// the reasoning stalls, the deduction says so; a joinable puzzle builds the
/// easiest answer (see Joinable::easiest()), which then is the solution's first. Steps that no named rule gives are explained only where the puzzle has one
/// answer or none.
[[nodiscard]] Explanation explain(const Puzzle &puzzle, const StopCondition &stop,
                                  const ExplanationHearers &hearers = {});

} // namespace inkling
