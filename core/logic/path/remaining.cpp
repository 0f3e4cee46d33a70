// SPDX-License-Identifier: MIT
#include "logic/path/remaining.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace inkling {

RemainingSteps::RemainingSteps(const Trace &steps, std::span<const ConstraintId> now,
                               Knowledge &known)
    : m_steps(steps)
    , m_now(now)
{
    m_fates.reserve(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        m_fates.push_back(fateOf(i, known));
        if (m_fates.back() == Fate::Holds)
            known.learn(steps.conclusions(i));
    }
}

RemainingSteps::Fate RemainingSteps::fateOf(std::size_t step, const Knowledge &known) const
{
    for (const ConstraintId constraint : m_steps.constraints(step)) {
        if (m_now[constraint] == goneConstraint)
            return Fate::Gone;
    }
    const bool holds = std::ranges::all_of(m_steps.premises(step),
                                           [&](const Fact &fact) { return known.holds(fact); });
    return holds ? Fate::Holds : Fate::Waits;
}

Remaining RemainingSteps::copied() const
{
    Remaining copies;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_fates[i] == Fate::Gone)
            continue;
        const Step step = m_steps[i];
        Trace &to = m_fates[i] == Fate::Holds ? copies.hold : copies.waiting;
        to.begin(step.rule, step.wave, step.cost);
        for (const ConstraintId constraint : step.constraints)
            to.addConstraint(m_now[constraint]);
        for (const Fact &premise : step.premises)
            to.addPremise(premise);
        for (const Fact &conclusion : step.conclusions)
            to.addConclusion(conclusion);
    }
    return copies;
}

WaitingSteps::WaitingSteps(const Trace &steps, const Knowledge &known)
    : m_steps(steps)
    , m_waiting(known.size())
    , m_next(steps.size(), none)
{
    for (std::uint32_t step = 0; step < steps.size(); ++step)
        add(step, known);
}

void WaitingSteps::add(std::uint32_t step, const Knowledge &known)
{
    const auto premises = m_steps.premises(step);
    const auto open = std::ranges::find_if_not(
        premises, [&](const Fact &premise) { return known.holds(premise); });
    if (open == premises.end()) {
        m_ready.push_back(step);
        return;
    }
    Queue &queue = m_waiting[open->unknown];
    (queue.first == none ? queue.first : m_next[queue.last]) = step;
    queue.last = step;
    m_next[step] = none;
}

void WaitingSteps::learned(const Knowledge &known, UnknownId unknown)
{
    std::uint32_t step = std::exchange(m_waiting[unknown], {}).first;
    while (step != none) {
        const std::uint32_t next = m_next[step];
        add(step, known);
        step = next;
    }
}

void WaitingSteps::propose(Trace &proposals)
{
    for (const std::uint32_t step : m_ready)
        proposals.append(m_steps[step]);
    m_ready.clear();
}

} // namespace inkling
