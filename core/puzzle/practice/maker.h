// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/practice/finder.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inkling {

class Family;

/// Why no positions can be made for practising a rule.
enum class Unpractised : std::uint8_t {
    BuildsAnswer,  ///< the rule builds one of several answers: other next steps are as good
    NoAnswer,      ///< the rule only shows that a puzzle has no answer
    OnlyALink,     ///< the rule gives no step of its own, only links of chains
    NothingToMark, ///< the rule says nothing that a person can mark on a board
    Rare,          ///< in no puzzle made was it the rule that gives the next step
};

/// Why the rule cannot be practised, as far as the rule, its picture and its family tell; nothing
/// if they do not tell. Requires: rule < family.rules().size().
[[nodiscard]] std::optional<Unpractised> whyUnpractised(const Family &family, RuleId rule);

/// Makes positions for practising a rule, one after the other, no two alike and no two on the same
/// board in a row: in random puzzles, and in samples of the family turned at random. The same
/// family, rule and seed give the same positions on every machine. One thread at a time.
class PracticeMaker
{
public:
    /// Requires: rule < family.rules().size(); the family outlives the maker.
    PracticeMaker(const Family &family, RuleId rule, std::uint64_t seed);

    /// Makes the next position. Nothing when stopped, once `mostTries` puzzles in a row had no such
    /// position, and before the first one once the rule said nothing to mark in many puzzles. A call that was stopped is repeated by the next one. `tell` is told after
    /// each puzzle how many have been tried in this call.
    /// Cost: usually that of making a few puzzles of the family's smaller sizes.
    [[nodiscard]] std::optional<PracticePosition>
    next(std::size_t mostTries, const StopCondition &stop,
         const std::function<void(std::size_t)> &tell = {});

    /// Why next() found nothing. Requires: it has, and was not stopped.
    [[nodiscard]] Unpractised why() const
    {
        return isUnmarkable() ? Unpractised::NothingToMark : Unpractised::Rare;
    }

    /// The puzzle that is looked through for a position, both counted from 0: in turn a random one,
    /// at a size and a difficulty that fit the rule, and a sample, which is the very first one. Null
    /// when stopped, and where none could be made.
    [[nodiscard]] std::shared_ptr<const Puzzle> puzzle(std::uint64_t position, std::uint64_t number,
                                                       const StopCondition &stop) const;

private:
    [[nodiscard]] bool isUnmarkable() const;
    [[nodiscard]] PracticeFinds findIn(const std::shared_ptr<const Puzzle> &puzzle,
                                       const StopCondition &stop) const;
    /// Whether a position is not like one made before, nor on the last one's board; remembers it.
    [[nodiscard]] bool isNew(const PracticePosition &position);

    const Family &m_family;
    RuleId m_rule;
    std::uint64_t m_seed;
    std::uint64_t m_tried = 0; ///< puzzles looked through for the next position
    std::vector<std::pair<std::string, std::vector<Fact>>> m_made;
    int m_unmarkable = 0; ///< puzzles in which the rule gave steps with nothing to mark
};

} // namespace inkling
