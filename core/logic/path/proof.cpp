// SPDX-License-Identifier: MIT
#include "logic/path/proof.h"

#include <algorithm>
#include <cassert>

namespace inkling {

namespace {

/// A step that the proof needs, with the conclusions that it needs.
struct Kept
{
    std::size_t step = 0;
    std::vector<Fact> conclusions;
};

/// Finds the steps of a proof, from the last to the first.
class Slicer
{
public:
    Slicer(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end);

    /// The values to be excluded for a fact to hold, besides those excluded from the start.
    [[nodiscard]] ValueSet missing(const Fact &fact) const
    {
        return m_start.possible(fact.unknown) - fact.possible;
    }
    [[nodiscard]] ValueSet excludedBy(const Fact &conclusion) const
    {
        return m_initial[conclusion.unknown] - conclusion.possible;
    }
    /// The steps that prove the facts, the last step first.
    std::vector<Kept> slice(std::span<const Fact> facts);

private:
    [[nodiscard]] bool isNeeded(std::size_t step) const;
    Kept take(std::size_t step);

    const Trace &m_trace;
    std::size_t m_end;
    std::vector<ValueSet> m_initial;
    Knowledge m_start;
    /// By conclusion, in order: the values that no earlier step excludes; and by step: where its
    /// conclusions begin in that list.
    std::vector<ValueSet> m_fresh;
    std::vector<std::size_t> m_firstFresh;
    /// By unknown: the values that the steps kept so far need excluded, and do not exclude
    /// themselves.
    std::vector<ValueSet> m_needed;
};

Slicer::Slicer(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end)
    : m_trace(trace)
    , m_end(end)
    , m_initial(model.initial())
    , m_start(m_initial, given)
    , m_needed(m_initial.size())
{
    assert(end <= trace.size());
    Knowledge knowledge = m_start;
    m_firstFresh.reserve(end);
    for (std::size_t i = 0; i < end; ++i) {
        m_firstFresh.push_back(m_fresh.size());
        for (const Fact &conclusion : trace.conclusions(i)) {
            m_fresh.push_back(knowledge.possible(conclusion.unknown) - conclusion.possible);
            knowledge.learn(conclusion);
        }
    }
}

/// Whether a step excludes a needed value; a value that an earlier step excludes as well is left to
/// that one.
bool Slicer::isNeeded(std::size_t step) const
{
    std::size_t fresh = m_firstFresh[step];
    return std::ranges::any_of(m_trace[step].conclusions, [&](const Fact &conclusion) {
        return !(m_fresh[fresh++] & m_needed[conclusion.unknown]).empty();
    });
}

Kept Slicer::take(std::size_t index)
{
    const Step step = m_trace[index];
    Kept kept{index, {}};
    for (const Fact &conclusion : step.conclusions) {
        ValueSet &needed = m_needed[conclusion.unknown];
        const ValueSet used = needed & excludedBy(conclusion);
        if (used.empty())
            continue;
        const ValueSet rest = m_initial[conclusion.unknown] - used;
        kept.conclusions.push_back(
            {conclusion.unknown, conclusion.possible.single() ? conclusion.possible : rest});
        needed = needed - used;
    }
    for (const Fact &premise : step.premises)
        m_needed[premise.unknown] = m_needed[premise.unknown] | missing(premise);
    return kept;
}

std::vector<Kept> Slicer::slice(std::span<const Fact> facts)
{
    std::vector<Kept> kept;
    std::size_t end = m_end;
    for (const Fact &fact : facts) {
        if (!fact.possible.empty()) {
            m_needed[fact.unknown] = m_needed[fact.unknown] | missing(fact);
        } else if (end == m_end) {
            assert(end > 0 && m_trace[end - 1].contradiction);
            kept.push_back(take(--end));
        }
    }
    for (std::size_t step = end; step-- > 0;) {
        if (isNeeded(step))
            kept.push_back(take(step));
    }
    assert(std::ranges::all_of(m_needed, [](ValueSet needed) { return needed.empty(); }));
    return kept;
}

/// By unknown: the steps of a proof that exclude its values, in their order.
class Sources
{
public:
    explicit Sources(std::size_t unknownCount)
        : m_ofUnknown(unknownCount)
    {}

    void add(std::size_t step, UnknownId unknown, ValueSet excluded)
    {
        auto &sources = m_ofUnknown[unknown];
        const ValueSet before
            = sources.empty() ? ValueSet() : sources.back().before | sources.back().excluded;
        sources.push_back({step, excluded, before});
    }
    /// Adds steps to `found` that together exclude these values, none of them in vain.
    void find(UnknownId unknown, ValueSet values, std::vector<std::size_t> &found) const
    {
        const auto &sources = m_ofUnknown[unknown];
        for (std::size_t i = sources.size(); i-- > 0 && !values.empty();) {
            if ((values & (sources[i].excluded - sources[i].before)).empty())
                continue;
            values = values - sources[i].excluded;
            found.push_back(sources[i].step);
        }
    }

private:
    struct Source
    {
        std::size_t step = 0;
        ValueSet excluded;
        ValueSet before; ///< values that earlier steps exclude
    };
    std::vector<std::vector<Source>> m_ofUnknown;
};

/// The whole conclusions of a step about the unknowns of `some`. A step that said less of them
/// would be at odds with its reason: of two digits in two cells it follows that each cell is one of
/// the two.
std::vector<Fact> wholeOf(const std::vector<Fact> &some, const Step &step)
{
    std::vector<Fact> whole = some;
    for (Fact &fact : whole) {
        for (const Fact &conclusion : step.conclusions) {
            if (conclusion.unknown == fact.unknown)
                fact.possible = fact.possible & conclusion.possible;
        }
    }
    return whole;
}

void makeAscending(std::vector<std::size_t> &steps)
{
    std::ranges::sort(steps);
    steps.erase(std::ranges::unique(steps).begin(), steps.end());
}

} // namespace

Proof::Proof(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end,
             const Fact &fact)
    : Proof(model, trace, given, end, std::span(&fact, 1))
{}

Proof::Proof(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end,
             std::span<const Fact> facts)
    : m_trace(&trace)
{
    Slicer slicer(model, trace, given, end);
    std::vector<Kept> kept = slicer.slice(facts);
    std::ranges::reverse(kept);

    Sources sources(model.initial().size());
    for (Kept &taken : kept) {
        std::vector<std::size_t> &support = m_support.emplace_back();
        for (const Fact &premise : trace[taken.step].premises)
            sources.find(premise.unknown, slicer.missing(premise), support);
        makeAscending(support);
        for (const Fact &conclusion : taken.conclusions)
            sources.add(taken.step, conclusion.unknown, slicer.excludedBy(conclusion));
        m_steps.push_back(taken.step);
        m_conclusions.push_back(std::move(taken.conclusions));
    }
    for (const Fact &fact : facts) {
        if (fact.possible.empty())
            m_roots.push_back(m_steps.back());
        else
            sources.find(fact.unknown, slicer.missing(fact), m_roots);
    }
    makeAscending(m_roots);
}

const std::vector<std::size_t> &Proof::support(std::size_t step) const
{
    const auto found = std::ranges::lower_bound(m_steps, step);
    assert(found != m_steps.end() && *found == step);
    return m_support[std::size_t(found - m_steps.begin())];
}

Trace Proof::reduced() const
{
    Trace reduced;
    std::uint32_t wave = 0;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        Step step = (*m_trace)[m_steps[i]];
        if (i > 0 && step.wave != (*m_trace)[m_steps[i - 1]].wave)
            ++wave;
        step.wave = wave;
        std::vector<Fact> conclusions = wholeOf(m_conclusions[i], step);
        // What nested steps refute is said first, needed or not.
        if (step.nested && !conclusions.empty()) {
            const Fact refuted = step.conclusions.front();
            std::erase_if(conclusions,
                          [&](const Fact &fact) { return fact.unknown == refuted.unknown; });
            conclusions.insert(conclusions.begin(), refuted);
        }
        step.conclusions = conclusions;
        reduced.append(step);
    }
    return reduced;
}

} // namespace inkling
