// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inkling {

/// A list of numbers to look at again: groups, cages. Or several lists, one for each rule, to all
/// of which a number is added.
class Agenda
{
public:
    /// Lists all numbers below `count`.
    explicit Agenda(int count, std::size_t lists = 1)
        : m_lists(lists)
        , m_added(std::size_t(count + wordSize - 1) / wordSize, ~std::uint64_t{0})
        , m_bits(m_added.size() * lists)
    {
        if (count % wordSize != 0)
            m_added.back() >>= wordSize - count % wordSize;
    }
    /// Adds a number to all lists.
    void add(int number)
    {
        m_added[std::size_t(number) / wordSize] |= std::uint64_t{1} << number % wordSize;
    }
    /// Calls `call` with each number on the list `list`, the lowest first, until `stop` is stopped,
    /// and removes it from the list. Requires: there are more lists than `list`.
    template <typename Stop, typename Call>
    void take(const Stop &stop, const Call &call, std::size_t list = 0)
    {
        for (std::size_t word = 0; word < m_added.size(); ++word) {
            const std::uint64_t added = std::exchange(m_added[word], 0);
            for (std::size_t other = 0; added != 0 && other < m_lists; ++other)
                m_bits[word * m_lists + other] |= added;
            std::uint64_t &bits = m_bits[word * m_lists + list];
            while (bits != 0 && !stop.stopped()) {
                const int number = int(word) * wordSize + std::countr_zero(bits);
                bits &= bits - 1;
                call(number);
            }
        }
    }

private:
    static constexpr int wordSize = 64;
    std::size_t m_lists;
    std::vector<std::uint64_t> m_added; ///< since the last take(), for all lists
    std::vector<std::uint64_t> m_bits;  ///< word by word, and in each one word of each list
};

} // namespace inkling
