// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace inkling::checks {

/// All expressions over a few cards, by joining everything with everything. Shares no code with the
/// program: which expressions are the same is told by what they are worth in a field of 2^61 - 1
/// elements where each card is a random number of its own; equal cards are exchanged in all ways.
/// A power is there a random function of its base, up to the base's sign, and of its exponent.
class CardsBruteForce
{
public:
    struct Options
    {
        bool exponents = false;
        bool integers = false;
        bool some = false;
    };
    CardsBruteForce(std::vector<int> cards, Options options);

    /// The numbers identity() of all different expressions whose value is above / below.
    [[nodiscard]] std::set<std::uint64_t> answers(std::int64_t above, std::int64_t below) const;
    /// The number that identifies an expression: the same for equal expressions, different for
    /// others. `postfix`: the expression in postfix, where a number below the count of cards is a
    /// card by its place, and the numbers from there on are the signs "+-*/^"; any other number
    /// ends it. Nothing if the expression breaks the rules of the game.
    [[nodiscard]] std::optional<std::uint64_t> identity(const std::vector<std::uint8_t> &postfix,
                                                        bool isZero) const;

    /// An exact number: a fraction in lowest terms with a positive denominator.
    struct Value
    {
        std::int64_t above = 0;
        std::int64_t below = 1;

        friend bool operator==(const Value &, const Value &) = default;
    };
    [[nodiscard]] static std::optional<Value> apply(char sign, const Value &a, const Value &b);

private:
    struct Expression
    {
        Value value;
        std::uint64_t image = 0; ///< its value in the finite field
        std::vector<std::uint8_t> postfix;
    };
    using List = std::vector<Expression>;

    [[nodiscard]] std::optional<Expression> joined(std::uint8_t sign, const Expression &a,
                                                   const Expression &b) const;
    void make(unsigned set);
    [[nodiscard]] std::optional<std::uint64_t>
    imageOf(const std::vector<std::uint8_t> &postfix, const std::vector<std::uint8_t> &order) const;

    std::vector<int> m_cards;
    Options m_options;
    std::vector<std::uint64_t> m_symbols;
    std::vector<List> m_lists;                       ///< by set of cards
    std::vector<std::vector<std::uint8_t>> m_orders; ///< the ways to exchange equal cards
};

} // namespace inkling::checks
