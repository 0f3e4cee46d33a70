// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"

#include <array>
#include <cstdint>

namespace inkling::numbercross::search {

/// A set of sums, 0 to 575: those that subsets of a line's digits can make.
class SumSet
{
public:
    static constexpr int size = 576;
    static constexpr std::size_t wordCount = size / 64;

    static SumSet only(int sum)
    {
        SumSet set;
        set.m_words[std::size_t(sum) / 64] = std::uint64_t{1} << (sum % 64);
        return set;
    }
    [[nodiscard]] bool contains(int sum) const
    {
        return sum >= 0 && sum < size && (m_words[std::size_t(sum) / 64] >> (sum % 64) & 1) != 0;
    }
    [[nodiscard]] bool meets(const SumSet &other) const
    {
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < wordCount; ++i)
            common |= m_words[i] & other.m_words[i];
        return common != 0;
    }
    /// The set with each sum increased by a digit; sums beyond the largest are dropped. Requires: 1
    /// <= digit <= 9.
    [[nodiscard]] SumSet plus(int digit) const
    {
        SumSet set;
        set.m_words[0] = m_words[0] << digit;
        for (std::size_t i = 1; i < wordCount; ++i)
            set.m_words[i] = m_words[i] << digit | m_words[i - 1] >> (64 - digit);
        return set;
    }
    /// The set with each sum decreased by a digit; sums below 0 are dropped. Requires: 1 <= digit
    /// <= 9.
    [[nodiscard]] SumSet minus(int digit) const
    {
        SumSet set;
        for (std::size_t i = 0; i + 1 < wordCount; ++i)
            set.m_words[i] = m_words[i] >> digit | m_words[i + 1] << (64 - digit);
        set.m_words[wordCount - 1] = m_words[wordCount - 1] >> digit;
        return set;
    }
    friend SumSet operator|(SumSet a, const SumSet &b)
    {
        for (std::size_t i = 0; i < wordCount; ++i)
            a.m_words[i] |= b.m_words[i];
        return a;
    }

private:
    std::array<std::uint64_t, wordCount> m_words{};
};

/// Decides every cell whose shade follows from its row or its column alone, by the sums that can
/// still be reached, until no more follow. The digit of a decided cell becomes 0, and that of a
/// black one is subtracted from both targets.
///
/// Returns false if a line cannot be met. `shades` has one entry for each cell, and receives the
/// decided ones. Cost: for a line of n cells, 2n operations on sets.
[[nodiscard]] bool decideByReach(Sums &sums, std::vector<std::uint8_t> &shades);

} // namespace inkling::numbercross::search
