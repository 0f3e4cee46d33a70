// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"
#include "puzzle/family.h"

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::test {

/// What is wrong with a step as it is printed; nothing if it is right.
using StepCheck = std::function<std::optional<std::string>(const nlohmann::ordered_json &step)>;

/// What is wrong with an explanation. Replays its trace: each step must satisfy the check, rest on
/// nothing that its wave does not find known, and say something new; the trace must end where it claims
/// to, at the answer, at a contradiction where there is none, or short of it, with no answer excluded.
/// A nested trace must suppose the opposite of its step's first conclusion (of a contradiction, nothing),
/// rest on nothing but that step's constraints and premises, and end in a contradiction; each of its steps
/// must satisfy the check, too, and something must rest on it. So must the parts of a folded step, which rest
/// on its constraints and premises, all of which they need, and on parts before, and come to its conclusions.
[[nodiscard]] std::optional<std::string>
faultOfTrace(const Puzzle &puzzle, const Explanation &explanation, const StepCheck &check);

/// What is wrong with what a step concludes, and with its nested trace. A chain is as right as its nested steps;
/// of others, what they conclude follows at once.
[[nodiscard]] std::optional<std::string> faultOfReasoning(const Model &model, const Step &step,
                                                          const StepCheck &check);

/// What is wrong with a step's nested trace, if it has one.
[[nodiscard]] std::optional<std::string> faultOfNested(const Model &model, const Step &step,
                                                       const StepCheck &check);

/// What is wrong with the parts of a step, if it has some.
[[nodiscard]] std::optional<std::string> faultOfParts(const Model &model, const Step &step,
                                                      const StepCheck &check);

/// Whether a premise is what was known before of a cell of which a value is concluded: with the step's news it
/// leaves that value, even where the rest of the step excludes some of it once more.
[[nodiscard]] bool isOfValue(const nlohmann::ordered_json &premise,
                             const nlohmann::ordered_json &step);

/// A premise that a step would be right without; nothing if it needs all that it lists.
template <typename Checker>
[[nodiscard]] std::optional<std::string> needlessPremise(Checker &checker,
                                                         const nlohmann::ordered_json &step)
{
    for (std::size_t i = 0; i < step["premises"].size(); ++i) {
        if (!isOfValue(step["premises"][i], step) && checker.holdsWithout(step, i))
            return step["premises"][i].dump() + " is not needed in " + step.dump();
    }
    return std::nullopt;
}

/// By a step checker: each step is right, and a smallest explanation lists nothing that it does not need.
template <typename Checker>
[[nodiscard]] StepCheck checkBy(Checker &checker)
{
    return [&](const nlohmann::ordered_json &step) -> std::optional<std::string> {
        // One that looks at single rules is asked of the parts alone.
        if constexpr (requires { Checker::looksAtRules; }) {
            if (step.contains("parts"))
                return std::nullopt;
        }
        auto wrong = checker.fault(step);
        if (!wrong && step["rule"] == "explain.smallest")
            wrong = needlessPremise(checker, step);
        return wrong;
    };
}

template <typename Checker>
[[nodiscard]] std::optional<std::string>
faultOfTrace(const Puzzle &puzzle, const Explanation &explanation, Checker &checker)
{
    return faultOfTrace(puzzle, explanation, checkBy(checker));
}

/// What the traces of some puzzles come to.
struct TraceTally
{
    int puzzles = 0;
    int finished = 0; ///< solved, or shown to have no answer
    int named = 0;    ///< of these, by named rules alone
    int contradictions = 0;
    std::size_t steps = 0;
    std::size_t stepsWithinFive = 0;       ///< with at most five constraints
    std::size_t constraints = 0;           ///< of all steps together
    std::size_t mostConstraints = 0;       ///< of a step
    std::map<std::string_view, int> rules; ///< how many steps each found, by its id

    void add(const Family &family, const Explanation &explanation);
    TraceTally &operator+=(const TraceTally &other);
    /// "6 of 6 finished, 5 by named rules, 70 steps, ...".
    [[nodiscard]] std::string text() const;
    /// Prints that, with a name before it.
    void print(const std::string &name) const;
    /// A line for each rule.
    void printRules() const;
};

/// The steps by a rule that are proposed where these facts, and no others, are known; as printed.
[[nodiscard]] std::vector<nlohmann::ordered_json> stepsAt(const Model &model, RuleId rule,
                                                          const std::vector<Fact> &facts);

/// A row of QTest for each rule of a catalogue, with its number in the column "rule".
void addRules(std::span<const Rule> rules);

} // namespace inkling::test
