// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/search/tupletable.h"

#include <cstdint>
#include <vector>

namespace inkling::kenken {

/// What a large cage can have made after some of its cells: a bit a partial sum, or a bit a divisor
/// of the target. Putting a digit moves all bits by the same distance, for products because a
/// divisor's number is made of its exponents of 2, 3, 5 and 7; those that would overrun the target
/// are masked off first. So all ways to fill a cage are looked at together, in some hundred shifts.
///
/// That digits in a line differ is not seen here.
class PartialResults
{
public:
    /// Requires: a sum or a product.
    PartialResults(Operation operation, std::int64_t target);

    /// Adds to `supported` the digits that take part in some way to reach the target, each cell
    /// having one of `possible`. Both: an entry a cell, at most maxCageSize. Used by one thread at
    /// a time.
    void addSupported(const Digits *possible, int cellCount, Digits *supported);

private:
    using Word = std::uint64_t;
    /// Sets to |= the states that a digit leads to from those in `from`.
    void addShifted(const Word *from, int digit, Word *to) const;
    void addShiftedBack(const Word *from, int digit, Word *to) const;
    [[nodiscard]] bool leads(const Word *from, int digit, const Word *to) const;
    [[nodiscard]] Word *reached(int cell) { return m_reached.data() + m_wordCount * cell; }
    [[nodiscard]] Word *needed(int cell) { return m_needed.data() + m_wordCount * cell; }

    int m_wordCount = 0; ///< 0: nothing makes the target
    int m_target = 0;    ///< the state that is the target
    std::array<int, maxSide + 1> m_shift{};
    std::array<std::vector<Word>, maxSide + 1> m_fits; ///< the states that a digit does not overrun
    std::vector<Word> m_reached;
    std::vector<Word> m_needed;
};

} // namespace inkling::kenken
