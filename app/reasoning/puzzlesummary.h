// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "puzzle/puzzle.h"

#include <memory>
#include <optional>

namespace inkling {

/// The verdict on a puzzle and its rating, without the reasoning.
struct PuzzleSummary
{
    Verdict verdict = Verdict::Unknown;
    /// The rating; nothing if there is none, or none yet.
    std::optional<Rating> rating;
    /// Whether the rating may still change, because the named rules do not settle the puzzle and
    /// the reasoning beyond them has not been tried.
    bool isRatingOpen = false;
    Outcome outcome = Outcome::Stopped;
    /// The number of unknowns that are open where the reasoning stalls, in words.
    Phrase undecided;
    double milliseconds = 0;
    /// The answer, for the small picture; null unless it is the only one and reasoning reached it,
    /// and for very large puzzles.
    std::shared_ptr<const Answer> answer;
};

/// The answers of a puzzle, and how long it took to find them.
struct TimedSolution
{
    std::shared_ptr<const Solution> solution;
    double milliseconds = 0;
};
/// Solves a puzzle, and looks for a second answer.
[[nodiscard]] TimedSolution solveTimed(const Puzzle &puzzle, const StopCondition &stop);

/// Whether reasoning by named rules alone leaves open what the smallest explanations may settle.
[[nodiscard]] bool leavesMore(const Model &model, const Deduction &deduction);

/// Sums up what was found out about a puzzle. Cost: that of Puzzle::rating().
[[nodiscard]] PuzzleSummary summarize(const Puzzle &puzzle, const Model &model,
                                      const TimedSolution &solved, const Deduction &deduction,
                                      const StopCondition &stop);

} // namespace inkling
