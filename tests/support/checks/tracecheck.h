// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"
#include "puzzle/family.h"
#include "stepchecks.h"
#include "support/checks/librarychecks.h"

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::test {

/// Checks an explanation by replaying its trace; returns the first fault, or nothing.
///
/// Each step must pass the check, rest only on facts that its wave finds known, and say something
/// new. The trace must end where it claims to end: at the answer, at a contradiction (if there is
/// no answer), or before, with no answer excluded.
///
/// A nested trace must suppose the opposite of its step's first conclusion (for a contradiction,
/// nothing), rest on nothing but that step's constraints and premises, and end in a contradiction;
/// each of its steps must pass the check, and something must rest on it. The parts of a folded step
/// must pass the check as well. They rest on constraints and premises of that step, all of which
/// they need, and on earlier parts, and have its conclusions as their result.
[[nodiscard]] std::optional<std::string>
faultOfTrace(const Puzzle &puzzle, const Explanation &explanation, const StepCheck &check);

/// Checks a step's conclusions, and its nested trace. A chain is right if its nested steps are; the
/// conclusions of any other step must follow at once. Returns the fault, or nothing.
[[nodiscard]] std::optional<std::string> faultOfReasoning(const Model &model, const Step &step,
                                                          const StepCheck &check);

/// Checks a step's nested trace, if there is one. Returns the fault, or nothing.
[[nodiscard]] std::optional<std::string> faultOfNested(const Model &model, const Step &step,
                                                       const StepCheck &check);

/// Checks the parts of a step, if there are any. Returns the fault, or nothing.
[[nodiscard]] std::optional<std::string> faultOfParts(const Model &model, const Step &step,
                                                      const StepCheck &check);

/// Whether a premise tells the state, before the step, of a cell that the step settles. Such a
/// premise is needed for the conclusion to leave a single value, even if the rest of the step
/// excludes some of the other values again.
[[nodiscard]] bool isOfValue(const nlohmann::ordered_json &premise,
                             const nlohmann::ordered_json &step);

/// A premise that the step would be right without; nothing if the step needs all its premises.
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

/// The check of a step by a step checker: the step is right and, if it is a smallest explanation,
/// lists no premise that it does not need.
template <typename Checker>
[[nodiscard]] StepCheck checkBy(Checker &checker)
{
    return [&](const nlohmann::ordered_json &step) -> std::optional<std::string> {
        // A checker that looks at single rules checks only the parts of a folded step.
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

/// Totals over the traces of some puzzles.
struct TraceTally
{
    int puzzles = 0;
    int finished = 0; ///< solved, or shown to have no answer
    int named = 0;    ///< puzzles among them that named rules alone solve
    int contradictions = 0;
    std::size_t steps = 0;
    std::size_t stepsWithinFive = 0;       ///< with at most five constraints
    std::size_t constraints = 0;           ///< the constraints of all steps together
    std::size_t mostConstraints = 0;       ///< the most constraints of one step
    std::map<std::string_view, int> rules; ///< by rule id: the number of its steps

    void add(const Family &family, const Explanation &explanation);
    TraceTally &operator+=(const TraceTally &other);
    /// The totals as text: "6 of 6 finished, 5 by named rules, 70 steps, ...".
    [[nodiscard]] std::string text() const;
    /// Prints text() with a name before it.
    void print(const std::string &name) const;
    /// Prints a line for each rule.
    void printRules() const;
};

/// The steps that a rule proposes if exactly these facts are known, in JSON.
[[nodiscard]] std::vector<nlohmann::ordered_json> stepsAt(const Model &model, RuleId rule,
                                                          const std::vector<Fact> &facts);

/// Adds a QTest row for each rule of a catalogue, with its index in the column "rule".
void addRules(std::span<const Rule> rules);

} // namespace inkling::test
