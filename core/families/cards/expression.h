// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::cards {

/// What a value of an answer stands for in a hand of n cards. An answer is an expression in
/// postfix, 2n - 1 tokens: 0 .. n - 1 the card at that place of the hand, n + s the Sign s, which
/// joins the two values before it; and behind an expression that leaves cards over (option `some`)
/// as many blanks as it takes.
struct Tokens
{
    int cards;

    [[nodiscard]] int count() const { return 2 * cards - 1; }
    [[nodiscard]] bool isCard(int token) const { return token < cards; }
    [[nodiscard]] bool isSign(int token) const
    {
        return token >= cards && token < cards + signCount;
    }
    [[nodiscard]] Sign sign(int token) const { return Sign(token - cards); }
    [[nodiscard]] int token(Sign sign) const { return cards + int(sign); }
    [[nodiscard]] int blank() const { return cards + signCount; }
};

/// One part of an expression: a card, or two parts joined.
struct Part
{
    int card = -1; ///< a place in the hand; -1: joined from two
    Sign sign = Sign::Plus;
    int left = -1;
    int right = -1;          ///< both before this one
    std::uint32_t cards = 0; ///< bit i: the card at place i is in it
    Fraction value;
    std::string text; ///< as written, without redundant parentheses
};

/// An answer taken apart, in its own order: part i is what token i completes; the last is the
/// whole. Nothing if it is not an expression over this hand. Values may be refused.
[[nodiscard]] std::optional<std::vector<Part>> partsOf(const std::vector<int> &numbers,
                                                       const Answer &answer);

/// How a text binds: what joins it last.
enum class Binding : std::uint8_t { Sum, Product, Power, Number };
[[nodiscard]] Binding bindingOf(Sign sign);

/// "a sign b" with the parentheses that it needs and no others: + - bind least, then * /, each from
/// left to right, then ^ from right to left.
[[nodiscard]] std::string joinedText(Sign sign, const std::string &left, Binding leftBinding,
                                     const std::string &right, Binding rightBinding);

} // namespace inkling::cards
