// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/model/tiers.h"

#include <functional>
#include <memory>
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

    /// Whether the engine knows the rule.
    [[nodiscard]] static bool knows(RuleName) { return true; }

    /// See Reasoner::startAt().
    virtual void startAt(const Knowledge &knowledge, std::span<const Fact> known,
                         std::span<const ValueSet> initial)
    {
        for (const Fact &fact : known)
            learned(knowledge, fact.unknown, initial[fact.unknown]);
    }
    /// See Reasoner::learned().
    virtual void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) = 0;
    /// See Reasoner::propose(), for one rule. An engine without a knows() of its own is asked for every
    /// rule, and passes over those that are not its own.
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

    /// Each engine is made, and told what is known, when one of its rules is first asked for; without
    /// this call, at the first fact. Requires: `initial` outlives the reasoner.
    void startAt(const Knowledge &, std::span<const Fact>,
                 std::span<const ValueSet> initial) override
    {
        m_initial = initial;
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override
    {
        for (Member &member : m_members) {
            if (!member.engine && m_initial.empty())
                member.engine = member.make();
            if (member.engine)
                member.engine->learned(knowledge, unknown, before);
        }
    }

    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) final
    {
        for (const RuleId rule : m_tiers[std::size_t(tier)]) {
            for (Member &member : m_members) {
                if (member.knows(RuleName(rule)))
                    started(member, knowledge).propose(knowledge, RuleName(rule), stop, proposals);
            }
        }
    }

protected:
    /// Adds an engine, which is made of these arguments when it is needed. Engines hear of facts,
    /// and propose, in the order in which they are added. Requires: the arguments outlive the
    /// reasoner.
    template <typename Made, typename... Arguments>
    void add(Arguments &...arguments)
    {
        m_members.push_back(
            {&Made::knows, [&arguments...] { return std::make_unique<Made>(arguments...); }, {}});
    }

private:
    /// An engine, and how it is made.
    struct Member
    {
        bool (*knows)(RuleName);
        std::function<std::unique_ptr<Engine<RuleName>>()> make;
        std::unique_ptr<Engine<RuleName>> engine; ///< null until it is needed
    };

    Engine<RuleName> &started(Member &member, const Knowledge &knowledge)
    {
        if (!member.engine) {
            member.engine = member.make();
            if (!m_initial.empty())
                member.engine->startAt(knowledge, knowledge.factsBeyond(m_initial), m_initial);
        }
        return *member.engine;
    }

    const Tiers &m_tiers;
    std::span<const Rule> m_rules;
    std::vector<Member> m_members;
    std::span<const ValueSet> m_initial; ///< empty unless startAt() was called
};

} // namespace inkling
