// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <algorithm>
#include <memory>
#include <span>

namespace inkling {

/// Whether a step concludes something that is not known.
[[nodiscard]] inline bool saysNews(const Step &step, const Knowledge &known)
{
    return step.contradiction || std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
               return !known.holds(fact);
           });
}

/// What is known at a moment of the reasoning, and a reasoner that has heard all of it. One thread
/// at a time.
class Moment
{
public:
    /// Requires: the model outlives the object.
    Moment(const Model &model, std::span<const Fact> given)
        : m_mainCount(model.mainCount())
        , m_knowledge(model.initial())
        , m_reasoner(model.reasoner())
    {
        for (const Fact &fact : given)
            learn(fact);
    }

    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    [[nodiscard]] const Reasoner &reasoner() const { return *m_reasoner; }
    [[nodiscard]] Reasoner &reasoner() { return *m_reasoner; }
    /// How many main unknowns got a single value by learn().
    [[nodiscard]] std::size_t settled() const { return m_settled; }

    /// Learns a fact, and returns whether it was new. A fact that leaves no value is passed over.
    bool learn(const Fact &fact)
    {
        const ValueSet before = m_knowledge.possible(fact.unknown);
        if ((before & fact.possible).empty() || !m_knowledge.learn(fact))
            return false;
        if (fact.unknown < m_mainCount && m_knowledge.possible(fact.unknown).single())
            ++m_settled;
        m_reasoner->learned(m_knowledge, fact.unknown, before);
        return true;
    }

private:
    UnknownId m_mainCount;
    Knowledge m_knowledge;
    std::unique_ptr<Reasoner> m_reasoner;
    std::size_t m_settled = 0;
};

} // namespace inkling
