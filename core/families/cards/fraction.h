// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace inkling::cards {

/// A 128-bit integer, which is not standard, but which all our compilers have.
__extension__ typedef __int128 Wide;

/// An exact rational number, or a refused one: a result that overflows or divides by 0 is refused,
/// and so is every result calculated from a refused number.
///
/// Numerator and denominator in lowest terms are at most 2^62. Eight numbers of 1..100 joined by +
/// - * / stay below 2^7 * 100^8 < 2^61, so only powers are ever refused for their size. Numerator
/// and denominator are kept unreduced as long as both are below 2^52, and else in lowest terms: so
/// key() is the same double for equal numbers, and most calculations need no common divisor.
class Fraction
{
public:
    static constexpr std::int64_t largest = std::int64_t{1} << 62;

    constexpr Fraction() = default;
    constexpr Fraction(std::int64_t whole) // NOLINT: a whole number is one
        : m_numerator(whole)
    {}
    /// Requires: denominator > 0; neither number larger in magnitude than `largest`.
    Fraction(std::int64_t numerator, std::int64_t denominator)
        : m_numerator(numerator)
        , m_denominator(denominator)
    {
        settle();
    }
    static constexpr Fraction refused() { return {0, 0, Raw{}}; }

    [[nodiscard]] constexpr bool isRefused() const { return m_denominator == 0; }
    [[nodiscard]] constexpr bool isZero() const { return m_numerator == 0; }
    [[nodiscard]] constexpr bool isNegative() const { return m_numerator < 0; }
    [[nodiscard]] constexpr bool isWhole() const
    {
        return m_denominator == 1 || (m_denominator != 0 && m_numerator % m_denominator == 0);
    }
    /// Requires: isWhole().
    [[nodiscard]] constexpr std::int64_t whole() const { return m_numerator / m_denominator; }
    [[nodiscard]] constexpr std::int64_t numerator() const { return m_numerator; }
    [[nodiscard]] constexpr std::int64_t denominator() const { return m_denominator; }

    /// A key for quick comparison: equal numbers have equal keys; different numbers nearly always
    /// have different ones.
    [[nodiscard]] double key() const { return double(m_numerator) / double(m_denominator); }
    [[nodiscard]] Fraction inLowestTerms() const;
    [[nodiscard]] constexpr Fraction operator-() const
    {
        return {-m_numerator, m_denominator, Raw{}};
    }
    [[nodiscard]] constexpr Fraction magnitude() const { return isNegative() ? -*this : *this; }
    /// The number in lowest terms: "163", "-5/3". Requires: not refused.
    [[nodiscard]] std::string text() const;

    friend Fraction operator+(const Fraction &a, const Fraction &b)
    {
        if (!areSmall(a, b))
            return wideSum(a, b, 1);
        return {a.m_numerator * b.m_denominator + b.m_numerator * a.m_denominator,
                a.m_denominator * b.m_denominator};
    }
    friend Fraction operator-(const Fraction &a, const Fraction &b)
    {
        if (!areSmall(a, b))
            return wideSum(a, b, -1);
        return {a.m_numerator * b.m_denominator - b.m_numerator * a.m_denominator,
                a.m_denominator * b.m_denominator};
    }
    friend Fraction operator*(const Fraction &a, const Fraction &b)
    {
        if (!areSmall(a, b))
            return wideProduct(a.m_numerator, b.m_numerator, a.m_denominator, b.m_denominator);
        return {a.m_numerator * b.m_numerator, a.m_denominator * b.m_denominator};
    }
    /// The quotient; refused where b is 0.
    friend Fraction operator/(const Fraction &a, const Fraction &b)
    {
        if (b.m_numerator == 0)
            return refused();
        const std::int64_t sign = b.m_numerator < 0 ? -1 : 1;
        if (!areSmall(a, b)) {
            return wideProduct(a.m_numerator, sign * b.m_denominator, a.m_denominator,
                               sign * b.m_numerator);
        }
        return {a.m_numerator * sign * b.m_denominator, a.m_denominator * sign * b.m_numerator};
    }
    /// The power a ^ b: refused unless b is whole; 0 to the power 0 or less is refused.
    friend Fraction power(const Fraction &a, const Fraction &b);

    /// The comparisons below are false where one of the numbers is refused.
    friend bool operator==(const Fraction &a, const Fraction &b)
    {
        return static_cast<Wide>(a.m_numerator) * b.m_denominator
                   == static_cast<Wide>(b.m_numerator) * a.m_denominator
               && a.m_denominator != 0 && b.m_denominator != 0;
    }
    friend bool operator<(const Fraction &a, const Fraction &b)
    {
        return static_cast<Wide>(a.m_numerator) * b.m_denominator
               < static_cast<Wide>(b.m_numerator) * a.m_denominator;
    }

private:
    struct Raw
    {};
    constexpr Fraction(std::int64_t numerator, std::int64_t denominator, Raw)
        : m_numerator(numerator)
        , m_denominator(denominator)
    {}

    static constexpr std::uint64_t size(std::int64_t number)
    {
        return number < 0 ? -std::uint64_t(number) : std::uint64_t(number);
    }
    /// Whether sums of products of these numbers fit into 64 bits and neither is refused.
    static bool areSmall(const Fraction &a, const Fraction &b)
    {
        const std::uint64_t all = size(a.m_numerator) | size(b.m_numerator)
                                  | std::uint64_t(a.m_denominator) | std::uint64_t(b.m_denominator);
        return all >> 30 == 0 && a.m_denominator != 0 && b.m_denominator != 0;
    }
    void settle()
    {
        if ((size(m_numerator) | std::uint64_t(m_denominator)) >> 52 != 0)
            *this = inLowestTerms();
    }
    static Fraction reduced(Wide numerator, Wide denominator);
    static Fraction wideSum(const Fraction &a, const Fraction &b, int sign);
    static Fraction wideProduct(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d);

    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

[[nodiscard]] Fraction power(const Fraction &a, const Fraction &b);

} // namespace inkling::cards
