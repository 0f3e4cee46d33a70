// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"

#include <span>
#include <utility>
#include <vector>

namespace inkling {

/// The possible values of every unknown of a puzzle at one moment. A value.
class Knowledge
{
public:
    Knowledge() = default;
    explicit Knowledge(std::vector<ValueSet> initial, std::span<const Fact> given = {})
        : m_possible(std::move(initial))
    {
        for (const Fact &fact : given)
            learn(fact);
    }

    /// The number of unknowns.
    [[nodiscard]] std::size_t size() const { return m_possible.size(); }
    [[nodiscard]] ValueSet possible(UnknownId unknown) const { return m_possible[unknown]; }
    /// The strongest fact known about an unknown.
    [[nodiscard]] Fact fact(UnknownId unknown) const { return {unknown, m_possible[unknown]}; }
    /// The strongest facts about those unknowns of which more is known than `initial` says.
    [[nodiscard]] std::vector<Fact> factsBeyond(std::span<const ValueSet> initial) const
    {
        std::vector<Fact> facts;
        for (UnknownId unknown = 0; unknown < m_possible.size(); ++unknown) {
            if (m_possible[unknown] != initial[unknown])
                facts.push_back(fact(unknown));
        }
        return facts;
    }
    [[nodiscard]] bool holds(const Fact &fact) const
    {
        return m_possible[fact.unknown].within(fact.possible);
    }
    /// Adds a fact, and returns whether it was new. The possible values may become none (a
    /// contradiction).
    bool learn(const Fact &fact)
    {
        const ValueSet narrowed = m_possible[fact.unknown] & fact.possible;
        const bool isNew = narrowed != m_possible[fact.unknown];
        m_possible[fact.unknown] = narrowed;
        return isNew;
    }
    void learn(std::span<const Fact> facts)
    {
        for (const Fact &fact : facts)
            learn(fact);
    }
    /// Adds facts that follow from a supposition; one that contradicts what is known takes its place.
    void suppose(std::span<const Fact> facts)
    {
        for (const Fact &fact : facts) {
            if (learn(fact); m_possible[fact.unknown].empty())
                set(fact);
        }
    }
    /// Replaces what was known of the unknown: for going back.
    void set(const Fact &fact) { m_possible[fact.unknown] = fact.possible; }

private:
    std::vector<ValueSet> m_possible;
};

/// The new part of a conclusion about an unknown that could be `before` until now, and `initial` at
/// first: only the values that it newly excludes, unless it leaves a single value.
[[nodiscard]] inline Fact newsOf(const Fact &conclusion, ValueSet before, ValueSet initial)
{
    if (conclusion.possible.single())
        return conclusion;
    return {conclusion.unknown, conclusion.possible | (initial - before)};
}

} // namespace inkling
