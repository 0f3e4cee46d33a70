// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"
#include "logic/model/knowledge.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace inkling::slink {

/// Which cells are known to be alike or unlike, through any chain of known edges, diagonal pairs and
/// cells inside or outside; and the shortest such chain.
///
/// A union-find with parity over the cells and "beyond the border", which is outside. Asking tidies it
/// up, so it is used by one thread at a time.
class Relations
{
public:
    explicit Relations(const Grid &grid);

    /// The node that stands for all beyond the border.
    [[nodiscard]] int border() const { return m_terms.grid.cellCount(); }

    /// Takes up a fact about an edge, a cell or a pair; others say nothing. Returns whether it joined
    /// two groups; a fact at odds with what is known is left out.
    bool learn(const Fact &fact);

    /// A cell that stands for all that are related to this one.
    [[nodiscard]] int group(int node) const { return find(node).root; }
    /// How many nodes are related to this one, itself included.
    [[nodiscard]] int groupSize(int node) const { return m_size[std::size_t(find(node).root)]; }
    /// Whether the two are unlike (1) or alike (0); nothing if that is open.
    [[nodiscard]] std::optional<int> difference(int first, int second) const;

    /// A shortest list of facts, all in `knowledge`, that say whether the two are alike, as
    /// difference() does: facts that were left out are not in it. Empty if first == second, or if
    /// that is open.
    [[nodiscard]] std::vector<Fact> chain(const Knowledge &knowledge, int first, int second) const;

    /// The two nodes that an edge, a cell or a pair relates.
    struct Ends
    {
        int first;
        int second;
    };
    [[nodiscard]] std::optional<Ends> endsOf(UnknownId unknown) const;
    /// Whether the value of such an unknown makes its ends unlike.
    [[nodiscard]] bool makesUnlike(const Fact &fact) const;
    /// The fact about such an unknown that makes its ends unlike, or alike.
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
    /// Whether a fact that relates two nodes is known and was not left out.
    [[nodiscard]] bool agrees(const Fact &fact, int first, int second) const;

    /// How the search for a chain came to a node. It is of this search if `visit` is.
    struct Visited
    {
        int visit = 0;
        int from = nowhere;
        UnknownId by = 0;
    };

    Terms m_terms;
    mutable std::vector<int> m_parent;
    mutable std::vector<std::uint8_t> m_parity; ///< against the parent
    std::vector<int> m_size;
    std::vector<int> m_next; ///< the nodes of a group, in a ring
    mutable std::vector<Visited> m_visited;
    mutable std::vector<int> m_queue;
    mutable int m_visit = 0;
};

template <typename Visit>
void Relations::forEachRelated(int node, Visit visit) const
{
    const int parity = find(node).parity;
    int other = node;
    do {
        visit(other, find(other).parity ^ parity);
        other = m_next[std::size_t(other)];
    } while (other != node);
}

template <typename Visit>
void Relations::forEachEdge(int node, Visit visit) const
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
void Relations::forEachNeighbour(int node, Visit visit) const
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
