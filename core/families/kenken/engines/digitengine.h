// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/engine.h"
#include "families/kenken/reasoning/terms.h"

#include <vector>

namespace inkling::kenken {

/// The rules SingleCell, PlacedDigit, OnlyDigit and OnlyPlace: one cell and one digit at a time. A
/// digit that is placed clears its lines in one step; where that leaves a cell one digit, this is a
/// step of its own.
class DigitEngine final : public Engine
{
public:
    explicit DigitEngine(const Terms &terms);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

    /// @{ Appends the step by one of these rules, if it applies; nothing else if not.
    /// Requires: the cell is known.
    void proposePlaced(const Knowledge &knowledge, int cell, Trace &proposals) const;
    void proposeOnlyDigit(const Knowledge &knowledge, int cell, Trace &proposals) const;
    void proposeOnlyPlace(const Knowledge &knowledge, int line, int digit, Trace &proposals) const;
    /// @}
    /// The digits of the other cells in a cell's lines that are known.
    [[nodiscard]] ValueSet placedAround(const Knowledge &knowledge, int cell) const;
    /// A known cell in the lines of `cell` that holds the digit; that in the row first, `cell` where there is none.
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
