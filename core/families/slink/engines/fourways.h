// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/rules.h"
#include "families/slink/terms.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace inkling::slink {

/// The sixteen ways to draw four edges that follow each other clockwise: bit w is set while way w is
/// possible, and way w draws edge i when bit i of w is set.
using Ways = std::uint16_t;

/// The ways in which the number of lines among `edges` (a bit each) is one of `counts`.
[[nodiscard]] Ways waysWithCount(unsigned edges, ValueSet counts);

/// What is known at a place with four edges, and what follows from it there.
///
/// Filled with masks, each with the premise that it stands for; then asked for conclusions, each with
/// as few of the premises as do.
class FourWays
{
public:
    /// `edgeCount`: how many edges the board has; unknowns from there on are derived.
    explicit FourWays(UnknownId edgeCount)
        : m_edgeCount(edgeCount)
    {}

    /// Adds what holds by the shape of the board.
    void addPlain(Ways mask) { m_plain = Ways(m_plain & mask); }
    void addConstraint(ConstraintId constraint, Ways mask);
    /// Premises that are dropped first are added last.
    void addFact(const Fact &fact, Ways mask);
    /// Several facts that only together give a mask.
    void addFacts(std::vector<Fact> facts, Ways mask);

    /// An unknown, and for each of its values the ways that go with it. It is asked about; where the
    /// knowledge already says as much as the edges do, nothing is concluded.
    void ask(UnknownId unknown, std::span<const Ways> waysOfValue);

    /// Appends the steps that follow: by `rule`, or by CornerEdges where no constraint is needed.
    /// Conclusions with the same premises share a step; when no way is left, the only step is a
    /// contradiction.
    void propose(const Knowledge &knowledge, RuleName rule, Trace &proposals) const;

private:
    struct Premise
    {
        std::optional<ConstraintId> constraint;
        std::vector<Fact> facts;
        Ways mask;
    };
    struct Question
    {
        UnknownId unknown;
        std::array<Ways, 3> waysOfValue;
        int valueCount;
    };

    struct Conclusion
    {
        std::vector<bool> premises; ///< which of m_premises it takes
        double cost;                ///< 0: the rule's
        Fact fact;
    };

    [[nodiscard]] std::vector<bool> needed(Ways goal) const;
    [[nodiscard]] static Ways fittingEdges(Ways left);
    [[nodiscard]] static ValueSet valuesIn(Ways ways, const Question &question);
    [[nodiscard]] std::vector<Conclusion> conclusions(const Knowledge &knowledge, Ways left) const;
    [[nodiscard]] bool isCorner(const Fact &fact) const;
    [[nodiscard]] bool saysBothOrNeither(const Fact &fact) const;
    [[nodiscard]] double costOf(const std::vector<bool> &premises, const Fact &conclusion) const;
    void begin(RuleName rule, const std::vector<bool> &premises, double cost,
               Trace &proposals) const;

    UnknownId m_edgeCount;
    Ways m_plain = 0xFFFF;
    std::vector<Premise> m_premises;
    std::vector<Question> m_questions;
};

} // namespace inkling::slink
