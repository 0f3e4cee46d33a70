// SPDX-License-Identifier: MIT
#pragma once

#include "support/cards/cardsbruteforce.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace inkling::test {

/// Checks the steps of a Cards trace as they are printed, one by one: do the conclusions follow
/// from exactly the premises listed, and are the numbers in its sentence right? Knows the game and
/// the printed form, and none of the program's reasoning: it joins everything with everything. For
/// hands of up to six cards.
///
/// What a card is worth follows from the card; what a set of cards makes, and that it can make a value, from
/// what they are worth. A split rests on the hand, or on what is wanted of its cards, and on what they are worth.
class CardsStepChecker
{
public:
    /// What it takes a step to rest on depends on its rule.
    static constexpr bool looksAtRules = true;

    CardsStepChecker(std::vector<int> cards, const std::string &target,
                     CardsBruteForce::Options options);

    /// What is wrong with a step; nothing if it is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would be right with the premise of that place left out.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

    /// What an expression is worth, as it is typed or printed; nothing if it is none.
    [[nodiscard]] static std::optional<CardsBruteForce::Value> reckoned(const std::string &text);

    /// Of the ways to part some cards in two, how many there are, and how many can meet a value.
    struct Partings
    {
        int all = 0;
        int meeting = 0;
    };
    [[nodiscard]] Partings partings(unsigned set, const CardsBruteForce::Value &value,
                                    int mostCards);
    /// All that so many of the cards make, ascending.
    [[nodiscard]] std::vector<CardsBruteForce::Value> valuesTogether(int size);

private:
    using Json = nlohmann::ordered_json;
    using Value = CardsBruteForce::Value;
    using Fault = std::optional<std::string>;
    struct Premises;

    [[nodiscard]] const std::vector<Value> &values(unsigned set);
    [[nodiscard]] std::vector<Value> joins(const Value &a, const Value &b) const;
    [[nodiscard]] bool meet(unsigned a, unsigned b, const Value &value);
    [[nodiscard]] unsigned all() const { return (1U << m_cards.size()) - 1; }
    [[nodiscard]] std::vector<std::int64_t> numbersOf(unsigned set) const;

    Fault check(const Json &step, const Premises &premises);
    Fault checkConclusion(const std::string &rule, const Json &fact, const Premises &premises);
    Fault checkMaking(const std::string &rule, const Json &fact, const Premises &premises);
    Fault checkWhole(const Json &fact, const Premises &premises) const;
    Fault checkGap(const Json &fact, const Premises &premises);
    Fault checkContradiction(const std::string &rule, const Premises &premises);
    Fault checkArguments(const Json &step, const Premises &premises);
    Fault checkSplit(const Json &step, const Premises &premises);

    std::vector<int> m_cards;
    Value m_target;
    std::string m_targetText;
    CardsBruteForce::Options m_options;
    int m_levels;
    std::vector<std::vector<Value>> m_values; ///< by set of cards, ascending
};

} // namespace inkling::test
