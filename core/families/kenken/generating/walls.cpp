// SPDX-License-Identifier: MIT
#include "families/kenken/generating/walls.h"

#include "families/kenken/generating/clue.h"

#include <algorithm>
#include <numeric>

namespace inkling::kenken {

namespace {

int rootOf(std::vector<int> &parents, int cell)
{
    while (parents[std::size_t(cell)] != cell) {
        int &parent = parents[std::size_t(cell)];
        cell = parent = parents[std::size_t(parent)];
    }
    return cell;
}

} // namespace

Walls::Walls(int side, std::vector<std::uint8_t> square, RandomSource &random)
    : m_side(side)
    , m_square(std::move(square))
{
    for (std::size_t i = 0; i < m_square.size(); ++i)
        m_taste.push_back(std::uint8_t(random.below(tasteCount)));
}

std::pair<int, int> Walls::cellsBeside(int wall) const
{
    const int across = m_side * (m_side - 1);
    if (wall >= across)
        return {wall - across, wall - across + m_side};
    const int cell = wall / (m_side - 1) * m_side + wall % (m_side - 1);
    return {cell, cell + 1};
}

Cage Walls::cageOf(std::vector<std::uint8_t> cells) const
{
    const Operation operation = chosenOperation(cells, m_square, m_taste[cells.front()]);
    return {operation, *targetOf(operation, cells, m_square), std::move(cells)};
}

std::vector<bool> Walls::standing(std::span<const int> order) const
{
    // Of a large square pairs are too many.
    std::vector<bool> standing = withoutWalls(order, 2);
    return cages(standing, 2) ? standing : withoutWalls(order, 3);
}

/// All walls, except that in the given order those are removed that leave cages of at most so many
/// cells, until there are no more cages than a puzzle can have.
std::vector<bool> Walls::withoutWalls(std::span<const int> order, int mostCells) const
{
    std::vector<bool> standing(std::size_t(count()), true);
    std::vector<int> parents(m_square.size());
    std::iota(parents.begin(), parents.end(), 0);
    std::vector<int> sizes(m_square.size(), 1);
    std::size_t cageCount = m_square.size();
    for (std::size_t i = 0; i < order.size() && cageCount > maxCageCount; ++i) {
        const auto [a, b] = cellsBeside(order[i]);
        const auto [first, second] = std::pair(rootOf(parents, a), rootOf(parents, b));
        int &size = sizes[std::size_t(first)];
        if (first == second || size + sizes[std::size_t(second)] > mostCells)
            continue;
        size += sizes[std::size_t(second)];
        parents[std::size_t(second)] = first;
        standing[std::size_t(order[i])] = false;
        --cageCount;
    }
    return standing;
}

std::optional<Cages> Walls::cages(const std::vector<bool> &standing, int largest) const
{
    std::vector<int> parents(m_square.size());
    std::iota(parents.begin(), parents.end(), 0);
    std::vector<int> sizes(m_square.size(), 1);
    std::size_t cageCount = m_square.size();
    for (int wall = 0; wall < count(); ++wall) {
        if (standing[std::size_t(wall)])
            continue;
        const auto [a, b] = cellsBeside(wall);
        const auto [first, second] = std::minmax({rootOf(parents, a), rootOf(parents, b)});
        if (first == second)
            continue;
        parents[std::size_t(second)] = first;
        --cageCount;
        int &size = sizes[std::size_t(first)];
        size += sizes[std::size_t(second)];
        if (size > largest)
            return std::nullopt;
    }
    if (cageCount > maxCageCount)
        return std::nullopt;
    // A cage's root is its first cell, so that cages come in the order of these.
    Cages cages{m_side, std::vector<std::uint8_t>(m_square.size()), std::vector<Cage>(cageCount)};
    std::uint8_t next = 0;
    for (std::size_t cell = 0; cell < m_square.size(); ++cell) {
        const auto root = std::size_t(rootOf(parents, int(cell)));
        const std::uint8_t cage = root == cell ? next++ : cages.cageOf[root];
        cages.cageOf[cell] = cage;
        std::vector<std::uint8_t> &cells = cages.cages[cage].cells;
        if (root == cell)
            cells.reserve(std::size_t(sizes[cell]));
        cells.push_back(std::uint8_t(cell));
    }
    for (Cage &cage : cages.cages)
        cage = cageOf(std::move(cage.cells));
    return cages;
}

} // namespace inkling::kenken
