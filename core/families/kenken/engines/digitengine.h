// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/engine.h"
#include "families/kenken/reasoning/terms.h"

#include <vector>

namespace inkling::kenken {

/// The rules SingleCell, PlacedDigit, OnlyDigit and OnlyPlace, about one cell and one digit at a
/// time. A placed digit is excluded from its lines in one step; a cell that keeps only one digit by
/// this gets a step of its own.
class DigitEngine final : public Engine
{
public:
    explicit DigitEngine(const Terms &terms);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

    /// @{ Appends the step by the rule of the same name if it applies, and nothing if not.
    /// Requires, for proposePlaced(): the cell is known.
    void proposePlaced(const Knowledge &knowledge, int cell, Trace &proposals) const;
    void proposeOnlyDigit(const Knowledge &knowledge, int cell, Trace &proposals) const;
    void proposeOnlyPlace(const Knowledge &knowledge, int line, int digit, Trace &proposals) const;
    /// @}
    /// The digits of the known other cells in the lines of a cell.
    [[nodiscard]] ValueSet placedAround(const Knowledge &knowledge, int cell) const;
    /// A known cell other than `cell`, in the row or else the column of `cell`, that holds the
    /// digit; `cell` if there is none.
    [[nodiscard]] int placeOf(const Knowledge &knowledge, int cell, int digit) const;

private:
    void proposeSingleCells(Trace &proposals);

    const Terms &m_terms;
    bool m_started = false;
    std::vector<int> m_placed;
    bool m_hasNews = true;
    Places m_lines;
};

} // namespace inkling::kenken
