// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/relations.h"

#include <algorithm>
#include <numeric>

namespace inkling::slink {

Relations::Relations(const Grid &grid)
    : m_terms{grid}
    , m_parent(std::size_t(grid.cellCount() + 1))
    , m_parity(std::size_t(grid.cellCount() + 1), 0)
    , m_size(std::size_t(grid.cellCount() + 1), 1)
    , m_next(std::size_t(grid.cellCount() + 1))
    , m_visited(std::size_t(grid.cellCount() + 1))
{
    std::iota(m_next.begin(), m_next.end(), 0);
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
    return fact == saying(fact.unknown, true);
}

Fact Relations::saying(UnknownId unknown, bool isUnlike) const
{
    static_assert(line == 1 && inside == 1 && alike == 1);
    const bool isPair = unknown >= m_terms.firstPair();
    return {unknown, ValueSet::only(isPair != isUnlike ? 1 : 0)};
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
    std::swap(m_next[std::size_t(a.root)], m_next[std::size_t(b.root)]);
    return true;
}

bool Relations::agrees(const Fact &fact, int first, int second) const
{
    return fact.possible.single() && difference(first, second) == (makesUnlike(fact) ? 1 : 0);
}

std::vector<Fact> Relations::chain(const Knowledge &knowledge, int first, int second) const
{
    std::vector<Fact> facts;
    if (group(first) != group(second))
        return facts;
    ++m_visit;
    const auto visit = [&](int node, int from, UnknownId by) {
        Visited &visited = m_visited[std::size_t(node)];
        if (visited.visit == m_visit || (from != node && !agrees(knowledge.fact(by), from, node)))
            return;
        visited = {m_visit, from, by};
        m_queue.push_back(node);
    };
    const auto isFound = [&] { return m_visited[std::size_t(second)].visit == m_visit; };
    m_queue.clear();
    visit(first, first, 0);
    for (std::size_t i = 0; i < m_queue.size() && !isFound(); ++i) {
        const int from = m_queue[i];
        // Beyond the border meets every cell: that the one looked for is among them shows at once.
        if (from == border())
            visit(second, from, m_terms.cell(second));
        if (!isFound())
            forEachNeighbour(from, [&](UnknownId by, int node) { visit(node, from, by); });
    }
    for (int node = second; isFound() && node != first; node = m_visited[std::size_t(node)].from)
        facts.push_back(knowledge.fact(m_visited[std::size_t(node)].by));
    return facts;
}

} // namespace inkling::slink
