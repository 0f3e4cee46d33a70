// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/fourways.h"

#include <algorithm>
#include <bit>

namespace inkling::slink {

namespace {

/// For each set of edges and each number of lines, the ways in which so many of them are lines.
constexpr auto waysTable = [] {
    std::array<std::array<Ways, 5>, 16> table{};
    for (unsigned edges = 0; edges < 16; ++edges) {
        for (unsigned way = 0; way < 16; ++way)
            table[edges][std::size_t(std::popcount(way & edges))] |= Ways(1u << way);
    }
    return table;
}();

} // namespace

Ways waysWithCount(unsigned edges, ValueSet counts)
{
    Ways ways = 0;
    for (std::size_t count = 0; count < waysTable[edges].size(); ++count)
        ways |= counts.contains(int(count)) ? waysTable[edges][count] : Ways(0);
    return ways;
}

void FourWays::addConstraint(ConstraintId constraint, Ways mask)
{
    m_premises.push_back({constraint, {}, mask});
}

void FourWays::addFact(const Fact &fact, Ways mask)
{
    m_premises.push_back({std::nullopt, {fact}, mask});
}

void FourWays::addFacts(std::vector<Fact> facts, Ways mask)
{
    m_premises.push_back({std::nullopt, std::move(facts), mask});
}

void FourWays::ask(UnknownId unknown, std::span<const Ways> waysOfValue)
{
    Question question{unknown, {}, int(waysOfValue.size())};
    std::ranges::copy(waysOfValue, question.waysOfValue.begin());
    m_questions.push_back(question);
}

/// Which premises it takes to leave no way but those of `goal`; none can be left out.
std::vector<bool> FourWays::needed(Ways goal) const
{
    std::vector<bool> kept(m_premises.size(), true);
    for (std::size_t candidate = m_premises.size(); candidate-- > 0;) {
        Ways left = m_plain;
        for (std::size_t i = 0; i < m_premises.size(); ++i) {
            if (kept[i] && i != candidate)
                left &= m_premises[i].mask;
        }
        kept[candidate] = (left & ~goal) != 0;
    }
    return kept;
}

/// The ways that fit, edge by edge, what is left.
Ways FourWays::fittingEdges(Ways left)
{
    Ways fitting = 0xFFFF;
    for (unsigned edge = 1; edge <= 8; edge <<= 1) {
        for (const int value : {cross, line}) {
            const Ways ways = waysWithCount(edge, ValueSet::only(value));
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

/// What follows from the ways that are left, each with the premises that it takes, sorted by these.
std::vector<FourWays::Conclusion> FourWays::conclusions(const Knowledge &knowledge, Ways left) const
{
    const Ways edgesLeft = fittingEdges(left);
    std::vector<Conclusion> conclusions;
    for (const Question &question : m_questions) {
        const ValueSet possible = valuesIn(left, question);
        const ValueSet known = knowledge.possible(question.unknown);
        const bool isEdge = question.unknown < m_edgeCount;
        const ValueSet said = isEdge ? known : known & valuesIn(edgesLeft, question);
        if (said.within(possible))
            continue;
        Ways goal = 0;
        for (int value = 0; value < question.valueCount; ++value)
            goal |= possible.contains(value) ? question.waysOfValue[std::size_t(value)] : Ways(0);
        conclusions.push_back({needed(goal), {question.unknown, possible}});
    }
    std::ranges::stable_sort(conclusions, {}, &Conclusion::premises);
    return conclusions;
}

void FourWays::begin(RuleName rule, const std::vector<bool> &premises, Trace &proposals) const
{
    bool restsOnConstraint = false;
    for (std::size_t i = 0; i < premises.size(); ++i)
        restsOnConstraint = restsOnConstraint || (premises[i] && m_premises[i].constraint);
    proposals.begin(RuleId(restsOnConstraint ? rule : RuleName::CornerEdges));
    for (std::size_t i = 0; i < premises.size(); ++i) {
        if (!premises[i])
            continue;
        if (m_premises[i].constraint)
            proposals.addConstraint(*m_premises[i].constraint);
        for (const Fact &fact : m_premises[i].facts)
            proposals.addPremise(fact);
    }
}

void FourWays::propose(const Knowledge &knowledge, RuleName rule, Trace &proposals) const
{
    Ways left = m_plain;
    for (const Premise &premise : m_premises)
        left &= premise.mask;
    if (left == 0) {
        begin(rule, needed(0), proposals);
        proposals.setContradiction();
        return;
    }
    const std::vector<bool> *last = nullptr;
    const auto all = conclusions(knowledge, left);
    for (const auto &[premises, fact] : all) {
        if (!last || *last != premises)
            begin(rule, premises, proposals);
        last = &premises;
        proposals.addConclusion(fact);
    }
}

} // namespace inkling::slink
