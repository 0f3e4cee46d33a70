// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace inkling {

class Trace;

/// Adds a fact to facts of which each is about another unknown: where one is about the same unknown, it is narrowed.
void addTo(std::vector<Fact> &facts, const Fact &fact);

/// By this rule, from these constraints and these earlier facts, follow these new facts - or, as a
/// contradiction, that the puzzle has no answer. A view into a Trace: valid until the trace grows.
struct Step
{
    RuleId rule = 0;
    /// Steps of one wave do not rest on each other.
    std::uint32_t wave = 0;
    /// How hard it is for a person to see.
    float cost = 0;
    bool contradiction = false;
    std::span<const ConstraintId> constraints;
    std::span<const Fact> premises;
    std::span<const Fact> conclusions;
    /// What fails, for instance: facts that are shown and not claimed.
    std::span<const Fact> example;
    /// What stands in the places %1, %2, ... of the rule's sentence, as in a Phrase.
    std::span<const std::string> arguments;
    /// Its own trace under the opposite, which ends in a contradiction; null for none.
    const Trace *nested = nullptr;
    /// Where each case of the example ends, if it has several; else empty.
    std::span<const std::uint32_t> caseEnds = {};

    /// How many examples there are, each a case of its own.
    [[nodiscard]] std::size_t caseCount() const
    {
        return caseEnds.empty() ? std::size_t(example.empty() ? 0 : 1) : caseEnds.size();
    }
    /// The facts of one of them. Requires: index < caseCount(), or no example.
    [[nodiscard]] std::span<const Fact> caseAt(std::size_t index) const
    {
        if (caseEnds.empty())
            return example;
        const std::uint32_t from = index == 0 ? 0 : caseEnds[index - 1];
        return example.subspan(from, caseEnds[index] - from);
    }
    /// The steps that it is folded of; null for none. They rest on its constraints and premises and on
    /// those before them, and its conclusions are among theirs.
    const Trace *parts = nullptr;
};

/// A list of steps; append-only. All steps share a few vectors, so that recording one costs no
/// allocation of its own. Not thread-safe while it grows.
class Trace
{
public:
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    [[nodiscard]] bool empty() const { return m_entries.empty(); }
    /// Requires: index < size().
    [[nodiscard]] Step operator[](std::size_t index) const;

    /// Begins a step; the calls after it add to this one.
    void begin(RuleId rule, std::uint32_t wave = 0, double cost = 0);
    void addConstraint(ConstraintId constraint) { m_constraints.push_back(constraint); }
    void addPremise(Fact fact) { m_premises.push_back(fact); }
    void addConclusion(Fact fact) { m_conclusions.push_back(fact); }
    void addExample(Fact fact) { m_examples.push_back(fact); }
    /// What was added of the example since the step began, or since the last call, is a case of its own.
    void endCase();
    /// The example of a step of another trace, case by case.
    void addExampleOf(const Step &step);
    void addArgument(std::string argument) { m_arguments.push_back(std::move(argument)); }
    void setContradiction() { m_entries.back().contradiction = true; }
    void setNested(Trace nested);
    void setParts(Trace parts);
    /// Adds a copy of a step of another trace.
    void append(const Step &step);
    void clear();

private:
    /// Where a step's parts begin; they end where the next step's begin.
    struct Entry
    {
        RuleId rule = 0;
        bool contradiction = false;
        std::uint32_t wave = 0;
        float cost = 0;
        /// Its place in m_nested, from 1; 0 for none.
        std::uint32_t nested = 0;
        /// The same in m_parts.
        std::uint32_t parts = 0;
        std::uint32_t firstConstraint;
        std::uint32_t firstPremise;
        std::uint32_t firstConclusion;
        std::uint32_t firstExample;
        std::uint32_t firstArgument;
        std::uint32_t firstCaseEnd;
    };
    [[nodiscard]] Entry here() const;

    std::vector<Entry> m_entries;
    std::vector<ConstraintId> m_constraints;
    std::vector<Fact> m_premises;
    std::vector<Fact> m_conclusions;
    std::vector<Fact> m_examples;
    /// Counted from the first example of their step.
    std::vector<std::uint32_t> m_caseEnds;
    std::vector<std::string> m_arguments;
    /// Few steps have one; copies of a trace share them.
    std::vector<std::shared_ptr<const Trace>> m_nested;
    std::vector<std::shared_ptr<const Trace>> m_parts;
};

} // namespace inkling
