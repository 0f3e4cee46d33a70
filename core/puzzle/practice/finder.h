// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/randomsource.h"
#include "puzzle/practice/position.h"

#include <optional>

namespace inkling {

/// The positions found in a puzzle for one rule.
struct PracticeFinds
{
    std::vector<PracticePosition> positions; ///< no two of them know the same
    /// Whether the rule gave the next step at some moment, but said nothing there that a person can
    /// mark.
    bool isUnmarkable = false;
};

/// How long positions are looked for in a puzzle.
struct PracticeEffort
{
    std::size_t most = 1; ///< the number of positions that is enough
    std::size_t patience
        = 1; ///< the walks in a row, all in vain, after which to give up; short walks if few
};

/// Finds positions in one puzzle, for one rule after the other. One thread at a time.
class PracticeFinder
{
public:
    /// Cost: that of proving that the puzzle has one answer.
    PracticeFinder(std::shared_ptr<const Puzzle> puzzle, const StopCondition &stop);

    /// Whether there can be positions: the puzzle has exactly one answer, and its reasoning does
    /// not build one of several. False when stopped.
    [[nodiscard]] bool isFit() const { return m_answer.has_value(); }

    /// Walks through the puzzle again and again, each time from other facts that are given, until
    /// that is effort enough, or cheaper rules solve the puzzle. Finds nothing when stopped.
    /// Requires: isFit(); a rule of the family's catalogue.
    /// Cost of a walk: at most some twenty times that of reasoning by the cheaper rules.
    [[nodiscard]] PracticeFinds find(RuleId rule, const PracticeEffort &effort, RandomSource random,
                                     const StopCondition &stop) const;

private:
    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    std::optional<Answer> m_answer;
};

} // namespace inkling
