// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace inkling::kenken {

/// The rules LineCages and TwoLinesCages: all cages of a line together, or of two rows or two columns.
/// Each way to fill a cage takes a set of a line's digits; the sets must make up each line without a digit
/// left over or taken twice. What a set needs from the others is found by going through the cages once
/// forward and once back; where that would take too many sets, nothing is concluded.
class LineEngine final : public Engine
{
public:
    LineEngine(const Terms &terms, std::vector<CageWays> &cages);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// One line, or two parallel ones.
    using Lines = std::vector<int>;
    /// What is taken of the digits of each line: digit 1 of the first line as bit 0, and so on.
    using Taken = std::uint32_t;
    /// Each once.
    using TakenSets = std::vector<Taken>;

    /// A cage's cells in the lines, or one cell of a cage that is left aside.
    struct Segment
    {
        int cage = -1;                   ///< in m_cages; -1: a cell by itself
        std::array<unsigned, 2> cells{}; ///< of the cage, in each line
        int cell = -1;
        CageBasis basis;
        bool usesFact = false; ///< of a cell by itself
        /// What is concluded from: the ways, or the cell's digits.
        TakenSets sets;
    };

    using Segments = std::vector<Segment>;
    /// What is concluded: that a cell loses digits.
    struct Loss
    {
        int cell;
        Digits digits;
    };
    using Losses = std::vector<Loss>;

    void proposeLines(const Knowledge &knowledge, const Lines &lines, Trace &proposals);
    void proposeLosses(const Knowledge &knowledge, const Lines &lines, Segments segments,
                       const Losses &losses, Trace &proposals);
    [[nodiscard]] Segments segmentsOf(const Knowledge &knowledge, const Lines &lines);
    void addCells(const Knowledge &knowledge, const Lines &lines, const Segment &of,
                  Segments &segments);
    /// Sets what its basis leaves. Returns false when there is too much to list.
    bool fill(const Knowledge &knowledge, const Lines &lines, Segment &segment);
    [[nodiscard]] static Taken takenBy(const WayList &ways, int way, const Segment &segment);
    [[nodiscard]] Taken all(const Lines &lines) const;
    /// What can be taken by one of each of two; nothing when that is too much to list.
    [[nodiscard]] std::optional<TakenSets> joined(const TakenSets &some, const TakenSets &others);
    /// By segment, the sets that the others make up for; nothing when that is too much to tell.
    [[nodiscard]] std::optional<std::vector<TakenSets>> fitting(const Lines &lines,
                                                                const Segments &segments);
    /// What the cells of a segment lose where it takes one of `fits`, its cage's cells outside the lines too.
    [[nodiscard]] Losses lossesIn(const Knowledge &knowledge, const Segment &segment,
                                  const TakenSets &fits);
    /// Whether all of `losses` still follows.
    [[nodiscard]] bool follows(const Knowledge &knowledge, const Lines &lines,
                               const Segments &segments, const Losses &losses);
    void leaveOutCages(const Knowledge &knowledge, const Lines &lines, Segments &segments,
                       const Losses &losses);
    void leaveOutFacts(const Knowledge &knowledge, const Lines &lines, Segments &segments,
                       const Losses &losses);

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    Places m_lines;
    std::vector<Lines> m_pairs;   ///< of parallel lines that a cage joins
    std::vector<bool> m_isDue;    ///< by pair
    std::vector<bool> m_isListed; ///< by Taken, while a list is made
};

} // namespace inkling::kenken
