// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/loopcuts.h"

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <queue>
#include <utility>

namespace inkling::slink {

namespace {

/// How long a free cell is to cross; all the same at first.
int lengthOf(int cell, int round)
{
    if (round == 0)
        return 1;
    const std::uint32_t mixed
        = (std::uint32_t(cell) * 2654435761u) ^ (std::uint32_t(round) * 2246822519u);
    return 1 + int((mixed * 3266489917u) >> 29);
}

/// Cells that were reached from some of them.
struct Spread
{
    std::vector<int> cells;
    std::vector<int> ring; ///< where it ended
    bool reachesBorder = false;
};

class Spreader
{
public:
    explicit Spreader(const Neighbours &neighbours)
        : m_neighbours(neighbours)
        , m_reached(neighbours.size(), 0)
    {}

    /// Goes on from `start` to all cells that may be entered.
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

    /// A shortest way from `start` to a goal through cells that may be entered, without its start.
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
    std::vector<int> m_reached; ///< the turn in which a cell was reached last
    int m_turn = 0;
};

/// What parts some cells from a goal: as few cells as that takes, after Menger and Ford, Fulkerson.
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

    /// The cells that are reached from `start`, and round them those that part them from every goal: shut
    /// ones, and the fewest that may be passed once. Nothing where more than `most` of these are needed.
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

    /// Returns the node of a goal that more can flow to, or nowhere.
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
    std::vector<int> m_through; ///< by cell: how much flows through it
    std::vector<int> m_along;   ///< by cell and side: how much leaves it there
    std::vector<int> m_before;  ///< by node: the one it was reached from
    std::vector<int> m_queue;
};

bool isAtBorder(const Grid &grid, int cell)
{
    const int r = cell / grid.columns;
    const int c = cell % grid.columns;
    return r == 0 || c == 0 || r + 1 == grid.rows || c + 1 == grid.columns;
}

/// One search for all that a colouring is at odds with.
class Finder
{
public:
    Finder(const Grid &grid, const Neighbours &neighbours, const Colouring &colouring)
        : m_grid(grid)
        , m_isInside(colouring.isInside)
        , m_round(colouring.round)
        , m_spreader(neighbours)
        , m_separator(neighbours)
        , m_isMain(m_isInside.size(), false)
    {}

    LoopCuts find(const Colouring &colouring, std::size_t mostParts)
    {
        findParts();
        if (m_cutOff.empty())
            return {};
        if (m_cutOff.size() > mostParts)
            m_cutOff.resize(mostParts);
        m_terrain = colouring.findTerrain();
        for (const std::vector<int> &part : m_cutOff)
            cutOff(part);
        return std::move(m_cuts);
    }

private:
    [[nodiscard]] bool is(int cell, bool isInside) const
    {
        return m_isInside[std::size_t(cell)] == isInside;
    }
    [[nodiscard]] bool mayBecome(int cell, bool isInside) const
    {
        return is(cell, isInside) || !m_terrain.isFirm[std::size_t(cell)];
    }

    /// The main parts are the largest inside, and the outside with the border.
    void findParts()
    {
        std::vector<bool> isTaken(m_isInside.size(), false);
        for (int cell = 0; cell < m_grid.cellCount(); ++cell) {
            if (isTaken[std::size_t(cell)])
                continue;
            const bool isInside = is(cell, true);
            Spread part = m_spreader.spread({cell}, [&](int next) { return is(next, isInside); });
            for (const int member : part.cells)
                isTaken[std::size_t(member)] = true;
            if (isInside && part.cells.size() > m_mainInside.size())
                std::swap(part.cells, m_mainInside);
            if (!isInside && part.reachesBorder)
                markMain(part.cells);
            else if (!part.cells.empty())
                m_cutOff.push_back(std::move(part.cells));
        }
        markMain(m_mainInside);
    }
    void markMain(const std::vector<int> &cells)
    {
        for (const int cell : cells)
            m_isMain[std::size_t(cell)] = true;
    }

    void cutOff(const std::vector<int> &part)
    {
        const bool isInside = is(part.front(), true);
        const auto mayEnter = [&](int cell) { return mayBecome(cell, isInside); };
        const auto isGoal = [&](int cell) {
            return isInside ? is(cell, true) && m_isMain[std::size_t(cell)]
                            : isAtBorder(m_grid, cell);
        };
        const auto length = [&](int cell) {
            constexpr int busy = 4;
            return lengthOf(cell, m_round) * (m_terrain.isBusy[std::size_t(cell)] ? busy : 1);
        };
        auto way = m_spreader.way(part, length, mayEnter, isGoal);
        if (!way.empty())
            m_cuts.joints.push_back({isInside, std::move(way)});
        const auto passageOf = [&](int cell) {
            return is(cell, isInside)          ? Separator::Passage::Free
                   : mayBecome(cell, isInside) ? Separator::Passage::Once
                                               : Separator::Passage::Shut;
        };
        constexpr int mostWays = 6;
        auto whole = m_separator.separate(part, mostWays, passageOf, isGoal);
        if (!whole)
            whole = m_spreader.spread(part, [&](int next) { return is(next, isInside); });
        const int beyond = isInside ? standingFor(m_mainInside, true).front() : nowhere;
        for (const int cell : standingFor(part, isInside))
            m_cuts.cuts.push_back({isInside, cell, whole->ring, beyond});
    }

    /// A firm cell of the colour, if there is one, else some.
    [[nodiscard]] std::vector<int> standingFor(std::vector<int> cells, bool isInside) const
    {
        constexpr std::size_t most = 4;
        std::erase_if(cells, [&](int cell) { return !is(cell, isInside); });
        const auto firm = std::ranges::find_if(
            cells, [&](int cell) { return m_terrain.isFirm[std::size_t(cell)]; });
        if (firm != cells.end())
            return {*firm};
        cells.resize(std::min(cells.size(), most));
        return cells;
    }

    const Grid &m_grid;
    const std::vector<bool> &m_isInside;
    int m_round;
    Spreader m_spreader;
    Separator m_separator;
    Terrain m_terrain;
    std::vector<bool> m_isMain;
    std::vector<int> m_mainInside;
    std::vector<std::vector<int>> m_cutOff;
    LoopCuts m_cuts;
};

} // namespace

LoopCuts loopCuts(const Grid &grid, const Neighbours &neighbours, const Colouring &colouring,
                  std::size_t mostParts)
{
    return Finder(grid, neighbours, colouring).find(colouring, mostParts);
}

} // namespace inkling::slink
