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

/// Stands for no limit on rounds or conflicts.
inline constexpr int unlimited = std::numeric_limits<int>::max();

/// A value for every variable of a ClauseStore; variables added to the store later count as false.
struct VariableValues
{
    std::vector<std::uint8_t> byVariable; ///< 1: true; the entry of variable 0 is not used

    [[nodiscard]] bool value(sat::Literal literal) const
    {
        const std::size_t variable = std::size_t(std::abs(literal));
        return (variable < byVariable.size() && byVariable[variable] != 0) == (literal > 0);
    }
};

/// A search over the clauses of a store. Takes in the clauses that the store gains, and lets the
/// encoding refine each assignment that the solver makes up.
class ClauseSearch
{
public:
    /// Requires: the references outlive the search.
    ClauseSearch(ClauseStore &store, const Encoding &encoding, const std::vector<ValueSet> &initial,
                 std::unique_ptr<sat::IncrementalSolver> solver);

    /// Adds a literal that holds from now on.
    void addUnit(sat::Literal literal);
    void addClause(std::span<const sat::Literal> clause);
    void prefer(sat::Literal literal);

    /// Stops a search whose assignments the encoding refines more often than this.
    void limitRounds(int most) { m_mostRounds = most; }
    /// Stops a search whose proof is too hard: each run of the solver, the first and those after a
    /// refinement, may have so many conflicts.
    void limitConflicts(int most) { m_mostConflicts = most; }

    /// Searches with these constraints only, and these literals assumed.
    [[nodiscard]] sat::Result solve(std::span<const ConstraintId> constraints,
                                    std::span<const sat::Literal> assumptions,
                                    const StopCondition &stop);
    /// The assignment that the last solve() found. Requires: that was Satisfiable.
    [[nodiscard]] const VariableValues &values() const { return m_values; }
    /// Whether the last solve() used the definitions, because something brought them along.
    [[nodiscard]] bool hadDefinitions() const { return m_areBrought; }
    /// Whether the last solve() needed the assumed literal. Requires: that was Unsatisfiable, and
    /// assumed this literal.
    [[nodiscard]] bool needed(sat::Literal literal) const { return m_solver->failed(literal); }
    /// Whether the last solve() needed the definitions that something brought along. Requires: that
    /// was Unsatisfiable.
    [[nodiscard]] bool neededDefinitions() const
    {
        return m_areBrought && m_solver->failed(m_store.definitions());
    }

private:
    void takeIn();
    [[nodiscard]] bool refine(std::span<const ConstraintId> constraints,
                              std::span<const sat::Literal> assumptions, int round);
    [[nodiscard]] sat::Result solveOnce(std::span<const sat::Literal> assumptions,
                                        const StopCondition &stop);

    ClauseStore &m_store;
    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    std::unique_ptr<sat::IncrementalSolver> m_solver;
    int m_mostRounds = unlimited;
    int m_mostConflicts = unlimited;
    std::size_t m_taken = 0;          ///< the part of the store's clauses() that is taken in
    std::size_t m_takenSwitches = 0;  ///< the number of the store's switches that are taken in
    bool m_bringsDefinitions = false; ///< whether some unit brings the definitions along
    bool m_areBrought = false;        ///< whether the last solve() used the definitions
    VariableValues m_values;
    std::vector<bool> m_isActive;          ///< by constraint
    std::vector<bool> m_isKnown;           ///< by variable
    std::vector<sat::Literal> m_suggested; ///< literals to try in this solve() alone
    std::vector<bool> m_isUnit;            ///< by variable
    std::vector<sat::Literal> m_selectors;
};

} // namespace inkling
