// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace inkling::sat {

[[nodiscard]] inline std::size_t variableOf(Literal literal)
{
    return std::size_t(literal > 0 ? literal : -literal);
}
/// A place for each literal: two to a variable.
[[nodiscard]] inline std::size_t indexOf(Literal literal)
{
    return 2 * variableOf(literal) + (literal > 0 ? 0 : 1);
}

/// Unit propagation over clauses: a clause of which all literals but one are false makes that one true. It
/// tells by which clauses a literal came about. Literals are propagated in the order in which they become
/// true, so that chains of clauses are short.
///
/// Two watched literals after MiniSat (Een, Sorensson, "An Extensible SAT-solver", 2003). One thread at a time.
class UnitPropagator
{
public:
    /// Clauses count from 0 in the order in which they were added.
    using Clause = std::uint32_t;
    static constexpr Clause none = std::numeric_limits<Clause>::max();

    /// Makes room for variables 1 .. count.
    void reserve(int count);
    /// Requires: the variables have room. A literal stands in a clause at most once.
    Clause addClause(std::span<const Literal> literals);
    /// Makes a literal true that needs no reason; nothing where a clause is broken. One that is false breaks the clause
    /// that made it so. Requires: nothing is supposed.
    void addFact(Literal literal);

    /// Draws all that follows. Returns false where a clause is broken: conflict() tells which.
    [[nodiscard]] bool propagate();
    /// Makes a literal true until retract(), and draws what follows; returns as propagate(). One may be supposed
    /// beside another; the last is retracted first. Requires: propagate() was true.
    [[nodiscard]] bool suppose(Literal literal);
    void retract();

    [[nodiscard]] bool isTrue(Literal literal) const { return m_value[indexOf(literal)] > 0; }
    [[nodiscard]] bool isFalse(Literal literal) const { return m_value[indexOf(literal)] < 0; }
    [[nodiscard]] std::span<const Literal> literals(Clause clause) const;
    [[nodiscard]] bool isOpen(Literal literal) const { return m_value[indexOf(literal)] == 0; }
    /// What became true, in that order.
    [[nodiscard]] std::span<const Literal> trail() const { return m_trail; }
    /// How many of these came before what was supposed last; all, where nothing is supposed.
    [[nodiscard]] std::size_t firm() const
    {
        return m_levels.empty() ? m_trail.size() : m_levels.back();
    }

    /// A clause and the literal that it made true; 0 where it is broken.
    struct Link
    {
        Clause clause;
        Literal conclusion;
    };
    /// What a chain of clauses rests on, and how it goes.
    struct Chain
    {
        std::vector<Link>
            links; ///< each rests on facts, on what is supposed, and on links before it
        std::vector<Literal> facts;
    };
    /// How the clause that was broken last came to be broken; what became true before `begin` in the trail
    /// counts as fact. Requires: there is one.
    [[nodiscard]] Chain conflict(std::size_t begin = 0);

private:
    struct Watch
    {
        Clause clause;
        Literal
            blocker; ///< some literal of it: where that is true, the clause need not be looked at
    };

    [[nodiscard]] std::span<Literal> literalsOf(Clause clause);
    void assign(Literal literal, Clause reason);
    void deny(Literal literal);
    void watch(Clause clause);
    void drawFrom(Clause clause);
    bool visit(Literal isFalse);

    std::vector<Literal> m_arena;
    std::vector<std::uint32_t> m_begins; ///< by clause, in m_arena; and where the last ends
    std::vector<Clause> m_fresh;         ///< added since the last propagate()
    std::vector<Clause> m_young;         ///< added while something is supposed
    std::vector<Clause> m_again; ///< were young: something may follow without what was supposed
    Clause m_broken = none;
    Literal m_denying = 0; ///< what was made true though the broken clause made it false; or 0

    // By literal.
    std::vector<std::int8_t> m_value; ///< 1: true, -1: false, 0: open
    std::vector<std::vector<Watch>> m_watches;

    // By variable.
    std::vector<Clause> m_reason;
    std::vector<std::uint32_t> m_position; ///< in the trail
    std::vector<bool> m_isFact;
    std::vector<bool> m_isSeen;

    std::vector<Literal> m_trail;
    std::size_t m_head = 0;            ///< what of the trail is propagated
    std::vector<std::size_t> m_levels; ///< where what is supposed begins in the trail
};

} // namespace inkling::sat
