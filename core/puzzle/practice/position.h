// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"
#include "puzzle/puzzle.h"

#include <memory>
#include <span>
#include <vector>

namespace inkling {

/// A position for practising a rule: a puzzle with one answer, and a moment at which this rule
/// gives the next step. Immutable once made; shared freely between threads.
struct PracticePosition
{
    std::shared_ptr<const Puzzle> puzzle;
    std::shared_ptr<const Model> model;
    RuleId rule = 0;
    /// The facts known at that moment, besides Model::initial().
    std::vector<Fact> known;
    /// The steps by the rule that say something new here that a person can mark, with nothing but
    /// their news, the easiest first; at least one. No rule that costs less gives any step here;
    /// rules that cost as much may give some.
    Trace steps;
    /// The only answer of the puzzle.
    Answer answer;
};

/// The unknowns that a person can mark, true by unknown: those that are a choice on some element.
[[nodiscard]] std::vector<bool> markable(const Model &model, const Board &board);

/// How marks that a person has added at a position compare with the step that is to be found.
enum class PracticeJudgement : std::uint8_t {
    Nothing,     ///< nothing is marked that was not known
    Right,       ///< some of the marks follow by the rule, and all are so in the answer
    BesideWrong, ///< as Right, but a mark that the rule says nothing about is not so
    Elsewhere,   ///< all marks are so in the answer, but none follows by the rule
    Wrong,       ///< a mark is not so: none follows by the rule, or the rule says the opposite
};
/// A comparison, and the step of the position that the marks are closest to.
struct PracticeResult
{
    PracticeJudgement judgement = PracticeJudgement::Nothing;
    std::size_t step = 0;
    /// With Right, the marks that the rule says nothing about.
    std::vector<Fact> others;
};

/// Compares marks with a position. `marks`: facts, at most one about each unknown, what was known
/// included or not. Constant time for each mark and conclusion.
[[nodiscard]] PracticeResult judge(const PracticePosition &position, std::span<const Fact> marks);

/// Whether the other marks of a result follow, too, once the steps of the position are taken: by
/// rules that cost no more than the result's step. True where that is not found out before `stop`.
/// Usually a few milliseconds, and seconds where much follows; for a worker thread.
[[nodiscard]] bool othersFollow(const PracticePosition &position, const PracticeResult &result,
                                const StopCondition &stop);

} // namespace inkling
