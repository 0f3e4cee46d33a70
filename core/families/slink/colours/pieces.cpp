// SPDX-License-Identifier: MIT
#include "families/slink/colours/pieces.h"

#include <algorithm>
#include <utility>

namespace inkling::slink {

void makeSet(std::vector<Fact> &facts)
{
    std::ranges::sort(facts, {}, &Fact::unknown);
    const auto repeated = std::ranges::unique(facts, {}, &Fact::unknown);
    facts.erase(repeated.begin(), repeated.end());
}

Pieces::Pieces(const CellRelations &relations, const Grid &grid)
    : m_relations(relations)
    , m_terms{grid}
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

/// All that can be reached from a node through nodes that are or could be of the colour, not across
/// lines.
void Pieces::flood(const Knowledge &knowledge, const Colours &colours, int colour, int from,
                   std::vector<int> &nodes)
{
    nodes.assign(1, from);
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
        std::vector<int> part;
        flood(knowledge, colours, colour, node, part);
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

Pieces::Grounds Pieces::groundsOf(const Knowledge &knowledge, const Colours &colours, int colour,
                                  const Part &part) const
{
    Grounds grounds;
    const auto rest = [&](int node) {
        if (node == m_relations.border())
            return;
        const Fact fact = knowledge.fact(m_terms.cell(node));
        if (fact.possible.single())
            grounds.premises.push_back(fact);
        else
            grounds.supposed.push_back(node);
    };
    rest(part.member);
    rest(part.stranger);
    // Around the part stand lines and nodes of the other colour, which flood() did not enter.
    for (const int node : part.nodes) {
        m_relations.forEachEdge(node, [&](int edge, int next) {
            if (colours[std::size_t(next)] == 1 - colour)
                rest(next);
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

} // namespace inkling::slink
