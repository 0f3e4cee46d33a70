// SPDX-License-Identifier: MIT
#include "logic/foldedstep.h"

#include <algorithm>
#include <cassert>

namespace inkling {

namespace {

/// What one more link makes a chain harder to follow.
constexpr double linkCost = 0.1;

/// Adds a fact to those about its unknown.
void merge(std::vector<Fact> &facts, const Fact &fact)
{
    const auto same = std::ranges::find(facts, fact.unknown, &Fact::unknown);
    if (same == facts.end())
        facts.push_back(fact);
    else
        same->possible = same->possible & fact.possible;
}

} // namespace

void FoldedStep::addPremise(const Fact &premise)
{
    const ValueSet initial = m_initial[premise.unknown];
    ValueSet excluded = initial - premise.possible;
    const auto inside = std::ranges::find(m_inside, premise.unknown, &Fact::unknown);
    if (inside != m_inside.end())
        excluded = excluded & inside->possible;
    if (!excluded.empty() || inside == m_inside.end())
        merge(m_premises, {premise.unknown, initial - excluded});
}

void FoldedStep::addPart(const Step &step, std::span<const Fact> conclusions, bool isLink)
{
    for (const ConstraintId constraint : step.constraints) {
        if (std::ranges::find(m_constraints, constraint) == m_constraints.end())
            m_constraints.push_back(constraint);
    }
    for (const Fact &premise : step.premises)
        addPremise(premise);
    Step part = step;
    part.wave = std::uint32_t(m_links);
    part.conclusions = conclusions;
    m_parts.append(part);
    for (const Fact &conclusion : conclusions)
        isLink ? merge(m_inside, conclusion) : m_conclusions.push_back(conclusion);
}

void FoldedStep::addLink(const Step &step, std::span<const Fact> conclusions)
{
    addPart(step, conclusions, true);
    ++m_links;
}

void FoldedStep::add(const Step &step, std::span<const Fact> conclusions)
{
    addPart(step, conclusions, false);
}

void FoldedStep::appendTo(Trace &path, std::uint32_t wave) const
{
    assert(!m_parts.empty());
    Step whole = m_parts[m_parts.size() - 1];
    whole.wave = wave;
    if (m_parts.size() > 1) {
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            whole.cost = std::max(whole.cost, m_parts[i].cost);
        whole.cost += float(linkCost * double(m_links));
        whole.constraints = m_constraints;
        whole.premises = m_premises;
        whole.conclusions = m_conclusions;
        whole.parts = &m_parts;
    }
    path.append(whole);
}

} // namespace inkling
