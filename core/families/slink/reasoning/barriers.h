// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"

#include <optional>
#include <vector>

namespace inkling::slink {

/// Finds the cheapest barriers that keep one cell from another, or from the border: cells that cost something
/// to bar, and edges, as a minimum cut (after Menger; Ford and Fulkerson). Cost: that of the cut, times the order of
/// the board.
class Barriers
{
public:
    struct Cut
    {
        std::vector<int> cells;
        std::vector<int> edges;
        int cost = 0;
    };

    explicit Barriers(const Grid &grid);

    /// What it costs to bar a cell, or an edge; 0, as for all at first: it cannot be barred.
    void setCellCost(int cell, int cost) { m_cellCosts[std::size_t(cell)] = cost; }
    void setEdgeCost(int edge, int cost) { m_edgeCosts[std::size_t(edge)] = cost; }

    /// `to` may be nowhere: beyond the border; else nothing leads through there. Nothing where barriers cost more
    /// than `most`. Requires: from != to.
    [[nodiscard]] std::optional<Cut> between(int from, int to, int most);

private:
    [[nodiscard]] int search(int from, int to);
    struct Arc
    {
        int &flow;
        bool isForward;
        int cost; ///< of a barrier, at most so much flows; 0 for no bound
    };
    [[nodiscard]] Arc arc(int from, int to);
    [[nodiscard]] std::size_t sideTo(int cell, int next) const;
    int push(int goal, int most);
    [[nodiscard]] Cut cutFound(int to) const;

    std::vector<std::array<int, 4>> m_neighbours;
    std::vector<std::array<int, 4>> m_edges;
    std::vector<int> m_cellCosts;
    std::vector<int> m_edgeCosts;
    std::vector<int> m_through; ///< by cell: how much flows through it
    std::vector<int> m_along;   ///< by cell and side: how much leaves it there
    std::vector<int> m_before;  ///< by node: the one it was reached from
    std::vector<int> m_queue;
    std::size_t m_borderSide = 0; ///< by which the last way left the board
};

} // namespace inkling::slink
