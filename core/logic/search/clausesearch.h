// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/clausestore.h"
#include "sat/incrementalsolver.h"

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace inkling {

/// Of rounds and conflicts.
inline constexpr int unlimited = std::numeric_limits<int>::max();

/// A value for every variable of a ClauseStore; those that are younger than it are false.
struct VariableValues
{
    std::vector<std::uint8_t> byVariable; ///< 1: true; that of variable 0 is not used

    [[nodiscard]] bool value(sat::Literal literal) const
    {
        const std::size_t variable = std::size_t(std::abs(literal));
        return (variable < byVariable.size() && byVariable[variable] != 0) == (literal > 0);
    }
};

/// A solver over the clauses of a store, which takes in what is added to it and lets the encoding refine
/// what it makes up.
class ClauseSearch
{
public:
    /// Requires: both outlive the search.
    ClauseSearch(ClauseStore &store, const Encoding &encoding, const std::vector<ValueSet> &initial,
                 std::unique_ptr<sat::IncrementalSolver> solver);

    /// Holds from now on.
    void addUnit(sat::Literal literal);
    void addClause(std::span<const sat::Literal> clause);
    void prefer(sat::Literal literal);

    /// A search that comes back to be refined more often than this is stopped.
    void limitRounds(int most) { m_mostRounds = most; }
    /// So is one whose proof is too hard: each time it is begun or comes back, it has so many conflicts.
    void limitConflicts(int most) { m_mostConflicts = most; }

    /// Searches with these constraints, and only these, and these literals assumed.
    [[nodiscard]] sat::Outcome solve(std::span<const ConstraintId> constraints,
                                     std::span<const sat::Literal> assumptions,
                                     const StopCondition &stop);
    /// Of the last solve(): what it made up. Requires: it was Satisfiable.
    [[nodiscard]] const VariableValues &values() const { return m_values; }
    /// Whether something brought the definitions along in the last solve().
    [[nodiscard]] bool hadDefinitions() const { return m_areBrought; }
    /// Whether the last solve() needed it. Requires: it was Unsatisfiable, and assumed this.
    [[nodiscard]] bool needed(sat::Literal literal) const { return m_solver->failed(literal); }
    /// Whether it needed the definitions that something brought along. Requires: as needed().
    [[nodiscard]] bool neededDefinitions() const
    {
        return m_areBrought && m_solver->failed(m_store.definitions());
    }

private:
    void takeIn();
    [[nodiscard]] bool refine(std::span<const ConstraintId> constraints,
                              std::span<const sat::Literal> assumptions, int round);
    [[nodiscard]] sat::Outcome solveOnce(std::span<const sat::Literal> assumptions,
                                         const StopCondition &stop);

    ClauseStore &m_store;
    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    std::unique_ptr<sat::IncrementalSolver> m_solver;
    int m_mostRounds = unlimited;
    int m_mostConflicts = unlimited;
    std::size_t m_taken = 0;          ///< of the store's clauses
    std::size_t m_takenSwitches = 0;  ///< of its switches
    bool m_bringsDefinitions = false; ///< some unit does
    bool m_areBrought = false;        ///< the definitions, in the last solve()
    VariableValues m_values;
    std::vector<bool> m_isActive;          ///< by constraint
    std::vector<bool> m_isKnown;           ///< by variable
    std::vector<sat::Literal> m_suggested; ///< for this solve() alone
    std::vector<bool> m_isUnit;            ///< by variable
    std::vector<sat::Literal> m_selectors;
};

} // namespace inkling
