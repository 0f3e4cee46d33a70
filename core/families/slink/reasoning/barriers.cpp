// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/barriers.h"

#include <algorithm>

namespace inkling::slink {

namespace {

// Each cell is two nodes: where it is entered, 2 x cell, and where it is left, 2 x cell + 1.
constexpr int unreached = -2;
constexpr int root = -1;

/// What search() returns where nothing more can flow.
constexpr int noWay = -1;

std::size_t opposite(std::size_t side)
{
    return (side + 2) % 4;
}

} // namespace

Barriers::Barriers(const Grid &grid)
    : m_cellCosts(std::size_t(grid.cellCount()), 0)
    , m_edgeCosts(std::size_t(grid.edgeCount()), 0)
    , m_through(m_cellCosts.size())
    , m_along(4 * m_cellCosts.size())
    , m_before(2 * m_cellCosts.size())
{
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        m_neighbours.push_back(neighbours(grid, r, c));
        m_edges.push_back(edgesOfCell(grid, r, c));
    }
}

/// Returns the node at which more can reach `to`: where that cell is entered, or one at the border is left.
int Barriers::search(int from, int to)
{
    std::ranges::fill(m_before, unreached);
    m_queue.assign(1, 2 * from + 1);
    m_before[std::size_t(m_queue.front())] = root;
    const auto reach = [&](int node, int before) {
        if (m_before[std::size_t(node)] == unreached) {
            m_before[std::size_t(node)] = before;
            m_queue.push_back(node);
        }
    };
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        const int node = m_queue[i];
        const auto cell = std::size_t(node / 2);
        const bool isLeft = node % 2 != 0;
        if (!isLeft && int(cell) == to)
            return node;
        for (std::size_t side = 0; side < 4; ++side) {
            const int next = m_neighbours[cell][side];
            const int cost = m_edgeCosts[std::size_t(m_edges[cell][side])];
            const bool isOpen = cost == 0 || m_along[4 * cell + side] < cost;
            if (next == nowhere) {
                if (isLeft && to == nowhere && isOpen) {
                    m_borderSide = side;
                    return node;
                }
            } else if (isLeft) {
                if (isOpen)
                    reach(2 * next, node);
            } else if (m_along[4 * std::size_t(next) + opposite(side)] > 0) {
                reach(2 * next + 1, node);
            }
        }
        if (isLeft ? m_through[cell] > 0
                   : m_cellCosts[cell] == 0 || m_through[cell] < m_cellCosts[cell])
            reach(node ^ 1, node);
    }
    return noWay;
}

std::size_t Barriers::sideTo(int cell, int next) const
{
    const auto &sides = m_neighbours[std::size_t(cell)];
    return std::size_t(std::ranges::find(sides, next) - sides.begin());
}

/// How much flows from one node to a next one; where it would flow back, the place of what it takes away from.
Barriers::Arc Barriers::arc(int from, int to)
{
    const auto cell = std::size_t(from / 2);
    const int costOfCell = m_cellCosts[cell];
    if (from / 2 == to / 2)
        return {m_through[cell], from % 2 == 0, costOfCell};
    const std::size_t side = sideTo(from / 2, to / 2);
    if (from % 2 != 0)
        return {m_along[4 * cell + side], true, m_edgeCosts[std::size_t(m_edges[cell][side])]};
    return {m_along[4 * std::size_t(to / 2) + opposite(side)], false, 0};
}

/// Lets as much flow along the way that search() found as that way takes, at most so much. Returns how much.
int Barriers::push(int goal, int most)
{
    int amount = most;
    for (const bool isDone : {false, true}) {
        for (int node = goal; m_before[std::size_t(node)] != root;
             node = m_before[std::size_t(node)]) {
            const auto [flow, isForward, cost] = arc(m_before[std::size_t(node)], node);
            if (isDone)
                flow += isForward ? amount : -amount;
            else if (!isForward)
                amount = std::min(amount, flow);
            else if (cost > 0)
                amount = std::min(amount, cost - flow);
        }
    }
    return amount;
}

/// The barriers where the last search ended.
Barriers::Cut Barriers::cutFound(int to) const
{
    Cut cut;
    for (const int node : m_queue) {
        const auto cell = std::size_t(node / 2);
        if (node % 2 == 0) {
            if (m_before[std::size_t(node + 1)] == unreached)
                cut.cells.push_back(int(cell));
            continue;
        }
        for (std::size_t side = 0; side < 4; ++side) {
            const int next = m_neighbours[cell][side];
            const bool isBeyond
                = next == nowhere ? to == nowhere : m_before[std::size_t(2 * next)] == unreached;
            if (isBeyond && m_edgeCosts[std::size_t(m_edges[cell][side])] > 0)
                cut.edges.push_back(m_edges[cell][side]);
        }
    }
    return cut;
}

std::optional<Barriers::Cut> Barriers::between(int from, int to, int most)
{
    std::ranges::fill(m_through, 0);
    std::ranges::fill(m_along, 0);
    for (int cost = 0; cost <= most;) {
        const int goal = search(from, to);
        if (goal == noWay) {
            Cut cut = cutFound(to);
            cut.cost = cost;
            return cut;
        }
        int room = most + 1 - cost;
        int *out = nullptr;
        if (to == nowhere) {
            const auto cell = std::size_t(goal / 2);
            const int costOfEdge = m_edgeCosts[std::size_t(m_edges[cell][m_borderSide])];
            out = &m_along[4 * cell + m_borderSide];
            room = costOfEdge > 0 ? std::min(room, costOfEdge - *out) : room;
        }
        const int amount = push(goal, room);
        if (out)
            *out += amount;
        cost += amount;
    }
    return std::nullopt;
}

} // namespace inkling::slink
