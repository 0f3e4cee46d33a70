// SPDX-License-Identifier: MIT
#include "families/slink/engines/fourways.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

namespace {

/// The cost of a step about two edges of which both are lines or neither is: this is harder to see
/// than that a corner has at least, or at most, one line.
constexpr double costOfBothOrNeither = 2.95;
constexpr ValueSet noneOrTwo = ValueSet(0b101);

} // namespace

void FourWays::addConstraint(ConstraintId constraint, Ways mask)
{
    m_premises.push_back({constraint, std::nullopt, mask});
}

void FourWays::addFact(const Fact &fact, Ways mask)
{
    m_premises.push_back({std::nullopt, fact, mask});
}

void FourWays::ask(UnknownId unknown, std::span<const Ways> waysOfValue)
{
    Question question{unknown, {}, int(waysOfValue.size())};
    std::ranges::copy(waysOfValue, question.waysOfValue.begin());
    m_questions.push_back(question);
}

/// The premises that are needed to leave no way but those of `goal`; none of them can be left out.
FourWays::PremiseSet FourWays::needed(Ways goal) const
{
    PremiseSet kept = 0;
    for (std::size_t i = 0; i < m_premises.size(); ++i)
        kept |= bitOf(i);
    for (std::size_t candidate = m_premises.size(); candidate-- > 0;) {
        Ways left = m_plain;
        for (std::size_t i = 0; i < m_premises.size(); ++i) {
            if ((kept & bitOf(i)) != 0 && i != candidate)
                left &= m_premises[i].mask;
        }
        if ((left & ~goal) == 0)
            kept &= PremiseSet(~bitOf(candidate));
    }
    return kept;
}

/// The ways that fit, edge by edge, what is left.
Ways FourWays::fittingEdges(Ways left)
{
    Ways fitting = 0xFFFF;
    for (unsigned edge = 1; edge <= 8; edge <<= 1) {
        for (const int value : {cross, line}) {
            const Ways ways = waysWithCount(edge, value);
            if ((left & ways) == 0)
                fitting &= Ways(~ways);
        }
    }
    return fitting;
}

/// The values of an unknown that these ways leave.
ValueSet FourWays::valuesIn(Ways ways, const Question &question)
{
    ValueSet values;
    for (int value = 0; value < question.valueCount; ++value) {
        if ((ways & question.waysOfValue[std::size_t(value)]) != 0)
            values = values | ValueSet::only(value);
    }
    return values;
}

/// The conclusions from the ways that are left, each with the premises that it needs, sorted by
/// these.
auto FourWays::conclusions(const Knowledge &knowledge, Ways left) const
    -> FixedList<Conclusion, mostAdded>
{
    const Ways edgesLeft = fittingEdges(left);
    FixedList<Conclusion, mostAdded> conclusions;
    for (const Question &question : m_questions) {
        const ValueSet possible = valuesIn(left, question);
        const ValueSet known = knowledge.possible(question.unknown);
        const bool isEdge = question.unknown < m_terms.firstCell();
        const ValueSet said = isEdge ? known : known & valuesIn(edgesLeft, question);
        if (said.within(possible))
            continue;
        Ways goal = 0;
        for (int value = 0; value < question.valueCount; ++value)
            goal |= possible.contains(value) ? question.waysOfValue[std::size_t(value)] : Ways(0);
        const Fact fact{question.unknown, possible};
        const PremiseSet premises = needed(goal);
        conclusions.push_back({premises, costOf(premises, fact), fact});
    }
    const auto key = [](const Conclusion &conclusion) {
        return std::pair(conclusion.premises, conclusion.cost);
    };
    for (Conclusion *next = conclusions.begin(); next != conclusions.end(); ++next) {
        Conclusion *const place
            = std::ranges::upper_bound(conclusions.begin(), next, key(*next), {}, key);
        std::rotate(place, next, next + 1);
    }
    return conclusions;
}

bool FourWays::isCorner(const Fact &fact) const
{
    return fact.unknown >= m_terms.firstCorner() && fact.unknown < m_terms.firstPair();
}

/// Whether a fact says of two edges at a dot that both are lines or neither is.
bool FourWays::saysBothOrNeither(const Fact &fact) const
{
    return fact.unknown >= m_terms.firstCell()
           && fact.possible == (isCorner(fact) ? noneOrTwo : ValueSet::only(1));
}

/// The cost of a step; 0 for the cost of its rule.
double FourWays::costOf(PremiseSet premises, const Fact &conclusion) const
{
    bool isBothOrNeither = saysBothOrNeither(conclusion);
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        const std::optional<Fact> &fact = m_premises[i].fact;
        isBothOrNeither
            = isBothOrNeither || ((premises & bitOf(i)) != 0 && fact && saysBothOrNeither(*fact));
    }
    return isBothOrNeither ? costOfBothOrNeither : 0;
}

void FourWays::begin(RuleName rule, PremiseSet premises, double cost, Trace &proposals) const
{
    bool restsOnConstraint = false;
    for (std::size_t i = 0; i < m_premises.size(); ++i)
        restsOnConstraint
            = restsOnConstraint || ((premises & bitOf(i)) != 0 && m_premises[i].constraint);
    proposals.begin(RuleId(restsOnConstraint ? rule : RuleName::CornerEdges), 0, cost);
    for (std::size_t i = 0; i < m_premises.size(); ++i) {
        if ((premises & bitOf(i)) == 0)
            continue;
        if (m_premises[i].constraint)
            proposals.addConstraint(*m_premises[i].constraint);
        if (m_premises[i].fact)
            proposals.addPremise(*m_premises[i].fact);
    }
}

void FourWays::propose(const Knowledge &knowledge, RuleName rule, Trace &proposals) const
{
    Ways left = m_plain;
    for (const Premise &premise : m_premises)
        left &= premise.mask;
    if (left == 0) {
        begin(rule, needed(0), 0, proposals);
        proposals.setContradiction();
        return;
    }
    const Conclusion *last = nullptr;
    const auto all = conclusions(knowledge, left);
    for (const Conclusion &conclusion : all) {
        const auto &[premises, cost, fact] = conclusion;
        if (!last || last->premises != premises || last->cost != cost)
            begin(rule, premises, cost, proposals);
        last = &conclusion;
        proposals.addConclusion(fact);
    }
}

} // namespace inkling::slink
