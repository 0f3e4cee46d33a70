// SPDX-License-Identifier: MIT
#include "logic/path/remaining.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace inkling {

namespace {

/// The steps that have narrowed unknowns.
class Sayers
{
public:
    Sayers(const Trace &steps, const Knowledge &initial)
        : m_initial(initial)
        , m_ends(initial.size(), {none, none})
    {
        Knowledge known = initial;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            for (const Fact &conclusion : steps.conclusions(i)) {
                if (known.learn(conclusion))
                    add(std::uint32_t(i), conclusion);
            }
        }
    }

    /// Calls with each of the first steps that together say the fact.
    template <typename Call>
    void forEach(const Fact &fact, const Call &call) const
    {
        ValueSet possible = m_initial.possible(fact.unknown);
        for (std::uint32_t at = m_ends[fact.unknown].first;
             at != none && !possible.within(fact.possible); at = m_said[at].next) {
            possible = possible & m_said[at].possible;
            call(m_said[at].step);
        }
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    /// What a step says of an unknown, in a list by unknown.
    struct Said
    {
        std::uint32_t step;
        ValueSet possible;
        std::uint32_t next;
    };

    void add(std::uint32_t step, const Fact &fact)
    {
        auto &[first, last] = m_ends[fact.unknown];
        const auto at = std::uint32_t(m_said.size());
        (last == none ? first : m_said[last].next) = at;
        last = at;
        m_said.push_back({step, fact.possible, none});
    }

    const Knowledge &m_initial;
    /// By unknown: the places in m_said of the first and the last that is said of it.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_ends;
    std::vector<Said> m_said;
};

} // namespace

std::vector<bool> neededSteps(const Trace &steps, const Knowledge &initial, UnknownId mainCount)
{
    const Sayers sayers(steps, initial);
    std::vector<bool> isNeeded(steps.size(), false);
    const auto need = [&](std::size_t step) { isNeeded[step] = true; };
    for (UnknownId unknown = 0; unknown < mainCount; ++unknown)
        sayers.forEach({unknown, {}}, need);
    for (std::size_t i = steps.size(); i-- > 0;) {
        if (!isNeeded[i])
            continue;
        for (const Fact &premise : steps.premises(i))
            sayers.forEach(premise, need);
    }
    return isNeeded;
}

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
