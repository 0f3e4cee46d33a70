// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross {

/// The knowledge about a board at one moment, as the rules use it.
struct Position
{
    const Givens &givens;
    const Knowledge &knowledge;
    /// By line: whether the rules may use its label.
    const std::vector<bool> &isAsked;

    [[nodiscard]] bool isOpen(int cell) const
    {
        return knowledge.possible(UnknownId(cell)).size() == 2;
    }
    /// The shade of a known cell. Requires: not open.
    [[nodiscard]] int shade(int cell) const { return knowledge.possible(UnknownId(cell)).value(); }
    [[nodiscard]] int digit(int cell) const { return givens.digits[std::size_t(cell)]; }
};

/// A line at one moment. The cells that its label counts are called "taken": the white ones in a
/// row, the black ones in a column.
struct LineView
{
    LineView(const Position &position, int itsLine);

    int line;
    int takenShade;
    std::vector<int> open;  ///< the open cells
    std::vector<int> known; ///< the known cells
    int lacks;              ///< label minus the known taken digits; below 0 if these are too many
    int openSum = 0;

    /// The sum of open digits that may be left untaken.
    [[nodiscard]] int spare() const { return openSum - lacks; }
};

/// The ways to make a sum from some digits, counted by dynamic programming over the sums up to it.
class WayCounter
{
public:
    /// Requires: at most 63 digits.
    WayCounter(std::vector<int> digits, int sum);

    /// The number of subsets that make the sum.
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    /// The number of subsets that make the sum and hold the digit at `place`.
    [[nodiscard]] std::uint64_t countTaking(std::size_t place) const { return m_taking[place]; }
    /// An example of a subset that makes the sum: by place, whether it holds the digit. Requires:
    /// count() > 0.
    [[nodiscard]] std::vector<bool> example() const;

private:
    std::vector<int> m_digits;
    int m_sum;
    std::uint64_t m_count = 0;
    std::vector<std::uint64_t> m_taking;
    /// By place and sum: the number of subsets of the digits from that place on that make the sum.
    std::vector<std::vector<std::uint64_t>> m_after;
};

/// The fact that a cell has a shade.
[[nodiscard]] inline Fact factOf(int cell, int shade)
{
    return {UnknownId(cell), ValueSet::only(shade)};
}

} // namespace inkling::numbercross
