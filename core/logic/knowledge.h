// SPDX-License-Identifier: MIT
#pragma once

#include "logic/fact.h"

#include <utility>
#include <vector>

namespace inkling {

/// What is known of every unknown of a puzzle at one moment. A value.
class Knowledge
{
public:
    Knowledge() = default;
    explicit Knowledge(std::vector<ValueSet> initial)
        : m_possible(std::move(initial))
    {}

    [[nodiscard]] ValueSet possible(UnknownId unknown) const { return m_possible[unknown]; }
    /// The strongest fact known of an unknown.
    [[nodiscard]] Fact fact(UnknownId unknown) const { return {unknown, m_possible[unknown]}; }
    [[nodiscard]] bool holds(const Fact &fact) const
    {
        return m_possible[fact.unknown].within(fact.possible);
    }
    /// Adds a fact. Ensures: returns whether it was new; the set may become empty (a contradiction).
    bool learn(const Fact &fact)
    {
        const ValueSet narrowed = m_possible[fact.unknown] & fact.possible;
        const bool isNew = narrowed != m_possible[fact.unknown];
        m_possible[fact.unknown] = narrowed;
        return isNew;
    }
    /// Puts a fact in place of what was known: for going back.
    void set(const Fact &fact) { m_possible[fact.unknown] = fact.possible; }

private:
    std::vector<ValueSet> m_possible;
};

} // namespace inkling
