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

/// Adds a fact to a list with one fact for each unknown: narrows the unknown's fact if there is
/// one.
void addTo(std::vector<Fact> &facts, const Fact &fact);

/// A step of reasoning: by this rule, from these constraints and these earlier facts, follow these
/// new facts - or, as a contradiction, that the puzzle has no answer. A view into a Trace: valid
/// until the trace grows.
struct Step
{
    RuleId rule = 0;
    /// The wave of the step; steps of one wave do not rest on each other.
    std::uint32_t wave = 0;
    /// The difficulty of seeing the step; 0 in a proposal that costs as much as its rule.
    float cost = 0;
    bool contradiction = false;
    std::span<const ConstraintId> constraints;
    std::span<const Fact> premises;
    std::span<const Fact> conclusions;
    /// Facts that are shown as an example of what fails, and not claimed.
    std::span<const Fact> example;
    /// Texts for the sentence of the step, such as numbers and formulas; only the family that wrote
    /// them knows their meaning.
    std::span<const std::string> arguments;
    /// The trace that shows the step: supposes the opposite of its first conclusion (nothing, if
    /// the step is a contradiction), and ends in a contradiction. Null for none.
    const Trace *nested = nullptr;
    /// The indices at which the cases of the example end, if it has several; otherwise empty.
    std::span<const std::uint32_t> caseEnds = {};

    /// The number of cases of the example; 0 without an example.
    [[nodiscard]] std::size_t caseCount() const
    {
        return caseEnds.empty() ? std::size_t(example.empty() ? 0 : 1) : caseEnds.size();
    }
    /// The facts of one case. Requires: index < caseCount(), or no example.
    [[nodiscard]] std::span<const Fact> caseAt(std::size_t index) const
    {
        if (caseEnds.empty())
            return example;
        const std::uint32_t from = index == 0 ? 0 : caseEnds[index - 1];
        return example.subspan(from, caseEnds[index] - from);
    }
    /// The steps that are folded into this step; null for none. They rest on its constraints and
    /// premises and on the parts before them, and its conclusions are among theirs.
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
    /// @{ A part of a step, where the whole is not asked for. Requires: index < size().
    [[nodiscard]] float cost(std::size_t index) const { return m_entries[index].cost; }
    [[nodiscard]] std::span<const ConstraintId> constraints(std::size_t index) const
    {
        return part(m_constraints, &Entry::firstConstraint, index);
    }
    [[nodiscard]] std::span<const Fact> premises(std::size_t index) const
    {
        return part(m_premises, &Entry::firstPremise, index);
    }
    [[nodiscard]] std::span<const Fact> conclusions(std::size_t index) const
    {
        return part(m_conclusions, &Entry::firstConclusion, index);
    }
    /// @}

    /// Begins a step; the calls after this one add to the step.
    void begin(RuleId rule, std::uint32_t wave = 0, double cost = 0);
    void addConstraint(ConstraintId constraint) { m_constraints.push_back(constraint); }
    void addPremise(Fact fact) { m_premises.push_back(fact); }
    void addConclusion(Fact fact) { m_conclusions.push_back(fact); }
    void addExample(Fact fact) { m_examples.push_back(fact); }
    /// Ends a case of the example: the facts added since the step began, or since the last call.
    void endCase();
    /// Adds the example of a step of another trace, case by case.
    void addExampleOf(const Step &step);
    void addArgument(std::string argument) { m_arguments.push_back(std::move(argument)); }
    void setContradiction() { m_entries.back().contradiction = true; }
    void setNested(Trace nested);
    void setParts(Trace parts);
    /// Adds a copy of a step of another trace.
    void append(const Step &step);
    void clear();

private:
    /// The begins of a step's lists; each list ends where the next step's begins.
    struct Entry
    {
        RuleId rule = 0;
        bool contradiction = false;
        std::uint32_t wave = 0;
        float cost = 0;
        /// The nested trace's place in m_nested, from 1; 0 for none.
        std::uint32_t nested = 0;
        /// The folded steps' place in m_parts, from 1; 0 for none.
        std::uint32_t parts = 0;
        std::uint32_t firstConstraint;
        std::uint32_t firstPremise;
        std::uint32_t firstConclusion;
        std::uint32_t firstExample;
        std::uint32_t firstArgument;
        std::uint32_t firstCaseEnd;
    };
    [[nodiscard]] Entry here() const;
    template <typename T>
    [[nodiscard]] static std::span<const T> part(const std::vector<T> &all, std::size_t from,
                                                 std::size_t to)
    {
        return std::span(all).subspan(from, to - from);
    }
    template <typename T>
    [[nodiscard]] std::span<const T> part(const std::vector<T> &all, std::uint32_t Entry::*first,
                                          std::size_t index) const
    {
        const bool isLast = index + 1 == m_entries.size();
        return part(all, m_entries[index].*first,
                    isLast ? all.size() : m_entries[index + 1].*first);
    }

    std::vector<Entry> m_entries;
    std::vector<ConstraintId> m_constraints;
    std::vector<Fact> m_premises;
    std::vector<Fact> m_conclusions;
    std::vector<Fact> m_examples;
    /// By case, counted from the first example of its step.
    std::vector<std::uint32_t> m_caseEnds;
    std::vector<std::string> m_arguments;
    /// Nested traces, which few steps have; copies of a trace share them.
    std::vector<std::shared_ptr<const Trace>> m_nested;
    std::vector<std::shared_ptr<const Trace>> m_parts;
};

} // namespace inkling
