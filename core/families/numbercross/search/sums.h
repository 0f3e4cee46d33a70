// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"

#include <cstdint>
#include <span>
#include <vector>

namespace inkling::numbercross::search {

/// The target of a line whose sum does not matter.
inline constexpr int noTarget = -1;

/// A board, or part of one, in the form for searching: each line has a target for the sum of its
/// *black* cells.
///
/// A digit 0 stands for a cell that is decided and no longer counted. Lines are numbered as in
/// Grid.
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

/// A board as sums of black cells. With `lines` (by line), only the labels of those lines that are
/// true in it become targets.
[[nodiscard]] Sums sumsOf(const Givens &givens, const std::vector<bool> *lines = nullptr);

/// Whether no target exceeds its line's total, rows and columns agree in total if all of them have
/// targets, and the odd digits show no contradiction (see parity.h). Cost: linear in the cells.
[[nodiscard]] bool passesCounting(const Sums &sums);

} // namespace inkling::numbercross::search
