// SPDX-License-Identifier: MIT
#include "families/slink/colours/colourengine.h"

#include "families/slink/colours/colourways.h"
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

void ColourEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                           Trace &proposals)
{
    switch (rule) {
    case RuleName::ColourAcross:
        return colourAcross(knowledge, proposals);
    case RuleName::EdgeColours:
        return edgeColours(knowledge, proposals);
    case RuleName::ColourChain:
        return colourChain(knowledge, stop, proposals);
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
    const bool isUnlike = m_relations.difference(first, second) == 1;
    const bool toBorder = std::max(first, second) == m_relations.border();
    const std::vector<Fact> chain = m_relations.chain(knowledge, first, second);
    proposals.begin(RuleId(RuleName::ColourChain), 0, costOfChain(chain.size()));
    for (const Fact &fact : chain)
        proposals.addPremise(fact);
    proposals.addConclusion(
        m_relations.saying(toBorder ? m_terms.cell(std::min(first, second)) : pair, isUnlike));
}

/// Whether a chain says something new of a pair.
bool ColourEngine::hasNews(const Knowledge &knowledge, UnknownId pair) const
{
    const auto [first, second] = *m_relations.endsOf(pair);
    if (first == second || knowledge.possible(pair).single()
        || !m_relations.difference(first, second))
        return false;
    return std::max(first, second) < m_relations.border()
           || !colour(knowledge, std::min(first, second));
}

/// The pairs of cells of which a chain may say something that matters.
std::vector<UnknownId> ColourEngine::pairsToChain(const Knowledge &knowledge) const
{
    const Grid &grid = m_terms.grid;
    std::vector<UnknownId> pairs;
    const auto add = [&](UnknownId pair) {
        if (hasNews(knowledge, pair))
            pairs.push_back(pair);
    };
    const auto isOpen = [&](int edge) { return !knowledge.possible(UnknownId(edge)).single(); };
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        if (isOpen(edge))
            add(m_terms.neighbours(edge));
    }
    for (UnknownId pair = m_terms.firstPair(); pair < m_terms.firstNeighbours(); ++pair)
        add(pair);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (m_clues.cells[std::size_t(cell)] == blank)
            continue;
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        for (const std::size_t direction : {0u, 1u}) {
            if (isOpen(edges[direction]) && isOpen(edges[direction + 2]))
                add(m_terms.opposites(cell, int(direction)));
        }
    }
    return pairs;
}

void ColourEngine::colourChain(const Knowledge &knowledge, const StopCondition &stop,
                               Trace &proposals)
{
    // A fact at odds with a chain: the chain says the opposite; an edge speaks for its two cells.
    for (const UnknownId unknown : std::exchange(m_conflicts, {})) {
        const bool isEdge = unknown < m_terms.firstCell();
        concludePair(knowledge, isEdge ? m_terms.neighbours(int(unknown)) : unknown, proposals);
    }
    if (!std::exchange(m_chainsGrew, false))
        return;
    for (const UnknownId pair : pairsToChain(knowledge)) {
        if (stop.stopped())
            return;
        concludePair(knowledge, pair, proposals);
    }
}

} // namespace inkling::slink
