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

Ways waysWithCount(ValueSet counts)
{
    return waysWithCount(0b1111, counts);
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

void FourWays::propose(const Knowledge &knowledge, RuleName rule, Trace &proposals) const
{
    Ways left = m_plain;
    for (const Premise &premise : m_premises)
        left &= premise.mask;
    Ways edgesLeft = 0xFFFF; // the ways that fit the edges one by one
    for (unsigned edge = 1; edge <= 8; edge <<= 1) {
        for (const int value : {cross, line}) {
            const Ways ways = waysWithCount(edge, ValueSet::only(value));
            if ((left & ways) == 0)
                edgesLeft &= Ways(~ways);
        }
    }

    const auto begin = [&](const std::vector<bool> &kept) {
        bool restsOnConstraint = false;
        for (std::size_t i = 0; i < kept.size(); ++i)
            restsOnConstraint = restsOnConstraint || (kept[i] && m_premises[i].constraint);
        proposals.begin(RuleId(restsOnConstraint ? rule : RuleName::CornerEdges));
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (!kept[i])
                continue;
            if (m_premises[i].constraint)
                proposals.addConstraint(*m_premises[i].constraint);
            for (const Fact &fact : m_premises[i].facts)
                proposals.addPremise(fact);
        }
    };

    if (left == 0) {
        begin(needed(0));
        proposals.setContradiction();
        return;
    }
    std::vector<std::pair<std::vector<bool>, Fact>> conclusions;
    for (const Question &question : m_questions) {
        ValueSet possible;
        ValueSet byEdges;
        Ways goal = 0;
        for (int value = 0; value < question.valueCount; ++value) {
            const Ways ways = question.waysOfValue[std::size_t(value)];
            if ((left & ways) != 0) {
                possible = possible | ValueSet::only(value);
                goal |= ways;
            }
            if ((edgesLeft & ways) != 0)
                byEdges = byEdges | ValueSet::only(value);
        }
        const bool isEdge = question.unknown < m_edgeCount;
        const ValueSet known = knowledge.possible(question.unknown);
        if (!known.within(possible) && (isEdge || !(known & byEdges).within(possible)))
            conclusions.emplace_back(needed(goal), Fact{question.unknown, possible});
    }
    std::ranges::stable_sort(conclusions, {}, [](const auto &entry) { return entry.first; });
    for (std::size_t i = 0; i < conclusions.size(); ++i) {
        if (i == 0 || conclusions[i].first != conclusions[i - 1].first)
            begin(conclusions[i].first);
        proposals.addConclusion(conclusions[i].second);
    }
}

} // namespace inkling::slink
