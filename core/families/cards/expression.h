// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::cards {

/// The meaning of the values of an answer, for a hand of n cards. An answer is an expression in
/// postfix notation, 2n - 1 tokens: 0 .. n - 1 is the card at that place of the hand; n + s is the
/// Sign s, which joins the two values before it. An expression that leaves cards over (option
/// `some`) is filled up with blanks at its end.
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

/// A part of an expression: a card, or two parts joined.
struct Part
{
    int card = -1; ///< the card's place in the hand; -1 for a joined part
    Sign sign = Sign::Plus;
    int left = -1;
    int right = -1;          ///< left and right come before this part
    std::uint32_t cards = 0; ///< bit i: the part holds the card at place i
    Fraction value;
    std::string text; ///< the expression as it is written, without redundant parentheses
};

/// The parts of an answer, in its own order: part i is the one that token i completes; the last
/// part is the whole. Nothing if the answer is no expression over this hand. Values may be refused.
[[nodiscard]] std::optional<std::vector<Part>> partsOf(const std::vector<int> &numbers,
                                                       const Answer &answer);

/// The precedence of the last operation in a written expression, from loosest to tightest.
enum class Binding : std::uint8_t { Sum, Product, Power, Number };
[[nodiscard]] Binding bindingOf(Sign sign);

/// The text of "a sign b", with the parentheses that it needs and no others: + and - bind least,
/// then * and /, each from left to right, then ^ from right to left.
[[nodiscard]] std::string joinedText(Sign sign, const std::string &left, Binding leftBinding,
                                     const std::string &right, Binding rightBinding);

} // namespace inkling::cards
