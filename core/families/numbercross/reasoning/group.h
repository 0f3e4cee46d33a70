// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "stopcondition.h"

#include <array>
#include <cstdint>
#include <vector>

namespace inkling::numbercross {

/// A few parallel lines, and the lines across them (see GroupEngine).
class Group
{
public:
    static constexpr std::size_t maxLines = 4;

    /// Requires: 2 to maxLines lines, all rows or all columns, asked for.
    Group(const Position &position, std::vector<int> lines);

    /// How long decide() takes at most, in operations on words.
    [[nodiscard]] std::size_t work() const
    {
        return m_wordCount * m_across.size() << m_lines.size();
    }
    /// Finds the cells on which all ways agree. Returns whether there are any; false, too, where there
    /// is no way at all, or where the sums are too many to look at.
    bool decide();
    /// What they are. Requires: decide() returned true.
    [[nodiscard]] std::vector<Fact> decided() const;
    /// Leaves out lines across without which at least one of these cells is still decided.
    /// Requires: decide() returned true. When stopped, leaves the rest as they are.
    void dropLinesAcross(const StopCondition &stop);
    /// The step that says so.
    void propose(RuleName rule, Trace &proposals) const;

private:
    /// Which of the 16 ways to shade a line across in the parallel lines: bit p for way p, whose bit j
    /// says that the cell in line j is black.
    using Ways = std::uint32_t;

    struct Across
    {
        int line = 0;
        std::array<int, maxLines> cells{}; ///< by parallel line; -1 where nothing is open
        Ways all = 0;                      ///< as if its label asked nothing
        Ways allowed = 0;
        Ways left = 0; ///< after decide(): those that lead to all labels
        bool isUsed = true;

        [[nodiscard]] Ways ways() const { return isUsed ? allowed : all; }
    };
    /// What a way adds to the state: to the word's place, and to the bit in the word.
    struct Move
    {
        std::size_t words = 0;
        int bits = 0;
    };

    /// Which sums the parallel lines can have so far: the first ones' by word, the last one's by bit.
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
    /// By parallel line: the sum to reach, of the black or of the white cells, whichever is less; and
    /// how many words a unit of it is. The last line's sum is the bit within a word.
    std::array<int, maxLines> m_sums{};
    std::array<int, maxLines> m_summedShade{};
    std::array<std::size_t, maxLines> m_strides{};
    std::size_t m_wordCount = 1;
    std::vector<Across> m_across;
    /// After follow(), before each line across: the states on some path from nothing to all labels.
    std::vector<States> m_paths;
};

} // namespace inkling::numbercross
