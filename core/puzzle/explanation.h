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
    /// The puzzle whose board and model the reasoning speaks of, where that is one that leads to the
    /// answer found (see Puzzle::toward()); else null.
    std::shared_ptr<const Puzzle> toward;
    /// Puzzle::rating().
    std::optional<Rating> rating;
    /// Whether something of it was stopped before it was done.
    bool isStopped = false;

    /// What the reasoning is about. Requires: `puzzle` is the one explained.
    [[nodiscard]] const Puzzle &reasoned(const Puzzle &puzzle) const
    {
        return toward ? *toward : puzzle;
    }
    /// Whether the reasoning alone settles the puzzle: it reaches the answer, or shows that there is none.
    [[nodiscard]] bool solved() const
    {
        return deduction.outcome == Outcome::Solved || deduction.outcome == Outcome::Contradiction;
    }
};

/// Who hears of an explanation while it is made, on the thread that makes it; each may be empty.
struct ExplanationHearers
{
    /// Told once, as soon as the search is over: only the solution of the explanation is there.
    std::function<void(const Explanation &)> solved;
    /// Told after each wave; the model is the one that the steps speak of.
    std::function<void(const Model &, const Knowledge &, const Trace &)> reasoned;
};

/// Solves a puzzle and reasons it out; a search that is stopped leaves no reasoning, and reasoning that is
/// stopped the steps found until then. Where answers are
/// excluded one by one the two are independent of each other, and where the reasoning stalls, it says
/// so; reasoning that builds an answer builds the one that was found. What no named rule gives is explained
/// only where there is one answer, or none.
[[nodiscard]] Explanation explain(const Puzzle &puzzle, const StopCondition &stop,
                                  const ExplanationHearers &hearers = {});

} // namespace inkling
