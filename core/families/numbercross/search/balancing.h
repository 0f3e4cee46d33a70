// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "stopcondition.h"

#include <array>
#include <cstdint>
#include <random>
#include <vector>

namespace inkling::numbercross::search {

/// Local search for large boards on which an even filling fails: those with few black cells, few
/// different digits, and so on. Every row always keeps its sum. A move turns two or three cells of
/// a row whose digits cancel out; it is made if the columns are then no further from their targets,
/// and else by chance ("simulated annealing"). So the excess of a column wanders until it meets a
/// column that has too little.
///
/// Finds answers, but never proves that there is none. Random, but the same on every machine.
class Balancing
{
public:
    /// Keeps a reference to `sums`, which must outlive this object.
    explicit Balancing(const Sums &sums);

    /// Starts from shades in which every row with a target meets it. Returns whether it found an
    /// answer. Cost: about 50 ns a move.
    [[nodiscard]] bool run(std::vector<std::uint8_t> shades, int maxMoves,
                           const StopCondition &stop);
    [[nodiscard]] const std::vector<std::uint8_t> &shades() const { return m_shades; }

private:
    static constexpr std::size_t mostFlips = 3;
    struct Move
    {
        std::array<int, mostFlips> cells{};
        std::size_t count = 0;
    };

    [[nodiscard]] int change(int cell) const
    {
        const int digit = m_sums.digits[std::size_t(cell)];
        return m_shades[std::size_t(cell)] == black ? -digit : digit;
    }
    [[nodiscard]] int pick(const std::vector<int> &cells)
    {
        return cells[std::size_t(m_random()) % cells.size()];
    }
    [[nodiscard]] bool propose(Move &move);
    [[nodiscard]] bool complete(int row, int rest, Move &move);
    [[nodiscard]] int costOf(const Move &move) const;
    void take(const Move &move);
    [[nodiscard]] bool anneal(double temperature, int maxMoves, const StopCondition &stop);

    const Sums &m_sums;
    std::minstd_rand m_random{1};
    std::vector<int> m_rows;                                      ///< the rows with open cells
    std::vector<std::vector<int>> m_cells;                        ///< by row: its open cells
    std::vector<std::array<std::vector<int>, 10>> m_cellsByDigit; ///< by row and digit
    std::vector<int> m_excess; ///< by column: its sum minus its target
    std::vector<std::uint8_t> m_shades;
    int m_runs = 0;
    int m_cost = 0; ///< the sum of all |excess|
};

} // namespace inkling::numbercross::search
