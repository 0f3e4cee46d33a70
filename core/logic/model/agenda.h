// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace inkling {

/// A list of numbers to look at again: groups, cages.
class Agenda
{
public:
    /// Lists all numbers below `count`.
    explicit Agenda(int count)
        : m_bits(std::size_t(count + wordSize - 1) / wordSize, ~std::uint64_t{0})
    {
        if (count % wordSize != 0)
            m_bits.back() >>= wordSize - count % wordSize;
    }
    void add(int number)
    {
        m_bits[std::size_t(number) / wordSize] |= std::uint64_t{1} << number % wordSize;
    }
    /// Calls `call` with each number listed, the lowest first, until `stop` is stopped, and removes
    /// it from the list.
    template <typename Stop, typename Call>
    void take(const Stop &stop, const Call &call)
    {
        for (std::size_t word = 0; word < m_bits.size(); ++word) {
            while (m_bits[word] != 0 && !stop.stopped()) {
                const int number = int(word) * wordSize + std::countr_zero(m_bits[word]);
                m_bits[word] &= m_bits[word] - 1;
                call(number);
            }
        }
    }

private:
    static constexpr int wordSize = 64;
    std::vector<std::uint64_t> m_bits;
};

} // namespace inkling
