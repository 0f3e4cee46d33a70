// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/cellparts.h"

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

} // namespace

CellParts cellParts(const Grid &grid, const std::vector<bool> &isInside,
                    const std::function<std::vector<bool>()> &findFirm, std::size_t most, int round)
{
    Spreader spreader(grid);
    CellParts parts;
    std::vector<bool> isTaken(isInside.size(), false);
    std::vector<std::vector<int>> insides;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (isTaken[std::size_t(cell)])
            continue;
        const bool colour = isInside[std::size_t(cell)];
        Spread part = spreader.spread(
            {cell}, [&](int next) { return isInside[std::size_t(next)] == colour; });
        for (const int member : part.cells)
            isTaken[std::size_t(member)] = true;
        if (colour)
            insides.push_back(part.cells);
        if (colour ? insides.size() > 1 : !part.reachesBorder)
            parts.cutOff.push_back({colour, std::move(part.cells), std::move(part.ring), {}});
    }
    if (parts.cutOff.empty())
        return parts;
    // The first inside found is the main one until a larger one is known.
    const auto largest
        = std::ranges::max_element(insides, {}, [](const auto &cells) { return cells.size(); });
    if (largest != insides.end() && largest != insides.begin()) {
        const auto same = std::ranges::find_if(
            parts.cutOff, [&](const CellPart &part) { return part.cells == *largest; });
        const Spread first = spreader.spread(insides.front(),
                                             [&](int next) { return isInside[std::size_t(next)]; });
        same->cells = first.cells;
        same->ring = first.ring;
    }
    if (parts.cutOff.size() > most)
        parts.cutOff.resize(most);

    const std::vector<bool> isFirm = findFirm();
    std::vector<bool> isMain(isInside.size(), false);
    if (largest != insides.end()) {
        parts.mainInside = *largest;
        for (const int cell : *largest)
            isMain[std::size_t(cell)] = true;
    }
    for (CellPart &part : parts.cutOff) {
        const auto mayEnter = [&](int next) {
            return isInside[std::size_t(next)] == part.isInside || !isFirm[std::size_t(next)];
        };
        const auto isGoal = [&](int cell) {
            return part.isInside ? bool(isMain[std::size_t(cell)]) : isAtBorder(grid, cell);
        };
        part.way = spreader.way(part.cells, round, mayEnter, isGoal);
        if (part.way.empty()) {
            Spread grown = spreader.spread(part.cells, mayEnter);
            part.cells = std::move(grown.cells);
            part.ring = std::move(grown.ring);
        }
    }
    parts.grownInside
        = spreader
              .spread(parts.mainInside,
                      [&](int next) {
                          return isInside[std::size_t(next)] || !isFirm[std::size_t(next)];
                      })
              .cells;
    return parts;
}

} // namespace inkling::slink
