// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

namespace inkling::slink {

/// The cells reached from some start cells.
struct Spread
{
    std::vector<int> cells;
    std::vector<int> ring; ///< the cells next to them that could not be entered
    bool reachesBorder = false;
};

/// Floods a board. Requires, as for Separator: the neighbours outlive this object.
class Spreader
{
public:
    explicit Spreader(const Neighbours &neighbours)
        : m_neighbours(neighbours)
        , m_reached(neighbours.size(), 0)
    {}

    /// The cells that can be reached from `start` through cells that may be entered.
    template <typename MayEnter>
    Spread spread(const std::vector<int> &start, const MayEnter &mayEnter)
    {
        ++m_turn;
        Spread found{start, {}, false};
        for (const int cell : start)
            m_reached[std::size_t(cell)] = m_turn;
        for (std::size_t i = 0; i < found.cells.size(); ++i) {
            const int cell = found.cells[i];
            for (const int next : m_neighbours[std::size_t(cell)]) {
                if (next == nowhere) {
                    found.reachesBorder = true;
                } else if (std::exchange(m_reached[std::size_t(next)], m_turn) != m_turn) {
                    (mayEnter(next) ? found.cells : found.ring).push_back(next);
                }
            }
        }
        return found;
    }

    /// A shortest path from `start` to a goal through cells that may be entered, given from the
    /// goal back, without the start cell; empty if there is none. `lengthOf` gives the length of
    /// entering a cell.
    template <typename LengthOf, typename MayEnter, typename IsGoal>
    std::vector<int> way(const std::vector<int> &start, const LengthOf &lengthOf,
                         const MayEnter &mayEnter, const IsGoal &isGoal) const
    {
        constexpr int far = std::numeric_limits<int>::max();
        std::vector<int> distances(m_reached.size(), far);
        std::vector<int> before(m_reached.size(), nowhere);
        using Entry = std::pair<int, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        for (const int cell : start) {
            distances[std::size_t(cell)] = 0;
            queue.emplace(0, cell);
        }
        while (!queue.empty()) {
            const auto [distance, cell] = queue.top();
            queue.pop();
            if (isGoal(cell)) {
                std::vector<int> way;
                for (int at = cell; before[std::size_t(at)] != nowhere;
                     at = before[std::size_t(at)])
                    way.push_back(at);
                return way;
            }
            for (const int next : m_neighbours[std::size_t(cell)]) {
                if (next == nowhere || !mayEnter(next))
                    continue;
                const int there = distance + lengthOf(next);
                if (there < distances[std::size_t(next)]) {
                    distances[std::size_t(next)] = there;
                    before[std::size_t(next)] = cell;
                    queue.emplace(there, next);
                }
            }
        }
        return {};
    }

private:
    const Neighbours &m_neighbours;
    std::vector<int> m_reached; ///< by cell: the turn in which it was last reached
    int m_turn = 0;
};

/// A search for the fewest cells that separate some cells from a goal, after Menger and Ford,
/// Fulkerson.
class Separator
{
public:
    enum class Passage : std::uint8_t { Free, Once, Shut };

    explicit Separator(const Neighbours &neighbours)
        : m_neighbours(neighbours)
        , m_through(neighbours.size(), 0)
        , m_along(4 * m_through.size(), 0)
        , m_before(2 * m_through.size())
    {}

    /// The cells reached from `start`, and as their ring the cells that separate them from every
    /// goal: shut ones, and as few as possible of those that may be passed once. Nothing where more
    /// than `most` of the latter are needed.
    template <typename PassageOf, typename IsGoal>
    std::optional<Spread> separate(const std::vector<int> &start, int most,
                                   const PassageOf &passageOf, const IsGoal &isGoal)
    {
        std::ranges::fill(m_through, 0);
        std::ranges::fill(m_along, 0);
        for (int flow = 0; flow <= most; ++flow) {
            const int goal = search(start, passageOf, isGoal);
            if (goal == nowhere)
                return parted(passageOf);
            push(goal);
        }
        return std::nullopt;
    }

private:
    // Each cell is two nodes: where it is entered, 2 x cell, and where it is left, 2 x cell + 1.
    static constexpr int unreached = -2;
    static constexpr int root = -1;

    [[nodiscard]] const std::array<int, 4> &around(int cell) const
    {
        return m_neighbours[std::size_t(cell)];
    }

    /// Looks for a way along which more can flow. Returns the goal's node that it leads to, or
    /// nowhere.
    template <typename PassageOf, typename IsGoal>
    int search(const std::vector<int> &start, const PassageOf &passageOf, const IsGoal &isGoal)
    {
        std::ranges::fill(m_before, unreached);
        m_queue.clear();
        const auto reach = [&](int node, int from) {
            if (m_before[std::size_t(node)] == unreached) {
                m_before[std::size_t(node)] = from;
                m_queue.push_back(node);
            }
        };
        for (const int cell : start)
            reach(2 * cell + 1, root);
        for (std::size_t i = 0; i < m_queue.size(); ++i) {
            const int node = m_queue[i];
            const int cell = node / 2;
            const auto &next = around(cell);
            if (node % 2 != 0) {
                if (isGoal(cell))
                    return node;
                for (const int other : next) {
                    if (other != nowhere && passageOf(other) != Passage::Shut)
                        reach(2 * other, node);
                }
                if (m_through[std::size_t(cell)] > 0)
                    reach(2 * cell, node);
                continue;
            }
            if (passageOf(cell) == Passage::Free || m_through[std::size_t(cell)] == 0)
                reach(2 * cell + 1, node);
            for (std::size_t side = 0; side < next.size(); ++side) {
                if (next[side] != nowhere
                    && m_along[4 * std::size_t(next[side]) + opposite(side)] > 0)
                    reach(2 * next[side] + 1, node);
            }
        }
        return nowhere;
    }

    void push(int goal)
    {
        for (int node = goal; m_before[std::size_t(node)] != root;) {
            const int from = m_before[std::size_t(node)];
            const int cell = node / 2;
            if (from / 2 == cell)
                m_through[std::size_t(cell)] += node % 2 != 0 ? 1 : -1;
            else if (node % 2 == 0)
                ++m_along[4 * std::size_t(from / 2) + sideTo(from / 2, cell)];
            else
                --m_along[4 * std::size_t(cell) + sideTo(cell, from / 2)];
            node = from;
        }
    }

    template <typename PassageOf>
    Spread parted(const PassageOf &passageOf)
    {
        Spread found;
        std::vector<std::uint8_t> isRing(m_through.size(), 0);
        for (const int node : m_queue) {
            const int cell = node / 2;
            if (node % 2 == 0) {
                if (m_before[std::size_t(2 * cell + 1)] == unreached)
                    found.ring.push_back(cell);
                continue;
            }
            found.cells.push_back(cell);
            for (const int other : around(cell)) {
                if (other != nowhere && passageOf(other) == Passage::Shut
                    && std::exchange(isRing[std::size_t(other)], 1) == 0)
                    found.ring.push_back(other);
            }
        }
        return found;
    }

    [[nodiscard]] std::size_t sideTo(int cell, int next) const
    {
        const auto &sides = around(cell);
        return std::size_t(std::ranges::find(sides, next) - sides.begin());
    }
    [[nodiscard]] std::size_t opposite(std::size_t side) const { return (side + 2) % 4; }

    const Neighbours &m_neighbours;
    std::vector<int> m_through; ///< by cell: the flow through it
    std::vector<int> m_along;   ///< by cell and side: the flow that leaves it there
    std::vector<int> m_before;  ///< by node: the node that it was reached from
    std::vector<int> m_queue;
};

} // namespace inkling::slink
