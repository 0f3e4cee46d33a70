// SPDX-License-Identifier: MIT
#include "families/slink/colourengine.h"

#include "families/slink/surroundings.h"

#include <utility>

namespace inkling::slink {

ColourEngine::ColourEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_relations(clues.grid)
{}

void ColourEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    m_cluesWait = true;
    const auto ends = m_relations.endsOf(unknown);
    if (!ends)
        return;
    const Fact fact = knowledge.fact(unknown);
    const auto known = m_relations.difference(ends->first, ends->second);
    if (known && *known != (m_relations.makesUnlike(fact) ? 1 : 0))
        m_conflicts.push_back(unknown);
    m_chainsGrew = m_relations.learn(fact) || m_chainsGrew;
    if (unknown >= m_terms.firstCell() && unknown < m_terms.firstCorner())
        m_newColours.push_back(ends->first);
    m_newRelations.push_back(unknown);
}

void ColourEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &,
                           Trace &proposals)
{
    switch (rule) {
    case RuleName::ColourAcross:
        return colourAcross(knowledge, proposals);
    case RuleName::EdgeColours:
        return edgeColours(knowledge, proposals);
    case RuleName::ColourChain:
        return colourChain(knowledge, proposals);
    case RuleName::ClueColours:
        return clueColours(knowledge, proposals);
    default:
        return;
    }
}

/// The fact that a cell is inside or outside; for the border, a fact is not needed and none is given.
std::optional<Fact> ColourEngine::colour(const Knowledge &knowledge, int node) const
{
    if (node == m_relations.border())
        return std::nullopt;
    const Fact fact = knowledge.fact(m_terms.cell(node));
    return fact.possible.single() ? std::optional(fact) : std::nullopt;
}

/// Colours the cell `to` from the node `from` by the relation `by` between them, if that is news.
void ColourEngine::spread(const Knowledge &knowledge, UnknownId by, int from, int to,
                          Trace &proposals) const
{
    const auto source = colour(knowledge, from);
    const bool isBorder = from == m_relations.border();
    if (to == m_relations.border() || (!source && !isBorder) || colour(knowledge, to))
        return;
    const Fact relation = knowledge.fact(by);
    const int sourceColour = isBorder ? outside : source->possible.value();
    const int colour = m_relations.makesUnlike(relation) ? 1 - sourceColour : sourceColour;
    proposals.begin(RuleId(RuleName::ColourAcross));
    if (source)
        proposals.addPremise(*source);
    proposals.addPremise(relation);
    proposals.addConclusion({m_terms.cell(to), ValueSet::only(colour)});
}

void ColourEngine::colourAcross(const Knowledge &knowledge, Trace &proposals)
{
    for (const UnknownId unknown : std::exchange(m_newRelations, {})) {
        const auto [first, second] = *m_relations.endsOf(unknown);
        if (unknown < m_terms.firstCell() || unknown >= m_terms.firstPair()) {
            spread(knowledge, unknown, first, second, proposals);
            spread(knowledge, unknown, second, first, proposals);
            continue;
        }
        m_relations.forEachNeighbour(first, [&](UnknownId by, int node) {
            if (by != unknown && knowledge.possible(by).single())
                spread(knowledge, by, first, node, proposals);
        });
    }
}

void ColourEngine::edgeColours(const Knowledge &knowledge, Trace &proposals)
{
    const Grid &grid = m_terms.grid;
    for (const int cell : std::exchange(m_newColours, {})) {
        for (const int edge : edgesOfCell(grid, cell / grid.columns, cell % grid.columns)) {
            const auto [first, second] = *m_relations.endsOf(UnknownId(edge));
            const int other = first == cell ? second : first;
            const auto own = colour(knowledge, cell);
            const auto across = colour(knowledge, other);
            if (knowledge.possible(UnknownId(edge)).single()
                || (!across && other != m_relations.border()))
                continue;
            proposals.begin(RuleId(RuleName::EdgeColours));
            proposals.addPremise(*own);
            if (across)
                proposals.addPremise(*across);
            const int acrossColour = across ? across->possible.value() : outside;
            proposals.addConclusion(
                {UnknownId(edge),
                 ValueSet::only(own->possible.value() == acrossColour ? cross : line)});
        }
    }
}

void ColourEngine::colourChain(const Knowledge &knowledge, Trace &proposals)
{
    const auto conclude = [&](UnknownId unknown, const Relations::Ends &ends, bool areUnlike) {
        proposals.begin(RuleId(RuleName::ColourChain));
        for (const Fact &fact : m_relations.chain(knowledge, ends.first, ends.second, unknown))
            proposals.addPremise(fact);
        const Fact yes{unknown, ValueSet::only(1)};
        const Fact no{unknown, ValueSet::only(0)};
        proposals.addConclusion(m_relations.makesUnlike(yes) == areUnlike ? yes : no);
    };
    for (const UnknownId unknown : std::exchange(m_conflicts, {})) {
        const auto ends = *m_relations.endsOf(unknown);
        conclude(unknown, ends, !m_relations.makesUnlike(knowledge.fact(unknown)));
    }
    if (!std::exchange(m_chainsGrew, false))
        return;
    for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown) {
        if (unknown == m_terms.firstCell())
            unknown = m_terms.firstPair();
        if (unknown >= m_terms.count() || knowledge.possible(unknown).single())
            continue;
        const auto ends = *m_relations.endsOf(unknown);
        if (const auto difference = m_relations.difference(ends.first, ends.second))
            conclude(unknown, ends, *difference == 1);
    }
}

void ColourEngine::clueColours(const Knowledge &knowledge, Trace &proposals)
{
    const Grid &grid = m_terms.grid;
    if (!std::exchange(m_cluesWait, false))
        return;
    Trace attempt;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        auto nodes = neighbours(grid, cell / grid.columns, cell % grid.columns);
        for (int &node : nodes)
            node = node == nowhere ? m_relations.border() : node;
        for (const std::size_t i : {0, 1}) {
            if (m_clues.cells[std::size_t(cell)] == blank
                || knowledge.possible(UnknownId(edges[i])).single()
                || knowledge.possible(UnknownId(edges[i + 2])).single())
                continue;
            const auto difference = m_relations.difference(nodes[i], nodes[i + 2]);
            if (!difference)
                continue;
            const Ways odd = waysWithCount(1u << i | 4u << i, ValueSet::only(1));
            const Ways mask = *difference == 1 ? odd : Ways(~odd);
            FourWays ways = waysRoundCell(m_clues, m_terms, knowledge, cell);
            FourWays trial = ways;
            trial.addPlain(mask);
            attempt.clear();
            trial.propose(knowledge, RuleId(RuleName::ClueColours), attempt);
            if (attempt.empty())
                continue;
            ways.addFacts(m_relations.chain(knowledge, nodes[i], nodes[i + 2]), mask);
            ways.propose(knowledge, RuleId(RuleName::ClueColours), proposals);
        }
    }
}

} // namespace inkling::slink
