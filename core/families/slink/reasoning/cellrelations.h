// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"
#include "logic/model/knowledge.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace inkling::slink {

/// The cells known to be alike or unlike, through any chain of known edges, diagonal pairs,
/// opposites and cells inside or outside; and the shortest such chain.
///
/// A union-find with parity over the cells and one node for the area beyond the border, which is
/// outside. Queries compress its paths, so it must be used by one thread at a time.
class CellRelations
{
public:
    explicit CellRelations(const Grid &grid);

    /// The node of the area beyond the border.
    [[nodiscard]] int border() const { return m_terms.grid.cellCount(); }

    /// Adds a fact about an edge, a cell or a pair of cells. Ignores other facts, and a fact that
    /// contradicts the relations so far. Returns whether the fact joined two groups.
    bool learn(const Fact &fact);

    /// The node that represents all nodes related to this one.
    [[nodiscard]] int group(int node) const { return find(node).root; }
    /// The number of nodes related to this one, itself included.
    [[nodiscard]] int groupSize(int node) const { return m_size[std::size_t(find(node).root)]; }
    /// Whether two nodes are unlike (1) or alike (0); nothing if that is open.
    [[nodiscard]] std::optional<int> difference(int first, int second) const;

    /// A shortest list of facts in `knowledge` that say what difference() says; facts that learn()
    /// ignored are not among them. Empty if first == second, or if that is open.
    [[nodiscard]] std::vector<Fact> chain(const Knowledge &knowledge, int first, int second) const;

    /// The two nodes that an edge, a cell or a pair relates. For a cell: the cell and the border.
    struct Ends
    {
        int first;
        int second;
    };
    [[nodiscard]] std::optional<Ends> endsOf(UnknownId unknown) const;
    /// Whether a fact about an edge, a cell or a pair makes its two ends unlike.
    [[nodiscard]] bool makesUnlike(const Fact &fact) const;
    /// The fact about an edge, a cell or a pair that makes its two ends unlike, or alike.
    [[nodiscard]] Fact saying(UnknownId unknown, bool isUnlike) const;

    /// Calls visit(other, difference) for `node` and every node that is related to it.
    template <typename Visit>
    void forEachRelated(int node, Visit visit) const;

    /// Calls visit(unknown, node) for every unknown that relates `node` to another node.
    template <typename Visit>
    void forEachNeighbour(int node, Visit visit) const;

    /// Calls visit(edge, node) for every edge between `node` and another node.
    template <typename Visit>
    void forEachEdge(int node, Visit visit) const;

private:
    struct Root
    {
        int root;
        int parity;
    };
    [[nodiscard]] Root find(int node) const;
    /// Whether a fact that relates two nodes is known and was not ignored as contradicting.
    [[nodiscard]] bool agrees(const Fact &fact, int first, int second) const;

    /// The last step of the way to a node in the search for a chain; valid only if `visit` is the
    /// number of that search.
    struct Visited
    {
        int visit = 0;
        int from = nowhere;
        UnknownId by = 0;
    };

    Terms m_terms;
    mutable std::vector<int> m_parent;
    mutable std::vector<std::uint8_t> m_parity; ///< relative to the parent
    std::vector<int> m_size;
    std::vector<int> m_next; ///< the next node of the same group, in a ring
    mutable std::vector<Visited> m_visited;
    mutable std::vector<int> m_queue;
    mutable int m_visit = 0;
};

template <typename Visit>
void CellRelations::forEachRelated(int node, Visit visit) const
{
    const int parity = find(node).parity;
    int other = node;
    do {
        visit(other, find(other).parity ^ parity);
        other = m_next[std::size_t(other)];
    } while (other != node);
}

template <typename Visit>
void CellRelations::forEachEdge(int node, Visit visit) const
{
    const Grid &grid = m_terms.grid;
    if (node == border()) {
        for (int c = 0; c < grid.columns; ++c) {
            visit(grid.horizontal(0, c), grid.cell(0, c));
            visit(grid.horizontal(grid.rows, c), grid.cell(grid.rows - 1, c));
        }
        for (int r = 0; r < grid.rows; ++r) {
            visit(grid.vertical(r, 0), grid.cell(r, 0));
            visit(grid.vertical(r, grid.columns), grid.cell(r, grid.columns - 1));
        }
        return;
    }
    const auto edges = edgesOfCell(grid, node / grid.columns, node % grid.columns);
    const auto cells = neighbours(grid, node / grid.columns, node % grid.columns);
    for (std::size_t i = 0; i < 4; ++i)
        visit(edges[i], cells[i] == nowhere ? border() : cells[i]);
}

template <typename Visit>
void CellRelations::forEachNeighbour(int node, Visit visit) const
{
    const Grid &grid = m_terms.grid;
    forEachEdge(node, [&](int edge, int other) { visit(UnknownId(edge), other); });
    if (node == border()) {
        for (int cell = 0; cell < grid.cellCount(); ++cell)
            visit(m_terms.cell(cell), cell);
        return;
    }
    visit(m_terms.cell(node), border());
    const int r = node / grid.columns;
    const int c = node % grid.columns;
    for (const int dr : {-1, 1}) {
        for (const int dc : {-1, 1}) {
            if (grid.contains(r + dr, c + dc)) {
                visit(m_terms.pair(std::max(r, r + dr), std::max(c, c + dc),
                                   dr == dc ? Diagonal::Falling : Diagonal::Rising),
                      grid.cell(r + dr, c + dc));
            }
        }
    }
    for (const int step : {-1, 1}) {
        if (grid.contains(r + 2 * step, c))
            visit(m_terms.opposites(grid.cell(r + step, c), 0), grid.cell(r + 2 * step, c));
        if (grid.contains(r, c + 2 * step))
            visit(m_terms.opposites(grid.cell(r, c + step), 1), grid.cell(r, c + 2 * step));
    }
}

} // namespace inkling::slink
