// SPDX-License-Identifier: MIT
#include "families/slink/colours/loopcuts.h"

#include "families/slink/reasoning/spreading.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace inkling::slink {

namespace {

/// The length of crossing a free cell; the same for all cells in round 0.
int lengthOf(int cell, int round)
{
    if (round == 0)
        return 1;
    const std::uint32_t mixed
        = (std::uint32_t(cell) * 2654435761u) ^ (std::uint32_t(round) * 2246822519u);
    return 1 + int((mixed * 3266489917u) >> 29);
}

bool isAtBorder(const Grid &grid, int cell)
{
    const int r = cell / grid.columns;
    const int c = cell % grid.columns;
    return r == 0 || c == 0 || r + 1 == grid.rows || c + 1 == grid.columns;
}

/// A search for all contradictions of a colouring with the one loop.
class Finder
{
public:
    Finder(const Grid &grid, const Neighbours &neighbours, const CellColouring &colouring)
        : m_grid(grid)
        , m_neighbours(neighbours)
        , m_colouring(colouring)
        , m_spreader(neighbours)
        , m_separator(neighbours)
        , m_isMain(colouring.isInside.size(), false)
    {}

    LoopCuts find(std::size_t mostParts)
    {
        findParts();
        if (m_cutOff.empty())
            return {};
        if (m_cutOff.size() > mostParts)
            m_cutOff.resize(mostParts);
        m_terrain = m_colouring.findTerrain();
        for (const std::vector<int> &part : m_cutOff)
            cutOff(part);
        return std::move(m_cuts);
    }

private:
    [[nodiscard]] bool is(int cell, bool isInside) const
    {
        return m_colouring.isInside[std::size_t(cell)] == isInside;
    }
    [[nodiscard]] bool mayBecome(int cell, bool isInside) const
    {
        return is(cell, isInside) || !m_terrain.isFirm[std::size_t(cell)];
    }

    /// The main parts are the largest inside, and the outside with the border.
    void findParts()
    {
        std::vector<bool> isTaken(m_colouring.isInside.size(), false);
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
            return lengthOf(cell, m_colouring.round)
                   * (m_terrain.isBusy[std::size_t(cell)] ? busy : 1);
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
        const std::vector<int> rest
            = isInside ? standingFor(m_mainInside, true, whole->ring) : std::vector{nowhere};
        for (const int within : standingFor(part, isInside, whole->ring)) {
            for (const int beyond : rest)
                m_cuts.cuts.push_back({isInside, within, whole->ring, beyond});
        }
    }

    /// A firm cell, if there is one, else some: those that touch the ring first.
    [[nodiscard]] std::vector<int> standingFor(std::vector<int> cells, bool isInside,
                                               const std::vector<int> &ring) const
    {
        constexpr std::size_t most = 4;
        std::erase_if(cells, [&](int cell) { return !is(cell, isInside); });
        const auto firm = std::ranges::find_if(
            cells, [&](int cell) { return m_terrain.isFirm[std::size_t(cell)]; });
        if (firm != cells.end())
            return {*firm};
        std::ranges::stable_partition(cells, [&](int cell) {
            return std::ranges::any_of(m_neighbours[std::size_t(cell)], [&](int next) {
                return std::ranges::find(ring, next) != ring.end();
            });
        });
        cells.resize(std::min(cells.size(), most));
        return cells;
    }

    const Grid &m_grid;
    const Neighbours &m_neighbours;
    const CellColouring &m_colouring;
    Spreader m_spreader;
    Separator m_separator;
    Terrain m_terrain;
    std::vector<bool> m_isMain;
    std::vector<int> m_mainInside;
    std::vector<std::vector<int>> m_cutOff;
    LoopCuts m_cuts;
};

} // namespace

LoopCuts loopCuts(const Grid &grid, const Neighbours &neighbours, const CellColouring &colouring,
                  std::size_t mostParts)
{
    return Finder(grid, neighbours, colouring).find(mostParts);
}

} // namespace inkling::slink
