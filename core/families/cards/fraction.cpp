// SPDX-License-Identifier: MIT
#include "families/cards/fraction.h"

#include <numeric>

namespace inkling::cards {

Fraction Fraction::inLowestTerms() const
{
    if (isRefused())
        return *this;
    const std::int64_t divisor = std::gcd(m_numerator, m_denominator);
    return {m_numerator / divisor, m_denominator / divisor, Raw{}};
}

std::string Fraction::text() const
{
    const Fraction lowest = inLowestTerms();
    std::string text = std::to_string(lowest.m_numerator);
    if (lowest.m_denominator != 1)
        text += '/' + std::to_string(lowest.m_denominator);
    return text;
}

/// Requires: denominator >= 0.
Fraction Fraction::reduced(Wide numerator, Wide denominator)
{
    Wide a = numerator < 0 ? -numerator : numerator;
    Wide b = denominator;
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    if (denominator == 0)
        return refused();
    numerator /= a;
    denominator /= a;
    if (numerator > largest || numerator < -largest || denominator > largest)
        return refused();
    return {std::int64_t(numerator), std::int64_t(denominator), Raw{}};
}

/// Does not overflow: in lowest terms, each product is below 2^125.
Fraction Fraction::wideSum(const Fraction &a, const Fraction &b, int sign)
{
    if (a.isRefused() || b.isRefused())
        return refused();
    return reduced(static_cast<Wide>(a.m_numerator) * b.m_denominator
                       + static_cast<Wide>(sign * b.m_numerator) * a.m_denominator,
                   static_cast<Wide>(a.m_denominator) * b.m_denominator);
}

/// (a * b) / (c * d); refused where c or d is 0.
Fraction Fraction::wideProduct(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d)
{
    return reduced(static_cast<Wide>(a) * b, static_cast<Wide>(c) * d);
}

Fraction power(const Fraction &a, const Fraction &b)
{
    if (a.isRefused() || b.isRefused() || !b.isWhole())
        return Fraction::refused();
    const std::int64_t exponent = b.whole();
    if (a.isZero())
        return exponent > 0 ? Fraction(0) : Fraction::refused();
    const bool isOdd = exponent % 2 != 0;
    if (a.magnitude() == Fraction(1))
        return a.isNegative() && isOdd ? Fraction(-1) : Fraction(1);
    // Either part of the base is 2 at least, so more than 62 factors of it are too many.
    if (exponent > 62 || exponent < -62)
        return Fraction::refused();
    const Fraction factor = exponent < 0 ? Fraction(1) / a : a;
    Fraction result(1);
    for (std::int64_t i = exponent < 0 ? -exponent : exponent; i > 0; --i)
        result = result * factor;
    return result;
}

} // namespace inkling::cards
