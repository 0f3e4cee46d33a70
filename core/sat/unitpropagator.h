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
/// The place of a literal in a list of all literals, two to a variable.
[[nodiscard]] inline std::size_t indexOf(Literal literal)
{
    return 2 * variableOf(literal) + (literal > 0 ? 0 : 1);
}

/// Unit propagation over clauses: a clause whose literals are all false but one makes that one
/// true. The propagator can tell by which clauses a literal came about. Literals are propagated in
/// the order in which they become true, so that chains of clauses are short.
///
/// Two watched literals after MiniSat (Een, Sorensson, "An Extensible SAT-solver", 2003). One
/// thread at a time.
class UnitPropagator
{
public:
    /// A clause's number; clauses count from 0 in the order in which they were added.
    using Clause = std::uint32_t;
    static constexpr Clause none = std::numeric_limits<Clause>::max();

    /// Makes room for variables 1 .. count.
    void reserve(int count);
    /// Adds a clause, which the next propagate() looks at. Requires: the variables have room; a
    /// literal stands in the clause at most once.
    Clause addClause(std::span<const Literal> literals);
    /// Makes a literal true for good, without a clause as its reason. A literal that is false
    /// already breaks the clause that made it false. While a clause is broken, does nothing for a
    /// literal that is not true. Requires: nothing is supposed; the opposite was not made true so.
    void addFact(Literal literal);

    /// Draws all that follows. Returns false if a clause is broken: conflict() tells which.
    [[nodiscard]] bool propagate();
    /// Makes a literal true until retract(), and draws what follows; returns as propagate() does. A
    /// second literal may be supposed beside the first; the last one is retracted first. Requires:
    /// the last propagate() or suppose() returned true.
    [[nodiscard]] bool suppose(Literal literal);
    /// Takes back the literal supposed last, and all that followed from it; no clause is broken
    /// then. Requires: a literal is supposed.
    void retract();

    [[nodiscard]] bool isTrue(Literal literal) const { return m_value[indexOf(literal)] > 0; }
    [[nodiscard]] bool isFalse(Literal literal) const { return m_value[indexOf(literal)] < 0; }
    [[nodiscard]] std::span<const Literal> literals(Clause clause) const;
    [[nodiscard]] bool isOpen(Literal literal) const { return m_value[indexOf(literal)] == 0; }
    /// The literals that became true, in that order.
    [[nodiscard]] std::span<const Literal> trail() const { return m_trail; }
    /// The number of literals of the trail before the one supposed last; all, if nothing is
    /// supposed.
    [[nodiscard]] std::size_t firm() const
    {
        return m_levels.empty() ? m_trail.size() : m_levels.back();
    }

    /// A clause and the literal that it made true; the literal is 0 for the broken clause.
    struct Link
    {
        Clause clause;
        Literal conclusion;
    };
    /// A chain of clauses, the last of them broken, and the facts that it rests on.
    struct Chain
    {
        std::vector<Link>
            links; ///< each rests on facts, on literals supposed, and on links before it
        std::vector<Literal> facts;
    };
    /// The chain of clauses that led to the clause broken last. Literals that became true before
    /// place `begin` of the trail count as facts. Requires: a clause is broken.
    [[nodiscard]] Chain conflict(std::size_t begin = 0);

private:
    struct Watch
    {
        Clause clause;
        Literal blocker; ///< some literal of the clause, which holds while this literal is true
    };

    [[nodiscard]] std::span<Literal> literalsOf(Clause clause);
    void assign(Literal literal, Clause reason);
    void deny(Literal literal);
    void watch(Clause clause);
    void drawFrom(Clause clause);
    bool visit(Literal isFalse);

    std::vector<Literal> m_arena;
    std::vector<std::uint32_t> m_begins; ///< by clause: its begin in m_arena; then the end of all
    std::vector<Clause> m_fresh;         ///< clauses added since the last propagate()
    std::vector<Clause> m_young;         ///< clauses added while a literal is supposed
    std::vector<Clause> m_again; ///< formerly young clauses, to be looked at again after retract()
    Clause m_broken = none;
    Literal m_denying = 0; ///< the literal made true though the broken clause made it false; or 0

    // By literal.
    std::vector<std::int8_t> m_value; ///< 1: true, -1: false, 0: open
    std::vector<std::vector<Watch>> m_watches;

    // By variable.
    std::vector<Clause> m_reason;
    std::vector<std::uint32_t> m_position; ///< place in the trail
    std::vector<bool> m_isFact;
    std::vector<bool> m_isSeen;

    std::vector<Literal> m_trail;
    std::size_t m_head = 0;            ///< the number of literals of the trail that are propagated
    std::vector<std::size_t> m_levels; ///< where each supposed literal begins in the trail
};

} // namespace inkling::sat
