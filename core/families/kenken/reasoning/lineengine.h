// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"

#include <bitset>
#include <vector>

namespace inkling::kenken {

/// The rule LineCages: all cages of a line together. Each way to fill a cage takes a set of the
/// line's digits; the sets must make up the line without a digit left over or taken twice. What a
/// set needs from the others is found by going through the cages once forward and once back.
class LineEngine final : public Engine
{
public:
    LineEngine(const Terms &terms, std::vector<CageWays> &cages);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// Sets of digits, by digit 1 as bit 0.
    using DigitSets = std::bitset<1 << maxSide>;

    /// A cage's cells in the line, or one cell of a cage that is left aside.
    struct Segment
    {
        int cage = -1;      ///< in m_cages; -1: a cell by itself
        unsigned cells = 0; ///< of the cage, in the line
        int cell = -1;
        CageBasis basis;
        bool usesFact = false; ///< of a cell by itself
        /// What is concluded from: the ways, or the cell's digits.
        DigitSets sets;
    };

    using Segments = std::vector<Segment>;
    /// What is concluded: that a cell loses digits.
    struct Loss
    {
        int cell;
        Digits digits;
    };
    using Losses = std::vector<Loss>;

    void proposeLine(const Knowledge &knowledge, int line, Trace &proposals) const;
    void proposeLosses(const Knowledge &knowledge, int line, Segments segments,
                       const Losses &losses, Trace &proposals) const;
    [[nodiscard]] Segments segmentsOf(const Knowledge &knowledge, int line) const;
    void addCells(const Knowledge &knowledge, const CageWays &cage, unsigned cells,
                  Segments &segments) const;
    /// Sets what its basis leaves. Returns false when there is too much to list.
    bool fill(const Knowledge &knowledge, Segment &segment) const;
    /// The sets of a segment that the others make up for.
    [[nodiscard]] static DigitSets fitting(const Segments &segments, std::size_t which,
                                           ValueSet digits);
    /// What the cells of a segment lose, its cage's cells outside the line too.
    [[nodiscard]] Losses lossesIn(const Knowledge &knowledge, const Segments &segments,
                                  std::size_t which) const;
    /// Whether all of `losses` still follows.
    [[nodiscard]] bool follows(const Knowledge &knowledge, const Segments &segments,
                               const Losses &losses) const;
    void leaveOutCages(const Knowledge &knowledge, Segments &segments, const Losses &losses) const;
    void leaveOutFacts(const Knowledge &knowledge, Segments &segments, const Losses &losses) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    Places m_lines;
};

} // namespace inkling::kenken
