// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/model/tiers.h"

#include <memory>
#include <utility>
#include <vector>

namespace inkling {

/// Some rules of a reasoner that look at a puzzle in the same way, or share an index of where they
/// apply. `RuleName` is a family's enumeration of its rules in the order of its catalogue. An
/// engine keeps references to its constructor's arguments, which must outlive it.
template <typename RuleName>
class Engine
{
public:
    virtual ~Engine() = default;

    /// See Reasoner::startAt().
    virtual void startAt(const Knowledge &knowledge, std::span<const Fact> known,
                         std::span<const ValueSet> initial)
    {
        for (const Fact &fact : known)
            learned(knowledge, fact.unknown, initial[fact.unknown]);
    }
    /// See Reasoner::learned().
    virtual void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) = 0;
    /// See Reasoner::propose(), for one rule; an engine that does not know the rule does nothing.
    virtual void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
        = 0;
};

/// A reasoner whose rules are shared out among engines.
template <typename RuleName>
class EngineReasoner : public Reasoner
{
public:
    /// Requires: `tiers` are of these rules; both outlive the reasoner.
    EngineReasoner(const Tiers &tiers, std::span<const Rule> rules)
        : m_tiers(tiers)
        , m_rules(rules)
    {}

    [[nodiscard]] int tierCount() const final { return int(m_tiers.size()); }
    [[nodiscard]] int tierCountUpTo(double cost) const final
    {
        return inkling::tierCountUpTo(cost, m_tiers, m_rules);
    }

    void startAt(const Knowledge &knowledge, std::span<const Fact> known,
                 std::span<const ValueSet> initial) override
    {
        for (const auto &engine : m_engines)
            engine->startAt(knowledge, known, initial);
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override
    {
        for (const auto &engine : m_engines)
            engine->learned(knowledge, unknown, before);
    }

    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) final
    {
        for (const RuleId rule : m_tiers[std::size_t(tier)]) {
            for (const auto &engine : m_engines)
                engine->propose(knowledge, RuleName(rule), stop, proposals);
        }
    }

protected:
    /// Adds an engine. Engines hear of facts, and propose, in the order in which they are added.
    template <typename Made, typename... Arguments>
    void add(Arguments &&...arguments)
    {
        m_engines.push_back(std::make_unique<Made>(std::forward<Arguments>(arguments)...));
    }

private:
    const Tiers &m_tiers;
    std::span<const Rule> m_rules;
    std::vector<std::unique_ptr<Engine<RuleName>>> m_engines;
};

} // namespace inkling
