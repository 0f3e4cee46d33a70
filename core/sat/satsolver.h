// SPDX-License-Identifier: MIT
#pragma once

#include "logic/stopcondition.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>

namespace inkling::sat {

/// A variable (1, 2, ...) or, negated, its opposite. 0 is no literal.
using Literal = int;

enum class Outcome : std::uint8_t { Satisfiable, Unsatisfiable, Stopped };

/// How the search is set up; fixed when the solver is made.
enum class Setup : std::uint8_t {
    Default, ///< with preprocessing while it searches: for large and hard formulas
    Plain,   ///< search alone: for small formulas and many calls
};

/// The one place that knows CaDiCaL (1.5.3): an incremental SAT solver.
///
/// Clauses stay for good; assumptions hold for the next solve() only. CaDiCaL aborts when its call
/// order is broken, so what each call requires is asserted here.
/// A solver belongs to one thread at a time. Different solvers are independent of each other.
class SatSolver final
{
public:
    explicit SatSolver(Setup setup = Setup::Default);
    ~SatSolver();
    SatSolver(SatSolver &&) noexcept;
    SatSolver &operator=(SatSolver &&) noexcept;

    /// A new variable, the next number from 1 on.
    Literal newVariable();
    /// Makes sure that the variables 1..count exist, in one go.
    void reserve(int count);
    [[nodiscard]] int variableCount() const;

    /// Adds a clause, for good. An empty one makes the formula unsatisfiable.
    /// Requires: each literal's variable exists.
    void addClause(std::span<const Literal> literals);
    void addClause(std::initializer_list<Literal> literals);

    /// Assumes a literal for the next solve() only. Requires: its variable exists.
    void assume(Literal literal);

    /// Prefers this literal to its opposite when the search is free to choose; until it is told
    /// otherwise, or dontPrefer() of the variable. A wish: the short cuts of Setup::Default ignore
    /// it.
    void prefer(Literal literal);
    void dontPrefer(Literal variable);

    /// The next solve() only is stopped after so many conflicts: a limit that is the same on every machine.
    /// Requires: most >= 0.
    void limitConflicts(int most);

    /// Searches under the assumptions made since the last call; they are used up by it.
    /// Answers within 50 ms of a stop. The stop condition is not kept.
    [[nodiscard]] Outcome solve(const StopCondition &stop = {});

    /// Whether the literal is true in the answer.
    /// Requires: the last solve() was Satisfiable, and nothing was added or assumed since.
    [[nodiscard]] bool value(Literal literal) const;

    /// Whether the assumption was needed to show that there is no answer (the set is not smallest).
    /// Requires: the last solve() was Unsatisfiable and assumed this literal, and nothing was added
    /// or assumed since.
    [[nodiscard]] bool failed(Literal assumption) const;

    /// Whether the literal was found to hold in every answer, without any assumption: 1, to hold in
    /// none: -1, or neither (yet): 0.
    [[nodiscard]] int fixed(Literal literal) const;

private:
    struct Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace inkling::sat
