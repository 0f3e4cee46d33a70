// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/search/tupletable.h"

#include <cstdint>
#include <vector>

namespace inkling::kenken {

/// The results that a large cage can have made after some of its cells: one bit for each partial
/// sum, or for each divisor of the target. Adding a digit shifts all bits by the same distance (for
/// products, because a divisor's number is made of its exponents of 2, 3, 5 and 7); results that
/// would exceed the target are masked off first. So all ways to fill a cage are tried together, in
/// some hundred shifts.
///
/// Ignores that the digits in a line differ.
class PartialResults
{
public:
    /// Requires: Operation::Sum or Operation::Product.
    PartialResults(Operation operation, std::int64_t target);

    /// Adds to `supported` the digits that take part in some way to reach the target, where each
    /// cell has one of its `possible` digits. Both arrays have one entry for each cell, at most
    /// maxCageSize. Used by one thread at a time.
    void addSupported(const Digits *possible, int cellCount, Digits *supported);

private:
    using Word = std::uint64_t;
    /// Adds to the states in `to` those that a digit leads to from the states in `from`.
    void addShifted(const Word *from, int digit, Word *to) const;
    /// Adds to the states in `to` those from which a digit leads to the states in `from`.
    void addShiftedBack(const Word *from, int digit, Word *to) const;
    /// Whether a digit leads from some state in `from` to one in `to`.
    [[nodiscard]] bool leads(const Word *from, int digit, const Word *to) const;
    [[nodiscard]] Word *reached(int cell) { return m_reached.data() + m_wordCount * cell; }
    [[nodiscard]] Word *needed(int cell) { return m_needed.data() + m_wordCount * cell; }

    int m_wordCount = 0; ///< 0: no digits make the target
    int m_target = 0;    ///< the state in which the target is reached
    std::array<int, maxSide + 1> m_shift{};
    std::array<std::vector<Word>, maxSide + 1> m_fits; ///< by digit: the states with room for it
    std::vector<Word> m_reached;
    std::vector<Word> m_needed;
};

} // namespace inkling::kenken
