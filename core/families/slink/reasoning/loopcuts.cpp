// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/loopcuts.h"

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace inkling::slink {

namespace {

/// How long a cell is to cross; all the same at first.
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
    explicit Spreader(const Grid &grid)
        : m_grid(grid)
        , m_reached(std::size_t(grid.cellCount()), 0)
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
            for (const int next :
                 neighbours(m_grid, cell / m_grid.columns, cell % m_grid.columns)) {
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
    template <typename MayEnter, typename IsGoal>
    std::vector<int> way(const std::vector<int> &start, int round, const MayEnter &mayEnter,
                         const IsGoal &isGoal) const
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
            for (const int next :
                 neighbours(m_grid, cell / m_grid.columns, cell % m_grid.columns)) {
                if (next == nowhere || !mayEnter(next))
                    continue;
                const int there = distance + lengthOf(next, round);
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
    const Grid &m_grid;
    std::vector<int> m_reached; ///< the turn in which a cell was reached last
    int m_turn = 0;
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
    Finder(const Grid &grid, const Colouring &colouring)
        : m_grid(grid)
        , m_isInside(colouring.isInside)
        , m_round(colouring.round)
        , m_spreader(grid)
        , m_isMain(m_isInside.size(), false)
    {}

    LoopCuts find(const Colouring &colouring, std::size_t mostParts)
    {
        findParts();
        if (m_cutOff.empty())
            return {};
        if (m_cutOff.size() > mostParts)
            m_cutOff.resize(mostParts);
        m_isFirm = colouring.findFirm();
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
        return is(cell, isInside) || !m_isFirm[std::size_t(cell)];
    }
    Spread grown(const std::vector<int> &part, bool isInside)
    {
        return m_spreader.spread(part, [&](int next) { return mayBecome(next, isInside); });
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
        auto way = m_spreader.way(part, m_round, mayEnter, isGoal);
        const bool isShutIn = way.empty();
        Spread whole = isShutIn
                           ? grown(part, isInside)
                           : m_spreader.spread(part, [&](int next) { return is(next, isInside); });
        if (!isShutIn)
            m_cuts.joints.push_back({isInside, std::move(way)});
        const int beyond = isInside ? standingFor(m_mainInside, true).front() : nowhere;
        for (const int cell : standingFor(std::move(whole.cells), isInside))
            m_cuts.cuts.push_back({isInside, cell, whole.ring, beyond});
    }

    /// A firm cell of the colour, if there is one, else some.
    [[nodiscard]] std::vector<int> standingFor(std::vector<int> cells, bool isInside) const
    {
        constexpr std::size_t most = 4;
        std::erase_if(cells, [&](int cell) { return !is(cell, isInside); });
        const auto firm
            = std::ranges::find_if(cells, [&](int cell) { return m_isFirm[std::size_t(cell)]; });
        if (firm != cells.end())
            return {*firm};
        cells.resize(std::min(cells.size(), most));
        return cells;
    }

    const Grid &m_grid;
    const std::vector<bool> &m_isInside;
    int m_round;
    Spreader m_spreader;
    std::vector<bool> m_isFirm;
    std::vector<bool> m_isMain;
    std::vector<int> m_mainInside;
    std::vector<std::vector<int>> m_cutOff;
    LoopCuts m_cuts;
};

} // namespace

LoopCuts loopCuts(const Grid &grid, const Colouring &colouring, std::size_t mostParts)
{
    return Finder(grid, colouring).find(colouring, mostParts);
}

} // namespace inkling::slink
