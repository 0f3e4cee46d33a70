// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/colourengine.h"

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
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
    if (unknown < m_terms.firstNeighbours())
        m_newRelations.push_back(unknown);
    else if (unknown < m_terms.firstOpposites())
        m_newNeighbours.push_back(int(unknown - m_terms.firstNeighbours()));
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
    for (const int edge : std::exchange(m_newNeighbours, {})) {
        const Fact pair = knowledge.fact(m_terms.neighbours(edge));
        proposals.begin(RuleId(RuleName::EdgeColours));
        proposals.addPremise(pair);
        proposals.addConclusion(
            {UnknownId(edge), ValueSet::only(m_relations.makesUnlike(pair) ? line : cross)});
    }
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

/// Concludes what a chain says of a pair of cells; of a cell and the border, that it is inside or not.
void ColourEngine::concludePair(const Knowledge &knowledge, UnknownId pair, Trace &proposals) const
{
    const auto [first, second] = *m_relations.endsOf(pair);
    const auto difference = m_relations.difference(first, second);
    if (!difference || first == second || knowledge.possible(pair).single())
        return;
    const bool toBorder = first == m_relations.border() || second == m_relations.border();
    const UnknownId unknown = toBorder ? m_terms.cell(std::min(first, second)) : pair;
    if (knowledge.possible(unknown).single())
        return;
    proposals.begin(RuleId(RuleName::ColourChain));
    for (const Fact &fact : m_relations.chain(knowledge, first, second))
        proposals.addPremise(fact);
    const Fact yes{unknown, ValueSet::only(1)};
    const Fact no{unknown, ValueSet::only(0)};
    proposals.addConclusion(m_relations.makesUnlike(yes) == (*difference == 1) ? yes : no);
}

/// A fact that is at odds with a chain: all of it with one pair that stands for what the fact says.
void ColourEngine::concludeConflict(const Knowledge &knowledge, UnknownId unknown,
                                    Trace &proposals) const
{
    const auto [first, second] = *m_relations.endsOf(unknown);
    const auto chain = m_relations.chain(knowledge, first, second, unknown);
    const Fact fact = knowledge.fact(unknown);
    proposals.begin(RuleId(RuleName::ColourChain));
    for (const Fact &link : chain)
        proposals.addPremise(link);
    const bool isBorderEdge = first == m_relations.border() || second == m_relations.border();
    if (unknown >= m_terms.firstCell()) {
        proposals.addConclusion({unknown, ValueSet::first(2) - fact.possible});
    } else {
        // The edge speaks for a colour or a pair, of which the chain says the opposite.
        const UnknownId said = isBorderEdge ? m_terms.cell(std::min(first, second))
                                            : m_terms.neighbours(int(unknown));
        const bool chainUnlike = !m_relations.makesUnlike(fact);
        const Fact yes{said, ValueSet::only(1)};
        const Fact no{said, ValueSet::only(0)};
        proposals.addConclusion(m_relations.makesUnlike(yes) == chainUnlike ? yes : no);
    }
}

void ColourEngine::colourChain(const Knowledge &knowledge, Trace &proposals)
{
    const Grid &grid = m_terms.grid;
    for (const UnknownId unknown : std::exchange(m_conflicts, {}))
        concludeConflict(knowledge, unknown, proposals);
    if (!std::exchange(m_chainsGrew, false))
        return;
    const auto isOpen = [&](int edge) { return !knowledge.possible(UnknownId(edge)).single(); };
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        if (isOpen(edge))
            concludePair(knowledge, m_terms.neighbours(edge), proposals);
    }
    for (UnknownId pair = m_terms.firstPair(); pair < m_terms.firstNeighbours(); ++pair)
        concludePair(knowledge, pair, proposals);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        for (const int direction : {0, 1}) {
            if (m_clues.cells[std::size_t(cell)] != blank && isOpen(edges[std::size_t(direction)])
                && isOpen(edges[std::size_t(direction + 2)]))
                concludePair(knowledge, m_terms.opposites(cell, direction), proposals);
        }
    }
}

/// The clue, its edges and corners, and what is known of its neighbours across from each other.
void ColourEngine::clueColours(const Knowledge &knowledge, Trace &proposals)
{
    const Grid &grid = m_terms.grid;
    if (!std::exchange(m_cluesWait, false))
        return;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (m_clues.cells[std::size_t(cell)] == blank)
            continue;
        FourWays ways = waysRoundCell(m_clues, m_terms, knowledge, cell);
        bool hasNews = false;
        for (const unsigned direction : {0u, 1u}) {
            const Ways odd = waysWithCount(1u << direction | 4u << direction, ValueSet::only(1));
            const Fact pair = knowledge.fact(m_terms.opposites(cell, int(direction)));
            const auto [first, second] = *m_relations.endsOf(pair.unknown);
            const auto firstColour = colour(knowledge, first);
            const auto secondColour = colour(knowledge, second);
            if (pair.possible.single()) {
                ways.addFact(pair, m_relations.makesUnlike(pair) ? odd : Ways(~odd));
                hasNews = true;
            } else if ((firstColour || first == m_relations.border())
                       && (secondColour || second == m_relations.border())) {
                std::vector<Fact> facts;
                int difference = 0;
                for (const auto &fact : {firstColour, secondColour}) {
                    if (fact) {
                        facts.push_back(*fact);
                        difference ^= fact->possible.value();
                    }
                }
                if (!facts.empty()) {
                    ways.addFacts(std::move(facts), difference == 1 ? odd : Ways(~odd));
                    hasNews = true;
                }
            }
        }
        if (hasNews)
            ways.propose(knowledge, RuleId(RuleName::ClueColours), proposals);
    }
}

} // namespace inkling::slink
