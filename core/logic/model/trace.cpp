// SPDX-License-Identifier: MIT
#include "logic/model/trace.h"

#include <algorithm>
#include <cassert>

namespace inkling {

void addTo(std::vector<Fact> &facts, const Fact &fact)
{
    const auto same = std::ranges::find(facts, fact.unknown, &Fact::unknown);
    if (same == facts.end())
        facts.push_back(fact);
    else
        same->possible = same->possible & fact.possible;
}

Step Trace::operator[](std::size_t index) const
{
    assert(index < m_entries.size());
    const Entry &entry = m_entries[index];
    const Entry end = index + 1 < m_entries.size() ? m_entries[index + 1] : here();
    return {entry.rule,
            entry.wave,
            entry.cost,
            entry.contradiction,
            part(m_constraints, entry.firstConstraint, end.firstConstraint),
            part(m_premises, entry.firstPremise, end.firstPremise),
            part(m_conclusions, entry.firstConclusion, end.firstConclusion),
            part(m_examples, entry.firstExample, end.firstExample),
            part(m_arguments, entry.firstArgument, end.firstArgument),
            entry.nested == 0 ? nullptr : m_nested[entry.nested - 1].get(),
            part(m_caseEnds, entry.firstCaseEnd, end.firstCaseEnd),
            entry.parts == 0 ? nullptr : m_parts[entry.parts - 1].get()};
}

Trace::Entry Trace::here() const
{
    return {.firstConstraint = std::uint32_t(m_constraints.size()),
            .firstPremise = std::uint32_t(m_premises.size()),
            .firstConclusion = std::uint32_t(m_conclusions.size()),
            .firstExample = std::uint32_t(m_examples.size()),
            .firstArgument = std::uint32_t(m_arguments.size()),
            .firstCaseEnd = std::uint32_t(m_caseEnds.size())};
}

void Trace::begin(RuleId rule, std::uint32_t wave, double cost)
{
    Entry entry = here();
    entry.rule = rule;
    entry.wave = wave;
    entry.cost = float(cost);
    m_entries.push_back(entry);
}

void Trace::append(const Step &step)
{
    begin(step.rule, step.wave, step.cost);
    m_entries.back().contradiction = step.contradiction;
    m_constraints.insert(m_constraints.end(), step.constraints.begin(), step.constraints.end());
    m_premises.insert(m_premises.end(), step.premises.begin(), step.premises.end());
    m_conclusions.insert(m_conclusions.end(), step.conclusions.begin(), step.conclusions.end());
    addExampleOf(step);
    m_arguments.insert(m_arguments.end(), step.arguments.begin(), step.arguments.end());
    if (step.nested)
        setNested(*step.nested);
    if (step.parts)
        setParts(*step.parts);
}

void Trace::endCase()
{
    m_caseEnds.push_back(std::uint32_t(m_examples.size()) - m_entries.back().firstExample);
}

void Trace::addExampleOf(const Step &step)
{
    m_examples.insert(m_examples.end(), step.example.begin(), step.example.end());
    m_caseEnds.insert(m_caseEnds.end(), step.caseEnds.begin(), step.caseEnds.end());
}

void Trace::setNested(Trace nested)
{
    m_nested.push_back(std::make_shared<const Trace>(std::move(nested)));
    m_entries.back().nested = std::uint32_t(m_nested.size());
}

void Trace::setParts(Trace parts)
{
    m_parts.push_back(std::make_shared<const Trace>(std::move(parts)));
    m_entries.back().parts = std::uint32_t(m_parts.size());
}

void Trace::clear()
{
    m_entries.clear();
    m_constraints.clear();
    m_premises.clear();
    m_conclusions.clear();
    m_examples.clear();
    m_caseEnds.clear();
    m_arguments.clear();
    m_nested.clear();
    m_parts.clear();
}

} // namespace inkling
