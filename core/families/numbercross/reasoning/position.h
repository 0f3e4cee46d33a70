// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross {

/// What is known of a board at one moment, as the rules look at it.
struct Position
{
    const Givens &givens;
    const Knowledge &knowledge;
    /// True by line: whether the rules may rest on its label.
    const std::vector<bool> &isAsked;

    [[nodiscard]] bool isOpen(int cell) const
    {
        return knowledge.possible(UnknownId(cell)).size() == 2;
    }
    /// Requires: not open.
    [[nodiscard]] int shade(int cell) const { return knowledge.possible(UnknownId(cell)).value(); }
    [[nodiscard]] int digit(int cell) const { return givens.digits[std::size_t(cell)]; }
};

/// A line at one moment. "Taken" are the cells that its label counts: white in a row, black in a column.
struct LineView
{
    LineView(const Position &position, int itsLine);

    int line;
    int takenShade;
    std::vector<int> open;  ///< cells
    std::vector<int> known; ///< cells
    int lacks;              ///< what the label still lacks; below 0 if it has too much
    int openSum = 0;

    /// What may still be left out of the open cells.
    [[nodiscard]] int spare() const { return openSum - lacks; }
};

/// The ways to make a sum from some digits, by dynamic programming over the sums within reach.
class WayCounter
{
public:
    /// Requires: at most 63 digits.
    WayCounter(std::vector<int> digits, int sum);

    /// How many subsets make the sum, and how many of them take the digit at `place`.
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] std::uint64_t countTaking(std::size_t place) const { return m_taking[place]; }
    /// One of them, true by place. Requires: count() > 0.
    [[nodiscard]] std::vector<bool> example() const;

private:
    std::vector<int> m_digits;
    int m_sum;
    std::uint64_t m_count = 0;
    std::vector<std::uint64_t> m_taking;
    /// By place: how many subsets of the digits from there on make each sum.
    std::vector<std::vector<std::uint64_t>> m_after;
};

/// A known cell as a premise.
[[nodiscard]] inline Fact factOf(int cell, int shade)
{
    return {UnknownId(cell), ValueSet::only(shade)};
}

} // namespace inkling::numbercross
