// SPDX-License-Identifier: MIT
#include "families/kenken/search/partialresults.h"

#include "families/kenken/search/exponents.h"

#include <algorithm>
#include <bit>

namespace inkling::kenken {

namespace {

constexpr int wordBits = 64;

void setBit(std::vector<std::uint64_t> &words, int bit)
{
    words[std::size_t(bit / wordBits)] |= std::uint64_t{1} << bit % wordBits;
}

} // namespace

PartialResults::PartialResults(Operation operation, std::int64_t target)
{
    const bool isSum = operation == Operation::Sum;
    if (target < 1 || (isSum && target > maxSide * maxCageSize))
        return;
    // A sum is one long dimension; a product has four.
    Exponents most{int(isSum ? target : 0)};
    std::int64_t rest = 1;
    if (!isSum) {
        rest = target;
        most = takeExponents(rest);
    }
    if (rest != 1)
        return;
    Exponents stride{};
    int stateCount = 1;
    for (std::size_t i = 0; i < most.size(); ++i) {
        stride[i] = stateCount;
        stateCount *= most[i] + 1;
    }
    m_wordCount = (stateCount + wordBits - 1) / wordBits;
    m_target = stateCount - 1;
    m_reached.resize(std::size_t(m_wordCount) * (maxCageSize + 1));
    m_needed.resize(m_reached.size());
    for (int digit = 1; digit <= maxSide; ++digit) {
        std::int64_t number = digit;
        const Exponents exponents = isSum ? Exponents{digit} : takeExponents(number);
        auto &fits = m_fits[std::size_t(digit)];
        fits.assign(std::size_t(m_wordCount), 0);
        for (std::size_t i = 0; i < most.size(); ++i)
            m_shift[std::size_t(digit)] += stride[i] * exponents[i];
        for (int state = 0; state < stateCount; ++state) {
            bool fit = true;
            for (std::size_t i = 0; i < most.size(); ++i)
                fit = fit && state / stride[i] % (most[i] + 1) + exponents[i] <= most[i];
            if (fit)
                setBit(fits, state);
        }
    }
}

void PartialResults::addShifted(const Word *from, int digit, Word *to) const
{
    const Word *const fits = m_fits[std::size_t(digit)].data();
    const int words = m_shift[std::size_t(digit)] / wordBits;
    const int bits = m_shift[std::size_t(digit)] % wordBits;
    for (int i = m_wordCount - 1; i >= words; --i) {
        to[i] |= (from[i - words] & fits[i - words]) << bits;
        if (bits != 0 && i > words)
            to[i] |= (from[i - words - 1] & fits[i - words - 1]) >> (wordBits - bits);
    }
}

void PartialResults::addShiftedBack(const Word *from, int digit, Word *to) const
{
    const Word *const fits = m_fits[std::size_t(digit)].data();
    const int words = m_shift[std::size_t(digit)] / wordBits;
    const int bits = m_shift[std::size_t(digit)] % wordBits;
    for (int i = 0; i + words < m_wordCount; ++i) {
        Word back = from[i + words] >> bits;
        if (bits != 0 && i + words + 1 < m_wordCount)
            back |= from[i + words + 1] << (wordBits - bits);
        to[i] |= back & fits[i];
    }
}

bool PartialResults::leads(const Word *from, int digit, const Word *to) const
{
    const Word *const fits = m_fits[std::size_t(digit)].data();
    const int words = m_shift[std::size_t(digit)] / wordBits;
    const int bits = m_shift[std::size_t(digit)] % wordBits;
    for (int i = 0; i + words < m_wordCount; ++i) {
        Word back = to[i + words] >> bits;
        if (bits != 0 && i + words + 1 < m_wordCount)
            back |= to[i + words + 1] << (wordBits - bits);
        if ((from[i] & fits[i] & back) != 0)
            return true;
    }
    return false;
}

void PartialResults::addSupported(const Digits *possible, int cellCount, Digits *supported)
{
    if (m_wordCount == 0)
        return;
    const auto size = std::size_t(m_wordCount) * std::size_t(cellCount + 1);
    std::fill_n(m_reached.begin(), size, 0);
    std::fill_n(m_needed.begin(), size, 0);
    setBit(m_reached, 0);
    needed(cellCount)[m_target / wordBits] |= Word{1} << m_target % wordBits;
    for (int i = 0; i < cellCount; ++i) {
        for (unsigned digits = possible[i]; digits != 0; digits &= digits - 1)
            addShifted(reached(i), std::countr_zero(digits), reached(i + 1));
    }
    for (int i = cellCount - 1; i >= 0; --i) {
        for (unsigned digits = possible[i]; digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            if (leads(reached(i), digit, needed(i + 1)))
                supported[i] |= Digits(1 << digit);
            addShiftedBack(needed(i + 1), digit, needed(i));
        }
    }
}

} // namespace inkling::kenken
