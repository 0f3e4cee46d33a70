// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/cellrelations.h"

#include <numeric>
#include <utility>

namespace inkling::slink {

CellRelations::CellRelations(const Grid &grid)
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

CellRelations::Root CellRelations::find(int node) const
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

std::optional<int> CellRelations::difference(int first, int second) const
{
    const Root a = find(first);
    const Root b = find(second);
    if (a.root != b.root)
        return std::nullopt;
    return a.parity ^ b.parity;
}

std::optional<CellRelations::Ends> CellRelations::endsOf(UnknownId unknown) const
{
    const Grid &grid = m_terms.grid;
    const auto node = [&](int cell) { return cell == nowhere ? border() : cell; };
    const Subject subject = m_terms.subject(unknown);
    switch (subject.kind) {
    case Kind::Edge: {
        const auto [first, second] = cellsOfEdge(grid, subject.index);
        return Ends{node(first), node(second)};
    }
    case Kind::Cell:
        return Ends{subject.index, border()};
    case Kind::Corner:
        return std::nullopt;
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites:
        break;
    }
    const auto [first, second] = cellsOfPair(grid, subject);
    return Ends{node(first), node(second)};
}

bool CellRelations::makesUnlike(const Fact &fact) const
{
    return fact == saying(fact.unknown, true);
}

Fact CellRelations::saying(UnknownId unknown, bool isUnlike) const
{
    static_assert(line == 1 && inside == 1 && alike == 1);
    const bool isPair = unknown >= m_terms.firstPair();
    return {unknown, ValueSet::only(isPair != isUnlike ? 1 : 0)};
}

bool CellRelations::learn(const Fact &fact)
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

bool CellRelations::agrees(const Fact &fact, int first, int second) const
{
    return fact.possible.single() && difference(first, second) == (makesUnlike(fact) ? 1 : 0);
}

std::vector<Fact> CellRelations::chain(const Knowledge &knowledge, int first, int second) const
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
        if (from == border()) {
            // It meets every cell; that the one looked for is among them shows at once.
            forEachEdge(from, [&](int by, int node) { visit(node, from, UnknownId(by)); });
            visit(second, from, m_terms.cell(second));
        }
        if (!isFound())
            forEachNeighbour(from, [&](UnknownId by, int node) { visit(node, from, by); });
    }
    for (int node = second; isFound() && node != first; node = m_visited[std::size_t(node)].from)
        facts.push_back(knowledge.fact(m_visited[std::size_t(node)].by));
    return facts;
}

} // namespace inkling::slink
