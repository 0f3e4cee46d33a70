// SPDX-License-Identifier: MIT
#include "families/cards/expression.h"

namespace inkling::cards {

std::string faceOf(int number)
{
    switch (number) {
    case 1:
        return "A";
    case 11:
        return "J";
    case 12:
        return "Q";
    case 13:
        return "K";
    default:
        return std::to_string(number);
    }
}

Binding bindingOf(Sign sign)
{
    if (sign == Sign::Power)
        return Binding::Power;
    return sign == Sign::Plus || sign == Sign::Minus ? Binding::Sum : Binding::Product;
}

std::string joinedText(Sign sign, const std::string &left, Binding leftBinding,
                       const std::string &right, Binding rightBinding)
{
    const Binding own = bindingOf(sign);
    const bool leftToRight = own != Binding::Power;
    const bool bracketsLeft = leftBinding < own || (leftBinding == own && !leftToRight);
    // a + (b - c) and a * (b / c) lose nothing without them.
    const bool isStrict = sign == Sign::Minus || sign == Sign::Over;
    const bool bracketsRight = rightBinding < own || (rightBinding == own && isStrict);
    std::string text = bracketsLeft ? '(' + left + ')' : left;
    text += signCharacter(sign);
    text += bracketsRight ? '(' + right + ')' : right;
    return text;
}

namespace {

Binding bindingOf(const Part &part)
{
    return part.card >= 0 ? Binding::Number : cards::bindingOf(part.sign);
}

} // namespace

std::optional<std::vector<Part>> partsOf(const std::vector<int> &numbers, const Answer &answer)
{
    const Tokens tokens{int(numbers.size())};
    std::vector<Part> parts;
    std::vector<int> open;
    for (const int token : answer.values) {
        const int place = int(parts.size());
        if (token == tokens.blank())
            break;
        Part part;
        if (tokens.isCard(token)) {
            part.card = token;
            part.cards = 1U << token;
            part.value = Fraction(numbers[std::size_t(token)]);
            part.text = std::to_string(numbers[std::size_t(token)]);
        } else {
            if (!tokens.isSign(token) || open.size() < 2)
                return std::nullopt;
            part.sign = tokens.sign(token);
            part.right = open.back();
            open.pop_back();
            part.left = open.back();
            open.pop_back();
            const Part &left = parts[std::size_t(part.left)];
            const Part &right = parts[std::size_t(part.right)];
            part.cards = left.cards | right.cards;
            part.value = apply(part.sign, left.value, right.value);
            part.text
                = joinedText(part.sign, left.text, bindingOf(left), right.text, bindingOf(right));
        }
        parts.push_back(std::move(part));
        open.push_back(place);
    }
    if (open.size() != 1)
        return std::nullopt;
    return parts;
}

} // namespace inkling::cards
