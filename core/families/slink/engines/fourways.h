// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/rules.h"
#include "families/slink/terms.h"
#include "fixedlist.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <array>
#include <bit>
#include <optional>
#include <span>

namespace inkling::slink {

/// A set of the sixteen ways to draw four edges that follow each other clockwise: bit w is set
/// while way w is possible, and way w draws edge i when bit i of w is set.
using Ways = std::uint16_t;

/// By set of edges (one bit each) and number of lines: the ways in which this many of them are
/// lines.
inline constexpr auto waysTable = [] {
    std::array<std::array<Ways, 5>, 16> table{};
    for (unsigned edges = 0; edges < 16; ++edges) {
        for (unsigned way = 0; way < 16; ++way)
            table[edges][std::size_t(std::popcount(way & edges))] |= Ways(1U << way);
    }
    return table;
}();
/// The ways in which so many of the edges are lines. Requires: count <= 4.
[[nodiscard]] inline Ways waysWithCount(unsigned edges, int count)
{
    return waysTable[edges][std::size_t(count)];
}
/// The ways in which the number of lines among the edges is one of `counts`, all below 5.
[[nodiscard]] inline Ways waysWithCount(unsigned edges, ValueSet counts)
{
    Ways ways = 0;
    for (const int count : counts)
        ways |= waysWithCount(edges, count);
    return ways;
}

/// The facts known at a place with four edges, and the conclusions from them.
///
/// First filled with masks, each with the premise that it stands for; then asked for conclusions,
/// each with as few of the premises as possible.
class FourWays
{
public:
    /// Keeps a reference to the argument.
    explicit FourWays(const Terms &terms)
        : m_terms(terms)
    {}

    /// Adds a mask that holds by the shape of the board and needs no premise.
    void addPlain(Ways mask) { m_plain = Ways(m_plain & mask); }
    void addConstraint(ConstraintId constraint, Ways mask);
    /// Adds one fact as a premise. Where a conclusion can do without some premises, those added
    /// last are left out first.
    void addFact(const Fact &fact, Ways mask);

    /// Adds an open unknown to draw conclusions about; `waysOfValue` has the ways for each of its
    /// values. Nothing is concluded where the knowledge, together with what follows for single
    /// edges, already says it.
    void ask(UnknownId unknown, std::span<const Ways> waysOfValue);

    /// Appends the steps that follow: by `rule`, or by CornerEdges where no constraint is needed.
    /// Conclusions with the same premises share a step; when no way is left, the only step is a
    /// contradiction.
    void propose(const Knowledge &knowledge, RuleName rule, Trace &proposals) const;

private:
    static constexpr std::size_t mostAdded = 12; ///< a dot has 11 premises and 10 questions

    /// A constraint or a fact, and the ways that it leaves.
    struct Premise
    {
        std::optional<ConstraintId> constraint;
        std::optional<Fact> fact;
        Ways mask;
    };
    struct Question
    {
        UnknownId unknown;
        std::array<Ways, 3> waysOfValue;
        int valueCount;
    };

    /// A set of premises; the one that was added first has the highest bit.
    using PremiseSet = std::uint16_t;
    [[nodiscard]] static PremiseSet bitOf(std::size_t premise)
    {
        return PremiseSet(1U << (mostAdded - 1 - premise));
    }

    struct Conclusion
    {
        PremiseSet premises;
        double cost; ///< 0: the rule's own cost
        Fact fact;
    };

    [[nodiscard]] PremiseSet needed(Ways goal) const;
    [[nodiscard]] static Ways fittingEdges(Ways left);
    [[nodiscard]] static ValueSet valuesIn(Ways ways, const Question &question);
    [[nodiscard]] FixedList<Conclusion, mostAdded> conclusions(const Knowledge &knowledge,
                                                               Ways left) const;
    [[nodiscard]] bool isCorner(const Fact &fact) const;
    [[nodiscard]] bool saysBothOrNeither(const Fact &fact) const;
    [[nodiscard]] double costOf(PremiseSet premises, const Fact &conclusion) const;
    void begin(RuleName rule, PremiseSet premises, double cost, Trace &proposals) const;

    const Terms &m_terms;
    Ways m_plain = 0xFFFF;
    FixedList<Premise, mostAdded> m_premises;
    FixedList<Question, mostAdded> m_questions;
};

} // namespace inkling::slink
