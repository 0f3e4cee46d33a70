// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"

#include <cstdint>
#include <span>
#include <vector>

namespace inkling::numbercross::search {

/// A line that nothing is asked of.
inline constexpr int noTarget = -1;

/// A board, or part of one, for searching: of every line the sum of its *black* cells is asked.
///
/// A digit 0 stands for a cell that is decided and no longer there. Lines as Grid numbers them.
struct Sums
{
    Grid grid;
    std::vector<std::uint8_t> digits;
    std::vector<int> targets;

    [[nodiscard]] int digit(int line, int place) const
    {
        return digits[std::size_t(grid.cellOf(line, place))];
    }
    /// The sum of the digits that are left in a line.
    [[nodiscard]] int total(int line) const
    {
        int sum = 0;
        for (int place = 0; place < grid.length(line); ++place)
            sum += digit(line, place);
        return sum;
    }
};

/// The board as sums of black cells. With `lines`, only those labels are asked for, true by line.
[[nodiscard]] Sums sumsOf(const Givens &givens, const std::vector<bool> *lines = nullptr);

/// Whether no target is below 0 or above its line's total, rows and columns agree in total where all
/// of them have targets, and the odd digits do not show a contradiction (see parity.h). Linear.
[[nodiscard]] bool passesCounting(const Sums &sums);

} // namespace inkling::numbercross::search
