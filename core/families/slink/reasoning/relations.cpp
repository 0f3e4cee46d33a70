// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/relations.h"

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <numeric>

namespace inkling::slink {

Relations::Relations(const Grid &grid)
    : m_terms{grid}
    , m_parent(std::size_t(grid.cellCount() + 1))
    , m_parity(std::size_t(grid.cellCount() + 1), 0)
    , m_size(std::size_t(grid.cellCount() + 1), 1)
{
    std::iota(m_parent.begin(), m_parent.end(), 0);
}

Relations::Root Relations::find(int node) const
{
    int root = node;
    int parity = 0;
    while (m_parent[std::size_t(root)] != root) {
        parity ^= m_parity[std::size_t(root)];
        root = m_parent[std::size_t(root)];
    }
    const int result = parity;
    while (m_parent[std::size_t(node)] != root && node != root) {
        const int next = m_parent[std::size_t(node)];
        const int step = m_parity[std::size_t(node)];
        m_parent[std::size_t(node)] = root;
        m_parity[std::size_t(node)] = std::uint8_t(parity);
        parity ^= step;
        node = next;
    }
    return {root, result};
}

std::optional<int> Relations::difference(int first, int second) const
{
    const Root a = find(first);
    const Root b = find(second);
    if (a.root != b.root)
        return std::nullopt;
    return a.parity ^ b.parity;
}

std::optional<Relations::Ends> Relations::endsOf(UnknownId unknown) const
{
    const Grid &grid = m_terms.grid;
    const auto node = [&](int cell) { return cell == nowhere ? border() : cell; };
    if (unknown < m_terms.firstCell()) {
        const auto [first, second] = cellsOfEdge(grid, int(unknown));
        return Ends{node(first), node(second)};
    }
    if (unknown < m_terms.firstCorner())
        return Ends{int(unknown - m_terms.firstCell()), border()};
    if (unknown < m_terms.firstPair())
        return std::nullopt;
    if (unknown >= m_terms.firstOpposites()) {
        const int place = int(unknown - m_terms.firstOpposites());
        const auto cells
            = slink::neighbours(grid, place / 2 / grid.columns, place / 2 % grid.columns);
        return Ends{node(cells[std::size_t(place % 2)]), node(cells[std::size_t(place % 2 + 2)])};
    }
    if (unknown >= m_terms.firstNeighbours()) {
        const auto [first, second] = cellsOfEdge(grid, int(unknown - m_terms.firstNeighbours()));
        return Ends{node(first), node(second)};
    }
    const int place = int(unknown - m_terms.firstPair());
    const int r = place / 2 / (grid.columns - 1) + 1;
    const int c = place / 2 % (grid.columns - 1) + 1;
    if (Diagonal(place % 2) == Diagonal::Falling)
        return Ends{grid.cell(r - 1, c - 1), grid.cell(r, c)};
    return Ends{grid.cell(r - 1, c), grid.cell(r, c - 1)};
}

bool Relations::makesUnlike(const Fact &fact) const
{
    static_assert(line == 1 && inside == 1 && unlike == 0);
    const bool isPair = fact.unknown >= m_terms.firstPair();
    return fact.possible == ValueSet::only(isPair ? unlike : 1);
}

bool Relations::learn(const Fact &fact)
{
    const auto ends = endsOf(fact.unknown);
    if (!ends || !fact.possible.single())
        return false;
    Root a = find(ends->first);
    Root b = find(ends->second);
    if (a.root == b.root)
        return false;
    if (m_size[std::size_t(a.root)] < m_size[std::size_t(b.root)])
        std::swap(a, b);
    m_parent[std::size_t(b.root)] = a.root;
    m_parity[std::size_t(b.root)] = std::uint8_t(a.parity ^ b.parity ^ (makesUnlike(fact) ? 1 : 0));
    m_size[std::size_t(a.root)] += m_size[std::size_t(b.root)];
    return true;
}

std::vector<Fact> Relations::chain(const Knowledge &knowledge, int first, int second,
                                   std::optional<UnknownId> except) const
{
    struct Visited
    {
        int from = nowhere;
        UnknownId by = 0;
    };
    std::vector<Visited> visited(m_parent.size());
    std::vector<int> queue{first};
    visited[std::size_t(first)].from = first;
    for (std::size_t i = 0; i < queue.size() && visited[std::size_t(second)].from == nowhere; ++i) {
        forEachNeighbour(queue[i], [&](UnknownId unknown, int node) {
            if (visited[std::size_t(node)].from == nowhere && unknown != except
                && knowledge.possible(unknown).single()) {
                visited[std::size_t(node)] = {queue[i], unknown};
                queue.push_back(node);
            }
        });
    }
    std::vector<Fact> facts;
    if (visited[std::size_t(second)].from == nowhere)
        return facts;
    for (int node = second; node != first; node = visited[std::size_t(node)].from)
        facts.push_back(knowledge.fact(visited[std::size_t(node)].by));
    return facts;
}

} // namespace inkling::slink
