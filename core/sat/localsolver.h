// SPDX-License-Identifier: MIT
#pragma once

#include "sat/incrementalsolver.h"

#include <cstddef>
#include <limits>

namespace inkling::sat {

/// Answers questions about a small part of a large formula, nearly all of which is known to hold.
///
/// Conflict-driven clause learning (Marques-Silva, Sakallah 1996; two watched literals after
/// MiniSat, Een, Sorensson 2003) that starts from a value for every variable - the preferred one,
/// or else one that suits the clauses - and decides only about clauses that those values break. A
/// question costs what has to move, however large the formula is.
class LocalSolver final : public IncrementalSolver
{
public:
    /// Makes sure that the variables 1..count exist. A new variable without a preferred value has
    /// the one that clauses added along with it force, or else is false.
    void reserve(int count) override;
    int variableCount() const override { return int(m_level.size()) - 1; }
    void addClause(std::span<const Literal> literals) override;
    void assume(Literal literal) override { m_assumptions.push_back(indexOf(literal)); }
    void prefer(Literal literal) override;
    void addCut(std::span<const Literal> literals) override;
    void addSwitch(Literal variable) override;
    void goOn() override;
    void startAnew() override;
    void limitConflicts(int most) override { m_mostConflicts = most; }
    Result solve(const StopCondition &stop) override;
    bool value(Literal literal) const override { return isTrue(indexOf(literal)); }
    void readValues(std::vector<std::uint8_t> &values) const override;
    bool failed(Literal assumption) const override { return m_isFailed[indexOf(assumption)]; }

private:
    using Index = std::uint32_t;  ///< a literal: twice its variable, and 1 more if it is denied
    using Clause = std::uint32_t; ///< a clause, by where it begins in m_arena
    static constexpr Clause none = ~Clause{0};

    struct Watch
    {
        Clause clause;
        Index blocker; ///< some literal of the clause, which holds while this literal is true
    };

    static Index indexOf(Literal literal)
    {
        return literal > 0 ? Index(2 * literal) : Index(-2 * literal + 1);
    }
    static Index variableOf(Index literal) { return literal >> 1; }
    [[nodiscard]] bool isTrue(Index literal) const
    {
        return m_value[literal] != 0 ? m_value[literal] > 0 : m_default[literal] > 0;
    }
    [[nodiscard]] std::span<Index> literalsOf(Clause clause)
    {
        return {&m_arena[clause + headerSize], m_arena[clause]};
    }
    [[nodiscard]] std::span<const Index> literalsOf(Clause clause) const
    {
        return {&m_arena[clause + headerSize], m_arena[clause]};
    }
    [[nodiscard]] std::uint32_t &rankOf(Clause clause) { return m_arena[clause + 1]; }
    [[nodiscard]] int level() const { return int(m_levelBegin.size()); }

    Clause store(std::span<const Index> literals, std::uint32_t rank);
    bool add(std::span<const Literal> literals, bool isCut);
    void watch(Clause clause);
    void setDefault(Index literal);
    void findDefaults();
    void assign(Index literal, Clause reason);
    void goBack(int level);
    [[nodiscard]] Clause propagate();
    [[nodiscard]] bool assumeAll();
    void findFailed(std::span<const Index> literals);
    void learn(Clause conflict);
    [[nodiscard]] bool isImplied(Index literal);
    void bump(Index variable);
    void lookAtFlipped();
    [[nodiscard]] std::size_t brokenBy(Index literal) const;
    [[nodiscard]] Index choose();
    [[nodiscard]] std::uint32_t levelCountOf(std::span<const Index> literals, std::uint32_t most);
    void forgetSome();
    void compact();

    static constexpr std::uint32_t forgottenBit = 1u << 31; ///< in a forgotten clause's size
    static constexpr std::uint32_t headerSize = 2;          ///< a clause's size, and its rank

    /// All clauses, each as its size, its rank and its literals. The rank is the fewest levels that
    /// the clause has been seen to span (at first, for a cut, its size); 0 for a clause that may
    /// not be forgotten.
    std::vector<std::uint32_t> m_arena;
    std::vector<Clause> m_fresh; ///< clauses added since the last solve()
    std::vector<Clause> m_forgettable;
    std::size_t m_mostForgettable = 2000;
    bool m_isRefuted = false; ///< whether the clauses fail without any assumption

    // By literal.
    std::vector<std::int8_t> m_value; ///< 1: true, -1: false, 0: not assigned
    /// The value of each literal while it is not assigned: 1 true, -1 false; 0: not known yet.
    std::vector<std::int8_t> m_default;
    /// By literal: the clauses that watch the opposite literal.
    std::vector<std::vector<Watch>> m_watches;
    std::vector<std::vector<Clause>> m_witnessed; ///< clauses that hold because the literal is true
    std::vector<bool> m_isFailed;

    // By variable.
    std::vector<std::uint32_t> m_level{0};
    std::vector<Clause> m_reason{none};
    std::vector<double> m_activity{0};
    std::vector<bool> m_isSeen{false};
    std::vector<bool> m_isSwitch{false};

    std::vector<Index> m_trail;
    std::vector<std::size_t> m_levelBegin; ///< where each level but 0 begins in the trail
    std::size_t m_head = 0; ///< the number of literals of the trail that are propagated
    std::vector<Index> m_assumptions;
    std::vector<Index> m_moved;   ///< literals that goOn() made the default
    std::vector<Index> m_flipped; ///< literals that may have become false
    std::vector<Clause> m_broken; ///< clauses that may not hold
    std::vector<Index> m_learning;
    std::vector<std::uint32_t> m_levelTurn; ///< by level: the turn that counted the level last
    std::uint32_t m_turn = 0;
    std::vector<Clause> m_moving;
    std::size_t m_firstOpen = 1; ///< the first variable whose default was not looked for
    std::vector<Index> m_failedAssumptions;
    double m_bump = 1;
    int m_mostConflicts = std::numeric_limits<int>::max();
};

} // namespace inkling::sat
