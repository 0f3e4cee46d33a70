// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "stopcondition.h"

#include <array>
#include <cstdint>
#include <vector>

namespace inkling::numbercross {

/// A few parallel lines, together with the lines across them (see GroupEngine).
class Group
{
public:
    static constexpr std::size_t maxLines = 4;

    /// Requires: 2 to maxLines lines, all rows or all columns, whose labels may be used
    /// (Position::isAsked).
    Group(const Position &position, std::vector<int> lines);

    /// An upper limit of the cost of decide(), in operations on words.
    [[nodiscard]] std::size_t work() const
    {
        return m_wordCount * m_across.size() << m_lines.size();
    }
    /// Finds the cells that have the same shade in all ways to meet the labels. Returns whether
    /// there are any; false also where there is no way at all, and where there are too many sums to
    /// look at.
    bool decide();
    /// The cells that decide() found, with their shades. Requires: decide() returned true.
    [[nodiscard]] std::vector<Fact> decided() const;
    /// Leaves out lines across as long as at least one cell is still decided. Requires: decide()
    /// returned true. When stopped, keeps the rest of the lines.
    void dropLinesAcross(const StopCondition &stop);
    /// Appends the step that concludes the decided cells.
    void propose(RuleName rule, Trace &proposals) const;

private:
    /// A set of the 16 ways to shade the cells of a line across in the parallel lines: bit p for
    /// way p; bit j of p says that the cell in parallel line j is black.
    using Ways = std::uint32_t;

    struct Across
    {
        int line = 0;
        std::array<int, maxLines> cells{}; ///< by parallel line; -1 for a cell that is not open
        Ways all = 0;                      ///< the ways if its label is ignored
        /// The ways after which its label can still be met.
        Ways allowed = 0;
        Ways left = 0; ///< after decide(): those that lead to all labels
        bool isUsed = true;

        [[nodiscard]] Ways ways() const { return isUsed ? allowed : all; }
    };
    /// The change of state that a way makes: by how many words, and by how many bits in the word.
    struct Move
    {
        std::size_t words = 0;
        int bits = 0;
    };

    /// The sums that the parallel lines can have so far. A state is a bit: its word gives the sums
    /// of all lines but the last, its place in the word the last line's sum.
    using States = std::vector<std::uint64_t>;

    void addAcross(int line);
    [[nodiscard]] bool isAllowed(const Across &across, unsigned way) const;
    [[nodiscard]] Move moveOf(const Across &across, unsigned way) const;
    [[nodiscard]] bool fits(std::size_t word, const Across &across, unsigned way) const;
    template <typename Visit>
    void eachMove(const Across &across, const States &from, const Visit &visit) const;
    [[nodiscard]] bool follow();
    [[nodiscard]] std::uint64_t countWays(std::vector<unsigned> &example) const;

    const Position &m_position;
    std::vector<int> m_lines;
    std::vector<LineView> m_views;
    /// By parallel line: the sum to reach, of its black or of its white cells, whichever is less;
    /// the shade that is summed; and the number of words for a unit of that sum. The last line's
    /// sum is the bit in the word instead.
    std::array<int, maxLines> m_sums{};
    std::array<int, maxLines> m_summedShade{};
    std::array<std::size_t, maxLines> m_strides{};
    std::size_t m_wordCount = 1;
    std::vector<Across> m_across;
    /// Filled by follow(). For each line across: the states before it that lie on some way from the
    /// start to the state where all labels are met; after the last line across, that final state.
    std::vector<States> m_paths;
};

} // namespace inkling::numbercross
