// SPDX-License-Identifier: MIT
#include "logic/path/foldedstep.h"

#include "logic/model/generalrules.h"
#include "logic/model/rule.h"

#include <algorithm>
#include <cassert>

namespace inkling {

void FoldedStep::addPremise(const Fact &premise)
{
    const ValueSet initial = m_initial[premise.unknown];
    ValueSet excluded = initial - premise.possible;
    const auto inside = std::ranges::find(m_inside, premise.unknown, &Fact::unknown);
    if (inside != m_inside.end())
        excluded = excluded & inside->possible;
    if (!excluded.empty() || inside == m_inside.end())
        addTo(m_premises, {premise.unknown, initial - excluded});
}

void FoldedStep::addPart(const Step &step, std::span<const Fact> conclusions)
{
    for (const ConstraintId constraint : step.constraints) {
        if (std::ranges::find(m_constraints, constraint) == m_constraints.end())
            m_constraints.push_back(constraint);
    }
    for (const Fact &premise : step.premises)
        addPremise(premise);
    Step part = step;
    part.wave = std::uint32_t(m_parts.size());
    part.conclusions = conclusions;
    m_parts.append(part);
    for (const Fact &conclusion : conclusions)
        addTo(m_inside, conclusion);
}

void FoldedStep::addLink(const Step &step, std::span<const Fact> conclusions,
                         std::span<const Fact> told)
{
    addPart(step, conclusions);
    for (const Fact &fact : told)
        addTo(m_conclusions, fact);
}

void FoldedStep::add(const Step &step, std::span<const Fact> conclusions)
{
    addPart(step, conclusions);
    for (const Fact &fact : conclusions)
        addTo(m_conclusions, fact);
    m_rule = m_rule.value_or(step.rule) == step.rule ? step.rule : RuleId(GeneralRule::Run);
}

/// The constraints of the parts, and those that define the unknowns which only the parts speak of.
std::vector<ConstraintId> FoldedStep::constraints() const
{
    std::vector<ConstraintId> constraints = m_constraints;
    const auto isBrought = [&](ConstraintId meaning) {
        const auto brings
            = [&](const Fact &fact) { return m_model.meaning(fact.unknown) == meaning; };
        return std::ranges::find(constraints, meaning) != constraints.end()
               || std::ranges::any_of(m_premises, brings)
               || std::ranges::any_of(m_conclusions, brings);
    };
    for (const Fact &fact : m_inside) {
        const auto meaning = m_model.meaning(fact.unknown);
        if (meaning && !isBrought(*meaning))
            constraints.push_back(*meaning);
    }
    return constraints;
}

void FoldedStep::appendTo(Trace &path, std::uint32_t wave) const
{
    assert(!m_parts.empty());
    Step whole = m_parts[m_parts.size() - 1];
    whole.wave = wave;
    if (m_parts.size() == 1)
        return path.append(whole);
    whole.rule = m_rule.value_or(whole.rule);
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        whole.cost = std::max(whole.cost, m_parts[i].cost);
    for (std::size_t i = 0; i < m_parts.size() && whole.cost > bookkeeping; ++i) {
        if (m_parts[i].cost == whole.cost)
            whole.rule = m_parts[i].rule;
    }
    const std::vector<ConstraintId> all = constraints();
    whole.constraints = all;
    whole.premises = m_premises;
    whole.conclusions = m_conclusions;
    whole.arguments = {};
    whole.parts = &m_parts;
    path.append(whole);
}

} // namespace inkling
