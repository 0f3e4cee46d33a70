// SPDX-License-Identifier: MIT
#include "families/cards/checker.h"

#include <algorithm>

namespace inkling::cards {

namespace {

constexpr Wide limit = Wide{1} << 62;

struct Number
{
    Wide above = 0;
    Wide below = 1;
};

Wide commonDivisor(Wide a, Wide b)
{
    a = a < 0 ? -a : a;
    return b == 0 ? a : commonDivisor(b, a % b);
}

/// Nothing if it divides by 0 or is too large.
std::optional<Number> lowest(Wide above, Wide below)
{
    if (below == 0)
        return std::nullopt;
    if (below < 0) {
        above = -above;
        below = -below;
    }
    const Wide divisor = commonDivisor(above, below);
    above /= divisor;
    below /= divisor;
    if (above > limit || above < -limit || below > limit)
        return std::nullopt;
    return Number{above, below};
}

std::optional<Number> raised(const Number &base, const Number &exponent)
{
    if (exponent.below != 1)
        return std::nullopt;
    if (base.above == 0)
        return exponent.above > 0 ? std::optional(Number{}) : std::nullopt;
    if (base.below == 1 && (base.above == 1 || base.above == -1))
        return Number{exponent.above % 2 == 0 ? 1 : base.above, 1};
    std::optional<Number> result = Number{1, 1};
    for (Wide i = 0; result && i != exponent.above; i += exponent.above < 0 ? -1 : 1) {
        result = exponent.above < 0
                     ? lowest(result->above * base.below, result->below * base.above)
                     : lowest(result->above * base.above, result->below * base.below);
    }
    return result;
}

std::optional<Number> joined(int sign, const Number &a, const Number &b)
{
    switch (sign) {
    case 0:
        return lowest(a.above * b.below + b.above * a.below, a.below * b.below);
    case 1:
        return lowest(a.above * b.below - b.above * a.below, a.below * b.below);
    case 2:
        return lowest(a.above * b.above, a.below * b.below);
    case 3:
        return lowest(a.above * b.below, a.below * b.above);
    default:
        return raised(a, b);
    }
}

Phrase noExpression()
{
    return {INKLING_TR_NOOP("Phrases", "this is not an expression"), {}};
}

/// Reads an answer token by token.
class Reading
{
public:
    explicit Reading(const Hand &hand)
        : m_hand(hand)
        , m_isUsed(hand.cards.size(), false)
    {}

    std::optional<Phrase> take(int token)
    {
        const int cards = m_hand.size();
        if (token == cards + 5) {
            m_isOver = true;
            return std::nullopt;
        }
        if (m_isOver || token > cards + 5)
            return noExpression();
        return token < cards ? takeCard(token) : takeSign(token - cards);
    }

    std::optional<Phrase> end() const
    {
        if (m_open.size() != 1)
            return noExpression();
        const auto unused = std::find(m_isUsed.begin(), m_isUsed.end(), false);
        if (!m_hand.choices.some && unused != m_isUsed.end()) {
            const int card = m_hand.cards[std::size_t(unused - m_isUsed.begin())];
            return Phrase{INKLING_TR_NOOP("Phrases", "the card %1 is not used"),
                          {std::to_string(card)}};
        }
        const Number &value = m_open.front();
        if (value.above * m_hand.target.denominator() != value.below * m_hand.target.numerator()) {
            return Phrase{INKLING_TR_NOOP("Phrases", "the expression is worth %1, not %2"),
                          {text(value), m_hand.target.text()}};
        }
        return std::nullopt;
    }

private:
    static std::string text(const Number &value)
    {
        std::string text = std::to_string(std::int64_t(value.above));
        if (value.below != 1)
            text += '/' + std::to_string(std::int64_t(value.below));
        return text;
    }

    std::optional<Phrase> takeCard(int card)
    {
        if (m_isUsed[std::size_t(card)]) {
            return Phrase{INKLING_TR_NOOP("Phrases", "the card %1 is used twice"),
                          {std::to_string(m_hand.cards[std::size_t(card)])}};
        }
        m_isUsed[std::size_t(card)] = true;
        m_open.push_back({m_hand.cards[std::size_t(card)], 1});
        return std::nullopt;
    }

    std::optional<Phrase> takeSign(int sign)
    {
        if (m_open.size() < 2)
            return noExpression();
        if (sign == 4 && !m_hand.choices.exponents)
            return Phrase{INKLING_TR_NOOP("Phrases", "exponents are not allowed"), {}};
        const Number right = m_open.back();
        m_open.pop_back();
        const auto value = joined(sign, m_open.back(), right);
        if (!value) {
            return Phrase{INKLING_TR_NOOP("Phrases", "%1 %2 %3 has no valid value"),
                          {text(m_open.back()), std::string(1, "+-*/^"[sign]), text(right)}};
        }
        m_open.back() = *value;
        if (m_hand.choices.integers && value->below != 1) {
            return Phrase{INKLING_TR_NOOP("Phrases", "the intermediate value %1 is not a whole "
                                                     "number"),
                          {text(*value)}};
        }
        return std::nullopt;
    }

    const Hand &m_hand;
    std::vector<bool> m_isUsed;
    std::vector<Number> m_open;
    bool m_isOver = false;
};

} // namespace

std::optional<Phrase> fault(const Hand &hand, const Answer &answer)
{
    Reading reading(hand);
    if (answer.values.size() != 2 * hand.cards.size() - 1)
        return noExpression();
    for (const int token : answer.values) {
        if (auto phrase = reading.take(token))
            return phrase;
    }
    return reading.end();
}

} // namespace inkling::cards
