// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/pieces.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

void makeSet(std::vector<Fact> &facts)
{
    std::ranges::sort(facts, {}, &Fact::unknown);
    const auto repeated = std::ranges::unique(facts, {}, &Fact::unknown);
    facts.erase(repeated.begin(), repeated.end());
}

Pieces::Pieces(const Relations &relations, const Grid &grid)
    : m_relations(relations)
    , m_terms{grid}
    , m_barriers(grid)
    , m_visited(std::size_t(grid.cellCount() + 1), 0)
{}

Pieces::Colours Pieces::known(const Knowledge &knowledge) const
{
    Colours colours(m_visited.size(), openColour);
    for (int cell = 0; cell < m_relations.border(); ++cell) {
        const ValueSet possible = knowledge.possible(m_terms.cell(cell));
        if (possible.single())
            colours[std::size_t(cell)] = std::int8_t(possible.value());
    }
    colours[std::size_t(m_relations.border())] = outside;
    return colours;
}

/// Adds all that can be reached from nodes through nodes that are or could be of the colour, not across
/// lines.
void Pieces::flood(const Knowledge &knowledge, const Colours &colours, int colour,
                   std::vector<int> &nodes)
{
    for (const int from : nodes)
        m_visited[std::size_t(from)] = m_visit;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        m_relations.forEachEdge(nodes[i], [&](int edge, int node) {
            if (m_visited[std::size_t(node)] == m_visit || colours[std::size_t(node)] == 1 - colour
                || knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
                return;
            m_visited[std::size_t(node)] = m_visit;
            nodes.push_back(node);
        });
    }
}

std::optional<Pieces::Part> Pieces::parted(const Knowledge &knowledge, const Colours &colours,
                                           int colour)
{
    ++m_visit;
    int first = nowhere;
    std::vector<int> reached;
    const auto partOf = [](std::vector<int> nodes, int member, int stranger) {
        std::ranges::sort(nodes);
        return Part{std::move(nodes), member, stranger};
    };
    // The border is the last node; it comes first here, so that a part never holds it.
    for (int node = m_relations.border(); node >= 0; --node) {
        if (colours[std::size_t(node)] != colour || m_visited[std::size_t(node)] == m_visit)
            continue;
        std::vector<int> part{node};
        flood(knowledge, colours, colour, part);
        if (first == nowhere) {
            first = node;
            reached = std::move(part);
            continue;
        }
        if (reached.size() < part.size() && first != m_relations.border())
            return partOf(std::move(reached), first, node);
        return partOf(std::move(part), node, first);
    }
    return std::nullopt;
}

/// A cell that has a colour: a premise, if that is known.
void Pieces::addCell(const Knowledge &knowledge, int node, Grounds &grounds) const
{
    if (node == m_relations.border())
        return;
    const Fact fact = knowledge.fact(m_terms.cell(node));
    if (fact.possible.single())
        grounds.premises.push_back(fact);
    else
        grounds.supposed.push_back(node);
}

Pieces::Grounds Pieces::groundsOf(const Knowledge &knowledge, const Colours &colours, int colour,
                                  const Part &part) const
{
    Grounds grounds;
    addCell(knowledge, part.member, grounds);
    addCell(knowledge, part.stranger, grounds);
    // Around the part stand lines and nodes of the other colour, which flood() did not enter.
    for (const int node : part.nodes) {
        m_relations.forEachEdge(node, [&](int edge, int next) {
            if (colours[std::size_t(next)] == 1 - colour)
                addCell(knowledge, next, grounds);
            else if (knowledge.possible(UnknownId(edge)) == ValueSet::only(line)
                     && !std::ranges::binary_search(part.nodes, next))
                grounds.premises.push_back(knowledge.fact(UnknownId(edge)));
        });
    }
    std::ranges::sort(grounds.supposed);
    const auto repeated = std::ranges::unique(grounds.supposed);
    grounds.supposed.erase(repeated.begin(), repeated.end());
    makeSet(grounds.premises);
    return grounds;
}

int Pieces::costOf(const Knowledge &knowledge, int node) const
{
    constexpr int usual = 2;
    if (node == m_relations.border())
        return 0;
    if (knowledge.possible(m_terms.cell(node)).single())
        return 1;
    return m_costs.empty() ? usual : m_costs[std::size_t(node)];
}

/// What can bar the colour: nodes of the other, and lines.
void Pieces::setCosts(const Knowledge &knowledge, const Colours &colours, int colour)
{
    for (int cell = 0; cell < m_relations.border(); ++cell) {
        const bool isOther = colours[std::size_t(cell)] == 1 - colour;
        m_barriers.setCellCost(cell, isOther ? costOf(knowledge, cell) : 0);
    }
    for (int edge = 0; edge < m_terms.grid.edgeCount(); ++edge) {
        const bool isLine = knowledge.possible(UnknownId(edge)) == ValueSet::only(line);
        m_barriers.setEdgeCost(edge, isLine ? 1 : 0);
    }
}

/// The nodes beside those of the other colour that are not known: within a part, and beyond it.
std::array<std::vector<int>, 2> Pieces::sidesOf(const Knowledge &knowledge, const Colours &colours,
                                                int colour, const Part &part) const
{
    std::array<std::vector<int>, 2> sides;
    for (int cell = 0; cell < m_relations.border(); ++cell) {
        if (colours[std::size_t(cell)] != 1 - colour
            || knowledge.possible(m_terms.cell(cell)).single())
            continue;
        m_relations.forEachEdge(cell, [&](int, int next) {
            if (colours[std::size_t(next)] != 1 - colour)
                sides[std::ranges::binary_search(part.nodes, next) ? 0 : 1].push_back(next);
        });
    }
    return sides;
}

/// Of the nodes of the colour that can be reached from these, the first that is known and the cheapest that is
/// not; if there are none, that other one.
std::vector<int> Pieces::membersNear(const Knowledge &knowledge, const Colours &colours, int colour,
                                     std::vector<int> nodes, int other)
{
    ++m_visit;
    flood(knowledge, colours, colour, nodes);
    std::vector<int> members;
    for (const bool isKnown : {true, false}) {
        int best = nowhere;
        for (const int node : nodes) {
            if (node != m_relations.border() && colours[std::size_t(node)] == colour
                && knowledge.possible(m_terms.cell(node)).single() == isKnown
                && (best == nowhere || costOf(knowledge, node) < costOf(knowledge, best)))
                best = node;
        }
        if (best != nowhere)
            members.push_back(best);
    }
    return members.empty() ? std::vector{other} : members;
}

Pieces::Grounds Pieces::fewestGrounds(const Knowledge &knowledge, const Colours &colours,
                                      int colour, const Part &part, const std::vector<int> &costs)
{
    m_costs = costs;
    auto [within, beyond] = sidesOf(knowledge, colours, colour, part);
    const auto members = membersNear(knowledge, colours, colour, std::move(within), part.member);
    const auto strangers
        = part.stranger == m_relations.border()
              ? std::vector{part.stranger}
              : membersNear(knowledge, colours, colour, std::move(beyond), part.stranger);
    setCosts(knowledge, colours, colour);
    Grounds best = groundsOf(knowledge, colours, colour, part);
    auto least = int(best.premises.size());
    for (const int node : best.supposed)
        least += costOf(knowledge, node);
    for (const int member : members) {
        for (const int stranger : strangers) {
            const int cost = costOf(knowledge, member) + costOf(knowledge, stranger);
            const auto cut = m_barriers.between(
                member, stranger == m_relations.border() ? nowhere : stranger, least - cost - 1);
            if (!cut)
                continue;
            least = cut->cost + cost;
            best = {};
            addCell(knowledge, member, best);
            addCell(knowledge, stranger, best);
            for (const int cell : cut->cells)
                addCell(knowledge, cell, best);
            for (const int edge : cut->edges)
                best.premises.push_back(knowledge.fact(UnknownId(edge)));
        }
    }
    std::ranges::sort(best.supposed);
    makeSet(best.premises);
    return best;
}

} // namespace inkling::slink
