// SPDX-License-Identifier: MIT
#include "logic/trace.h"

#include <cassert>

namespace inkling {

Step Trace::operator[](std::size_t index) const
{
    assert(index < m_entries.size());
    const Entry &entry = m_entries[index];
    const Entry end = index + 1 < m_entries.size() ? m_entries[index + 1]
                                                   : Entry{0,
                                                           false,
                                                           0,
                                                           std::uint32_t(m_constraints.size()),
                                                           std::uint32_t(m_premises.size()),
                                                           std::uint32_t(m_conclusions.size())};
    const auto part = [](const auto &all, std::uint32_t from, std::uint32_t to) {
        return std::span(all).subspan(from, to - from);
    };
    return {entry.rule,
            entry.wave,
            entry.contradiction,
            part(m_constraints, entry.firstConstraint, end.firstConstraint),
            part(m_premises, entry.firstPremise, end.firstPremise),
            part(m_conclusions, entry.firstConclusion, end.firstConclusion)};
}

void Trace::begin(RuleId rule, std::uint32_t wave)
{
    m_entries.push_back({rule, false, wave, std::uint32_t(m_constraints.size()),
                         std::uint32_t(m_premises.size()), std::uint32_t(m_conclusions.size())});
}

void Trace::append(const Step &step)
{
    begin(step.rule, step.wave);
    m_entries.back().contradiction = step.contradiction;
    m_constraints.insert(m_constraints.end(), step.constraints.begin(), step.constraints.end());
    m_premises.insert(m_premises.end(), step.premises.begin(), step.premises.end());
    m_conclusions.insert(m_conclusions.end(), step.conclusions.begin(), step.conclusions.end());
}

void Trace::clear()
{
    m_entries.clear();
    m_constraints.clear();
    m_premises.clear();
    m_conclusions.clear();
}

} // namespace inkling
