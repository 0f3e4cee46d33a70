// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

#include <cstdint>
#include <span>
#include <vector>

namespace inkling::sat {

/// A variable (1, 2, ...) or, negated, its opposite. 0 is no literal.
using Literal = int;

enum class Result : std::uint8_t { Satisfiable, Unsatisfiable, Stopped };

/// A SAT solver that is asked many questions about one growing formula.
///
/// Clauses stay for good; assumptions hold for the next solve() only. A solver belongs to one
/// thread at a time. Different solvers are independent of each other.
class IncrementalSolver
{
public:
    virtual ~IncrementalSolver() = default;

    /// Makes sure that the variables 1..count exist, in one go.
    virtual void reserve(int count) = 0;
    [[nodiscard]] virtual int variableCount() const = 0;

    /// Adds a clause, for good. An empty clause makes the formula unsatisfiable.
    /// Requires: each literal's variable exists.
    virtual void addClause(std::span<const Literal> literals) = 0;

    /// Adds a clause that may be forgotten between two solves.
    virtual void addCut(std::span<const Literal> literals) = 0;

    /// Makes the variable a switch, false unless it is assumed; the search may ignore this.
    /// Requires: the variable exists, and clauses hold it only denied.
    virtual void addSwitch(Literal variable) = 0;

    /// Assumes a literal for the next solve() only. Requires: its variable exists.
    virtual void assume(Literal literal) = 0;

    /// Prefers the literal to its opposite when the search is free to choose. A wish.
    virtual void prefer(Literal literal) = 0;

    /// Stops the next solve(), and only that one, after so many conflicts: a limit that is the same
    /// on every machine. Requires: most >= 0.
    virtual void limitConflicts(int most) = 0;

    /// Searches under the assumptions made since the last call, and uses them up. Answers within 50
    /// ms of a stop. The stop condition is not kept.
    [[nodiscard]] virtual Result solve(const StopCondition &stop) = 0;

    /// Makes the next searches prefer the values that the last search came to, until startAnew(). A
    /// wish.
    virtual void goOn() {}
    virtual void startAnew() {}

    /// Whether the literal is true in the answer.
    /// Requires: the last solve() was Satisfiable, and nothing was added or assumed since.
    [[nodiscard]] virtual bool value(Literal literal) const = 0;

    /// Reads the values of all variables, by variable: 1 if true, else 0; the entry of variable 0
    /// means nothing. Requires: as for value().
    virtual void readValues(std::vector<std::uint8_t> &values) const = 0;

    /// Whether the assumption was needed to show that there is no answer (those needed need not be
    /// a smallest set). Requires: the last solve() was Unsatisfiable and assumed this literal, and
    /// nothing was added or assumed since.
    [[nodiscard]] virtual bool failed(Literal assumption) const = 0;
};

} // namespace inkling::sat
