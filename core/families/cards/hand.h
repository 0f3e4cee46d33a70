// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/fraction.h"

#include <string>
#include <vector>

namespace inkling::cards {

inline constexpr int maxCards = 8;
/// The highest number on a card. A, J, Q and K are 1, 11, 12 and 13.
inline constexpr int maxNumber = 100;
/// The highest card that is dealt.
inline constexpr int king = 13;
/// The largest numerator, positive or negative, and the largest denominator of a target: eight
/// cards cannot exceed it.
inline constexpr std::int64_t maxTarget = 10'000'000'000'000'000;

/// The options of the family.
struct Choices
{
    bool exponents = false; ///< a ^ b as well, where b is whole (see Fraction)
    bool integers = false;  ///< every value on the way is whole
    bool some = false;      ///< cards may be left over

    /// Bit i is the option at index i of Family::options().
    [[nodiscard]] static Choices fromBits(std::uint32_t bits)
    {
        return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
    }
    [[nodiscard]] std::uint32_t bits() const
    {
        return (exponents ? 1U : 0U) | (integers ? 2U : 0U) | (some ? 4U : 0U);
    }
};

/// The cards that are dealt, the target to make of them, and the rules.
struct Hand
{
    std::vector<int> cards; ///< 1 to maxCards cards, in the order of the text
    Fraction target;        ///< in lowest terms
    Choices choices = {};

    [[nodiscard]] int size() const { return int(cards.size()); }
};

/// The signs that join two values.
enum class Sign : std::uint8_t { Plus, Minus, Times, Over, Power };
inline constexpr int signCount = 5;
/// The character of a sign in expressions, one of "+-*/^".
[[nodiscard]] constexpr char signCharacter(Sign sign)
{
    return "+-*/^"[int(sign)];
}

/// The value of "a sign b"; refused where the sign cannot be applied.
[[nodiscard]] inline Fraction apply(Sign sign, const Fraction &a, const Fraction &b)
{
    switch (sign) {
    case Sign::Plus:
        return a + b;
    case Sign::Minus:
        return a - b;
    case Sign::Times:
        return a * b;
    case Sign::Over:
        return a / b;
    case Sign::Power:
        break;
    }
    return power(a, b);
}

/// The game's target for this number of cards: with more cards, the smaller target would be too
/// easy; with fewer, the greater one too hard.
[[nodiscard]] constexpr int usualTarget(int cards)
{
    return cards <= 5 ? 24 : 163;
}

/// The text on a card: "A", "7", "Q", "25".
[[nodiscard]] std::string faceOf(int number);

} // namespace inkling::cards
