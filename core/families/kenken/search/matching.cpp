// SPDX-License-Identifier: MIT
#include "families/kenken/search/matching.h"

#include <bit>

namespace inkling::kenken {

/// Begins with what was found last time.
bool Matching::assign(const LineDigits &possible, int side, Search &search)
{
    unsigned without = 0;
    for (int i = 0; i < side; ++i) {
        const auto at = std::size_t(i);
        const unsigned digit = m_digitOf[at] & possible[at] & ~search.used;
        if (digit == 0)
            without |= 1U << i;
        else
            search.cellOf[std::size_t(std::countr_zero(digit))] = std::uint8_t(i);
        m_digitOf[at] = Digits(digit);
        search.used |= digit;
    }
    for (; without != 0; without &= without - 1) {
        search.visited = 0;
        if (!findDigit(std::countr_zero(without), possible, search))
            return false;
    }
    return true;
}

bool Matching::findDigit(int cell, const LineDigits &possible, Search &search)
{
    const auto at = std::size_t(cell);
    const auto take = [&](unsigned digit) {
        m_digitOf[at] = Digits(digit);
        search.cellOf[std::size_t(std::countr_zero(digit))] = std::uint8_t(cell);
        search.used |= digit;
        return true;
    };
    if (const unsigned free = possible[at] & ~search.used; free != 0)
        return take(free & (~free + 1));
    while (const unsigned next = possible[at] & ~search.visited) {
        const unsigned digit = next & (~next + 1);
        search.visited |= digit;
        if (findDigit(search.cellOf[std::size_t(std::countr_zero(digit))], possible, search))
            return take(digit);
    }
    return false;
}

/// By cell: the digits that can become free for it when others pass theirs on.
LineDigits Matching::reachableDigits(const LineDigits &possible, int side) const
{
    LineDigits reach = possible;
    for (int k = 0; k < side; ++k) {
        const unsigned through = m_digitOf[std::size_t(k)];
        const unsigned further = reach[std::size_t(k)];
        for (Digits &digits : reach)
            digits |= Digits((digits & through) != 0 ? further : 0);
    }
    return reach;
}

bool Matching::keepMatched(LineDigits &possible, int side, Digits open)
{
    Search search;
    if (!assign(possible, side, search))
        return false;
    const LineDigits reach = reachableDigits(possible, side);
    bool allReached = true;
    for (std::size_t i = 0; i < std::size_t(side); ++i)
        allReached = allReached && (reach[i] == open || std::has_single_bit(possible[i]));
    if (allReached)
        return true;
    for (std::size_t i = 0; i < std::size_t(side); ++i) {
        unsigned kept = 0;
        for (unsigned digits = possible[i]; digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            if ((reach[search.cellOf[std::size_t(digit)]] & m_digitOf[i]) != 0)
                kept |= 1U << digit;
        }
        possible[i] = Digits(kept);
    }
    return true;
}

} // namespace inkling::kenken
