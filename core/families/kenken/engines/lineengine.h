// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"
#include "logic/model/agenda.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace inkling::kenken {

/// The rules LineCages and TwoLinesCages: all cages of a line together, or of two rows or two
/// columns. Each way to fill a cage takes a set of a line's digits, and these sets must make up
/// each line without a digit left over or taken twice. The sets that fit the other cages are found
/// by going through the cages once forward and once back; where that would take too many sets,
/// nothing is concluded.
class LineEngine final : public Engine
{
public:
    LineEngine(const Terms &terms, std::vector<CageWays> &cages);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::LineCages || rule == RuleName::TwoLinesCages;
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// A line, or two parallel ones.
    using Lines = std::vector<int>;
    /// The digits taken of each line: bit 0 is digit 1 of the first line, and so on; as many bits
    /// for each line as it has cells.
    using Taken = std::uint32_t;
    /// Different sets of taken digits.
    using TakenSets = std::vector<Taken>;

    /// The cells of a cage in the lines, or a single cell whose cage is ignored.
    struct Segment
    {
        int cage = -1;                   ///< index in m_cages; -1 for a single cell
        std::array<unsigned, 2> cells{}; ///< in each line: the cells of the cage
        int cell = -1;
        /// The facts and lines from which the ways to fill the cage are listed.
        CageBasis basis;
        bool usesFact = false; ///< for a single cell: whether the fact about it is used
        /// The sets that the ways to fill the cage take, or the cell's digits.
        TakenSets sets;
    };

    using Segments = std::vector<Segment>;
    /// A conclusion: a cell loses digits.
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
    /// Computes the sets of a segment from its basis. Returns false when there are too many ways to
    /// list.
    bool fill(const Knowledge &knowledge, const Lines &lines, Segment &segment);
    [[nodiscard]] Taken takenBy(const WayList &ways, int way, const Segment &segment) const;
    [[nodiscard]] Taken all(const Lines &lines) const;
    /// The sets that one of `some` and one of `others` make together if they are disjoint; nothing
    /// when there are too many to list.
    [[nodiscard]] std::optional<TakenSets> joined(const TakenSets &some, const TakenSets &others);
    /// By segment: the sets with which the other segments can fill the lines; nothing when there
    /// are too many to tell.
    [[nodiscard]] std::optional<std::vector<TakenSets>> fitting(const Lines &lines,
                                                                const Segments &segments);
    /// The digits that the cells of a segment lose if it takes one of `fits`; also cells of its
    /// cage outside the lines.
    [[nodiscard]] Losses lossesIn(const Knowledge &knowledge, const Segment &segment,
                                  const TakenSets &fits);
    /// Whether all of `losses` still follow from these segments.
    [[nodiscard]] bool follows(const Knowledge &knowledge, const Lines &lines,
                               const Segments &segments, const Losses &losses);
    void leaveOutCages(const Knowledge &knowledge, const Lines &lines, Segments &segments,
                       const Losses &losses);
    void leaveOutFacts(const Knowledge &knowledge, const Lines &lines, Segments &segments,
                       const Losses &losses);

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    Agenda m_lines;
    std::vector<Lines> m_pairs;   ///< pairs of parallel lines that share a cage
    std::vector<bool> m_isDue;    ///< by pair: whether to look at it again
    std::vector<bool> m_isListed; ///< by Taken: whether a list being made has it
};

} // namespace inkling::kenken
