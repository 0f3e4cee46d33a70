// SPDX-License-Identifier: MIT
#pragma once

#include "cards/cardsbruteforce.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace inkling::checks {

/// Checks the steps of a Cards trace as they are printed, one by one: do the conclusions follow
/// from exactly the premises listed, and are the numbers in its sentence right? Knows the game and
/// the printed form, and none of the program's reasoning: it joins everything with everything. For
/// hands of up to six cards.
///
/// The worth of a card follows from the card; the results of a set of cards, and that it can make a
/// value, from what they are worth. A split rests on the hand, or on what is wanted of its cards,
/// and on what they are worth.
class CardsStepChecker
{
public:
    /// Marks a checker that judges each step by its rule: checkBy() then skips folded steps, as
    /// their parts are checked one by one.
    static constexpr bool looksAtRules = true;

    CardsStepChecker(std::vector<int> cards, const std::string &target,
                     CardsBruteForce::Options options);

    /// The fault of a step; nothing if the step is right.
    [[nodiscard]] std::optional<std::string> fault(const nlohmann::ordered_json &step);
    /// Whether the step would still be right without the premise at that index.
    [[nodiscard]] bool holdsWithout(const nlohmann::ordered_json &step, std::size_t premise);

    /// Whether a premise is a card, the hand, or the target.
    [[nodiscard]] static bool isGiven(const nlohmann::ordered_json &premise);

    /// The value of an expression as it is typed or printed; nothing if the text is no expression.
    [[nodiscard]] static std::optional<CardsBruteForce::Value> reckoned(const std::string &text);

    /// The number of ways to split some cards into two sets, and the number of those ways whose
    /// values can be joined to a wanted value.
    struct Partings
    {
        int all = 0;
        int meeting = 0;
    };
    [[nodiscard]] Partings partings(unsigned set, const CardsBruteForce::Value &value,
                                    int mostCards);
    /// The values that any `size` of the cards make together, ascending.
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

} // namespace inkling::checks
