// SPDX-License-Identifier: MIT
#include "cards/cardsbruteforce.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <unordered_set>

namespace inkling::checks {

namespace {

__extension__ typedef unsigned __int128 Wide;
__extension__ typedef __int128 SignedWide;

constexpr std::uint64_t prime = (std::uint64_t{1} << 61) - 1;
constexpr std::string_view signs = "+-*/^";

std::uint64_t times(std::uint64_t a, std::uint64_t b)
{
    return std::uint64_t(Wide{a} * b % prime);
}
std::uint64_t opposite(std::uint64_t a)
{
    return a == 0 ? 0 : prime - a;
}
std::uint64_t raised(std::uint64_t base, std::uint64_t exponent)
{
    std::uint64_t result = 1;
    for (; exponent > 0; exponent /= 2, base = times(base, base)) {
        if (exponent % 2 == 1)
            result = times(result, base);
    }
    return result;
}
std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    std::mt19937_64 random(a * 0x9E3779B97F4A7C15U + (b ^ 0x5851F42D4C957F2DU) * 3);
    return random() % prime;
}

std::optional<CardsBruteForce::Value> lowest(SignedWide above, SignedWide below)
{
    constexpr SignedWide limit = SignedWide{1} << 62;
    if (below == 0)
        return std::nullopt;
    if (below < 0) {
        above = -above;
        below = -below;
    }
    SignedWide a = above < 0 ? -above : above;
    SignedWide b = below;
    while (b != 0) {
        const SignedWide rest = a % b;
        a = b;
        b = rest;
    }
    above /= a;
    below /= a;
    if (above > limit || above < -limit || below > limit)
        return std::nullopt;
    return CardsBruteForce::Value{std::int64_t(above), std::int64_t(below)};
}

std::optional<CardsBruteForce::Value> power(const CardsBruteForce::Value &a,
                                            const CardsBruteForce::Value &b)
{
    if (b.below != 1 || (a.above == 0 && b.above <= 0))
        return std::nullopt;
    if (a.above == 0)
        return a;
    if (a.below == 1 && (a.above == 1 || a.above == -1))
        return CardsBruteForce::Value{b.above % 2 == 0 ? 1 : a.above, 1};
    if (b.above > 70 || b.above < -70)
        return std::nullopt;
    std::optional<CardsBruteForce::Value> result = CardsBruteForce::Value{1, 1};
    for (std::int64_t i = 0; i < std::abs(b.above) && result; ++i)
        result = CardsBruteForce::apply(b.above > 0 ? '*' : '/', *result, a);
    return result;
}

} // namespace

std::optional<CardsBruteForce::Value> CardsBruteForce::apply(char sign, const Value &a,
                                                             const Value &b)
{
    const SignedWide cross = SignedWide{a.above} * b.below;
    const SignedWide otherCross = SignedWide{b.above} * a.below;
    const SignedWide below = SignedWide{a.below} * b.below;
    switch (sign) {
    case '+':
        return lowest(cross + otherCross, below);
    case '-':
        return lowest(cross - otherCross, below);
    case '*':
        return lowest(SignedWide{a.above} * b.above, below);
    case '/':
        return lowest(cross, SignedWide{a.below} * b.above);
    default:
        return power(a, b);
    }
}

CardsBruteForce::CardsBruteForce(std::vector<int> cards, Options options)
    : m_cards(std::move(cards))
    , m_options(options)
    , m_lists(std::size_t{1} << m_cards.size())
{
    std::mt19937_64 random(163);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_symbols.push_back(random() % prime);
    std::vector<std::uint8_t> order(m_cards.size());
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    do {
        const auto isExchange
            = [&](std::uint8_t place) { return m_cards[order[place]] == m_cards[place]; };
        std::vector<std::uint8_t> places(m_cards.size());
        std::iota(places.begin(), places.end(), std::uint8_t{0});
        if (std::ranges::all_of(places, isExchange))
            m_orders.push_back(order);
    } while (std::ranges::next_permutation(order).found);
    for (unsigned set = 1; set < m_lists.size(); ++set)
        make(set);
}

std::optional<CardsBruteForce::Expression>
CardsBruteForce::joined(std::uint8_t sign, const Expression &a, const Expression &b) const
{
    const auto value = apply(signs[sign], a.value, b.value);
    if (!value || (m_options.integers && value->below != 1))
        return std::nullopt;
    Expression result{*value, 0, a.postfix};
    switch (signs[sign]) {
    case '+':
        result.image = (a.image + b.image) % prime;
        break;
    case '-':
        result.image = (a.image + opposite(b.image)) % prime;
        break;
    case '*':
        result.image = times(a.image, b.image);
        break;
    case '/':
        result.image = times(a.image, raised(b.image, prime - 2));
        break;
    default: {
        const std::uint64_t square = times(a.image, a.image);
        // The opposite of an exponent 0 is the same.
        const std::uint64_t exponent
            = b.value.above == 0 ? std::min(b.image, opposite(b.image)) : b.image;
        result.image = b.value.above % 2 == 0 ? mixed(square, exponent)
                                              : times(a.image, mixed(square, exponent));
    }
    }
    result.postfix.insert(result.postfix.end(), b.postfix.begin(), b.postfix.end());
    result.postfix.push_back(std::uint8_t(m_cards.size() + sign));
    return result;
}

void CardsBruteForce::make(unsigned set)
{
    List &list = m_lists[set];
    std::unordered_set<std::uint64_t> seen;
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        if (set == 1U << card)
            list.push_back({{m_cards[card], 1}, m_symbols[card], {std::uint8_t(card)}});
    }
    for (unsigned part = (set - 1) & set; part != 0; part = (part - 1) & set) {
        for (const Expression &a : m_lists[part]) {
            for (const Expression &b : m_lists[set ^ part]) {
                for (std::uint8_t sign = 0; sign < (m_options.exponents ? 5 : 4); ++sign) {
                    if (auto expression = joined(sign, a, b);
                        expression && seen.insert(expression->image).second)
                        list.push_back(std::move(*expression));
                }
            }
        }
    }
}

std::optional<std::uint64_t> CardsBruteForce::imageOf(const std::vector<std::uint8_t> &postfix,
                                                      const std::vector<std::uint8_t> &order) const
{
    std::vector<Expression> open;
    for (const std::uint8_t token : postfix) {
        if (token < m_cards.size()) {
            open.push_back({{m_cards[token], 1}, m_symbols[order[token]], {}});
            continue;
        }
        const std::size_t sign = token - m_cards.size();
        if (sign >= signs.size())
            break;
        if (open.size() < 2)
            return std::nullopt;
        const Expression right = open.back();
        open.pop_back();
        const auto result = joined(std::uint8_t(sign), open.back(), right);
        if (!result)
            return std::nullopt;
        open.back() = *result;
    }
    if (open.size() != 1)
        return std::nullopt;
    return open.front().image;
}

std::optional<std::uint64_t> CardsBruteForce::identity(const std::vector<std::uint8_t> &postfix,
                                                       bool isZero) const
{
    std::optional<std::uint64_t> least;
    for (const auto &order : m_orders) {
        const auto image = imageOf(postfix, order);
        if (!image)
            return std::nullopt;
        const std::uint64_t own = isZero ? std::min(*image, opposite(*image)) : *image;
        least = std::min(own, least.value_or(own));
    }
    return least;
}

std::set<std::uint64_t> CardsBruteForce::answers(std::int64_t above, std::int64_t below) const
{
    const Value target{above, below};
    std::set<std::uint64_t> found;
    for (unsigned set = 1; set < m_lists.size(); ++set) {
        if (!m_options.some && set + 1 != m_lists.size())
            continue;
        for (const Expression &expression : m_lists[set]) {
            if (expression.value == target)
                found.insert(*identity(expression.postfix, above == 0));
        }
    }
    return found;
}

} // namespace inkling::checks
