// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace inkling {

/// The key of an unknown: a number from 0 within one puzzle. Main unknowns, whose values are the
/// answer, come first.
using UnknownId = std::uint32_t;
using ConstraintId = std::uint32_t; ///< the key of a constraint: a number from 0 within one puzzle
/// The key of a rule: its place in its family's catalogue; for general rules see GeneralRule.
using RuleId = std::uint16_t;

/// The values that an unknown can still have: bit v for value v, 0..63.
class ValueSet
{
public:
    constexpr ValueSet() = default;
    constexpr explicit ValueSet(std::uint64_t bits)
        : m_bits(bits)
    {}
    /// The values 0 .. count - 1. Requires: 1 <= count <= 64.
    static constexpr ValueSet first(int count)
    {
        return ValueSet(~std::uint64_t{0} >> (64 - count));
    }
    static constexpr ValueSet only(int value) { return ValueSet(std::uint64_t{1} << value); }

    [[nodiscard]] constexpr std::uint64_t bits() const { return m_bits; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    // Avoids popcount, which some machines lack.
    [[nodiscard]] constexpr bool single() const
    {
        return m_bits != 0 && withoutLowest(m_bits) == 0;
    }
    [[nodiscard]] constexpr bool isPair() const
    {
        return m_bits != 0 && ValueSet(withoutLowest(m_bits)).single();
    }
    /// The smallest value. Requires: not empty.
    [[nodiscard]] constexpr int value() const { return std::countr_zero(m_bits); }
    [[nodiscard]] constexpr bool contains(int value) const { return (m_bits >> value & 1) != 0; }
    [[nodiscard]] constexpr bool within(ValueSet other) const
    {
        return (m_bits & ~other.m_bits) == 0;
    }

    /// An iterator over the values, the smallest first.
    class Iterator
    {
    public:
        using value_type = int;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t left)
            : m_left(left)
        {}
        constexpr int operator*() const { return std::countr_zero(m_left); }
        constexpr Iterator &operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t m_left = 0;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    friend constexpr ValueSet operator&(ValueSet a, ValueSet b)
    {
        return ValueSet(a.m_bits & b.m_bits);
    }
    friend constexpr ValueSet operator|(ValueSet a, ValueSet b)
    {
        return ValueSet(a.m_bits | b.m_bits);
    }
    /// The values of a that are not in b.
    friend constexpr ValueSet operator-(ValueSet a, ValueSet b)
    {
        return ValueSet(a.m_bits & ~b.m_bits);
    }
    friend constexpr bool operator==(ValueSet, ValueSet) = default;

private:
    static constexpr std::uint64_t withoutLowest(std::uint64_t bits) { return bits & (bits - 1); }

    std::uint64_t m_bits = 0;
};

/// A fact about one unknown: its value is one of `possible`.
struct Fact
{
    UnknownId unknown = 0;
    ValueSet possible;

    friend bool operator==(const Fact &, const Fact &) = default;
};

} // namespace inkling
