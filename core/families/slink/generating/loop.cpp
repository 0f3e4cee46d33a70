// SPDX-License-Identifier: MIT
#include "families/slink/generating/loop.h"

#include <algorithm>
#include <array>

namespace inkling::slink {

namespace {

/// A region that changes cell by cell and stays one whose border is a single loop.
class Region
{
public:
    explicit Region(const Grid &grid)
        : m_grid(grid)
        , m_inside(std::size_t(grid.cellCount()), false)
    {}

    void flip(int cell)
    {
        m_inside[std::size_t(cell)] = !m_inside[std::size_t(cell)];
        m_size += m_inside[std::size_t(cell)] ? 1 : -1;
    }
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] const std::vector<bool> &cells() const { return m_inside; }

    [[nodiscard]] bool isInside(int r, int c) const
    {
        return m_grid.contains(r, c) && m_inside[std::size_t(m_grid.cell(r, c))];
    }
    [[nodiscard]] int neighbours(int r, int c) const
    {
        return int(isInside(r - 1, c)) + int(isInside(r + 1, c)) + int(isInside(r, c - 1))
               + int(isInside(r, c + 1));
    }
    /// Whether the border stays a single loop when a cell changes sides: round it, those inside stand
    /// together, and so do those outside, and both have one beside it.
    [[nodiscard]] bool canFlip(int r, int c) const
    {
        constexpr std::array<std::array<int, 2>, 8> ring{
            {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}}};
        bool before = isInside(r, c - 1);
        int changes = 0;
        for (const auto &[down, right] : ring) {
            const bool here = isInside(r + down, c + right);
            changes += here != before ? 1 : 0;
            before = here;
        }
        const int beside = neighbours(r, c);
        return changes == 2 && beside > 0 && beside < 4;
    }

private:
    Grid m_grid;
    std::vector<bool> m_inside;
    int m_size = 0;
};

} // namespace

/// Cells change sides at random; where that makes the loop shorter, seldom.
std::vector<bool> randomInside(const Grid &grid, RandomSource &random)
{
    constexpr int turnsPerCell = 60;
    constexpr int shorterOneIn = 7;
    Region region(grid);
    region.flip(random.below(grid.cellCount()));
    for (int turn = 0; turn < turnsPerCell * grid.cellCount() || region.size() < 2; ++turn) {
        const int cell = random.below(grid.cellCount());
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        if (!region.canFlip(r, c))
            continue;
        const int longer = (region.isInside(r, c) ? -1 : 1) * (4 - 2 * region.neighbours(r, c));
        if (longer > 0 || random.chance(1, longer == 0 ? 2 : shorterOneIn))
            region.flip(cell);
    }
    return region.cells();
}

Clues allClues(const Grid &grid, const std::vector<bool> &inside)
{
    const auto isInside
        = [&](int r, int c) { return grid.contains(r, c) && inside[std::size_t(grid.cell(r, c))]; };
    Clues clues{grid, {}};
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        int lines = 0;
        for (const bool other :
             {isInside(r - 1, c), isInside(r + 1, c), isInside(r, c - 1), isInside(r, c + 1)})
            lines += other != isInside(r, c) ? 1 : 0;
        clues.cells.push_back(std::int8_t(lines));
    }
    return clues;
}

} // namespace inkling::slink
