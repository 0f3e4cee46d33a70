// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/knowledge.h"

namespace inkling::kenken {

/// The numbers of the lines of a puzzle (first the rows, then the columns) and of its constraints.
struct Terms
{
    const Cages &cages;

    [[nodiscard]] int side() const { return cages.side; }
    [[nodiscard]] int lineCount() const { return 2 * cages.side; }
    [[nodiscard]] int cell(int line, int i) const
    {
        return line < side() ? cages.cell(line, i) : cages.cell(i, line - side());
    }
    [[nodiscard]] int rowLine(int cell) const { return cages.rowOf(cell); }
    [[nodiscard]] int columnLine(int cell) const { return side() + cages.columnOf(cell); }
    [[nodiscard]] bool isOn(int line, int cell) const
    {
        return line == rowLine(cell) || line == columnLine(cell);
    }
    [[nodiscard]] ConstraintId lineConstraint(int line) const
    {
        return ConstraintId(cages.cages.size()) + ConstraintId(line);
    }
    [[nodiscard]] ValueSet digits() const { return cages.digits(); }

    /// The premise that a cell holds none of the digits `excluded`; for a known cell, the fact of
    /// its digit. Requires: the knowledge says so.
    [[nodiscard]] Fact holdsNone(const Knowledge &knowledge, int cell, ValueSet excluded) const
    {
        const Fact fact = knowledge.fact(UnknownId(cell));
        return fact.possible.single() ? fact : Fact{fact.unknown, digits() - excluded};
    }
    /// The conclusion that a cell holds none of the digits `excluded`.
    [[nodiscard]] Fact exclude(int cell, ValueSet excluded) const
    {
        return {UnknownId(cell), digits() - excluded};
    }
};

} // namespace inkling::kenken
