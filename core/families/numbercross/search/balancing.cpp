// SPDX-License-Identifier: MIT
#include "families/numbercross/search/balancing.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace inkling::numbercross::search {

namespace {

constexpr int stageCount = 16;
constexpr double coldest = 0.1;

} // namespace

Balancing::Balancing(const Sums &sums)
    : m_sums(sums)
    , m_cells(std::size_t(sums.grid.rows))
    , m_cellsByDigit(std::size_t(sums.grid.rows))
{
    for (int cell = 0; cell < sums.grid.cellCount(); ++cell) {
        const auto row = std::size_t(sums.grid.rowOf(cell));
        const std::size_t digit = sums.digits[std::size_t(cell)];
        if (digit == 0)
            continue;
        m_cells[row].push_back(cell);
        m_cellsByDigit[row][digit].push_back(cell);
    }
    for (int row = 0; row < sums.grid.rows; ++row) {
        if (!m_cells[std::size_t(row)].empty())
            m_rows.push_back(row);
    }
}

/// Adds a cell of the row whose turning changes the sum by `rest`. Returns false if a random try
/// finds none.
bool Balancing::complete(int row, int rest, Move &move)
{
    if (std::abs(rest) > maxDigit)
        return false;
    const auto &cells = m_cellsByDigit[std::size_t(row)][std::size_t(std::abs(rest))];
    if (cells.empty())
        return false;
    const int cell = pick(cells);
    const auto end = move.cells.begin() + std::ptrdiff_t(move.count);
    if (change(cell) != rest || std::find(move.cells.begin(), end, cell) != end)
        return false;
    move.cells[move.count++] = cell;
    return true;
}

bool Balancing::propose(Move &move)
{
    const int row = pick(m_rows);
    move.cells[0] = pick(m_cells[std::size_t(row)]);
    move.count = 1;
    if (m_sums.targets[std::size_t(row)] == noTarget)
        return true;
    const int first = change(move.cells[0]);
    if (m_random() % 2 == 0)
        return complete(row, -first, move);
    const int cell = pick(m_cells[std::size_t(row)]);
    if (cell == move.cells[0])
        return false;
    move.cells[move.count++] = cell;
    const int rest = -first - change(cell);
    return rest == 0 || complete(row, rest, move);
}

int Balancing::costOf(const Move &move) const
{
    int cost = 0;
    for (std::size_t i = 0; i < move.count; ++i) {
        const int column = m_sums.grid.columnOf(move.cells[i]);
        if (m_sums.targets[std::size_t(m_sums.grid.columnLine(column))] == noTarget)
            continue;
        const int excess = m_excess[std::size_t(column)];
        cost += std::abs(excess + change(move.cells[i])) - std::abs(excess);
    }
    return cost;
}

void Balancing::take(const Move &move)
{
    m_cost += costOf(move);
    for (std::size_t i = 0; i < move.count; ++i) {
        const int cell = move.cells[i];
        m_excess[std::size_t(m_sums.grid.columnOf(cell))] += change(cell);
        m_shades[std::size_t(cell)] ^= 1;
    }
}

/// Moves at one temperature, which says how likely a move for the worse is. Returns false when stopped.
bool Balancing::anneal(double temperature, int maxMoves, const StopCondition &stop)
{
    std::array<std::uint32_t, 32> odds; // by what a move costs, in 2^16ths
    for (std::size_t cost = 0; cost < odds.size(); ++cost)
        odds[cost] = std::uint32_t(65536 * std::exp(-double(cost) / temperature));
    for (int i = 0; i < maxMoves && m_cost > 0; ++i) {
        if (i % 1024 == 0 && stop.stopped())
            return false;
        Move move;
        if (!propose(move))
            continue;
        const int cost = costOf(move);
        if (cost <= 0 || (cost < int(odds.size()) && m_random() % 65536 < odds[std::size_t(cost)]))
            take(move);
    }
    return true;
}

bool Balancing::run(std::vector<std::uint8_t> shades, int maxMoves, const StopCondition &stop)
{
    const Grid &grid = m_sums.grid;
    m_shades = std::move(shades);
    m_excess.assign(std::size_t(grid.columns), 0);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (m_shades[std::size_t(cell)] == black)
            m_excess[std::size_t(grid.columnOf(cell))] += m_sums.digits[std::size_t(cell)];
    }
    const double hottest = m_runs++ % 2 == 0 ? 0.6 : 1.0;
    m_cost = 0;
    for (int c = 0; c < grid.columns; ++c) {
        const int target = m_sums.targets[std::size_t(grid.columnLine(c))];
        if (target == noTarget)
            continue;
        m_excess[std::size_t(c)] -= target;
        m_cost += std::abs(m_excess[std::size_t(c)]);
    }
    for (int stage = 0; stage < stageCount && m_cost > 0 && !m_rows.empty(); ++stage) {
        const double share = double(stage) / (stageCount - 1);
        if (!anneal(std::lerp(hottest, coldest, share), maxMoves / stageCount, stop))
            break;
    }
    return m_cost == 0;
}

} // namespace inkling::numbercross::search
