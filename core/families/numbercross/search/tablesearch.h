// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "stopcondition.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross::search {

/// Depth-first search over tables. The table of a line holds all ways to meet its target, as sets
/// of its cells; a bit set says which of them are still possible, and another one for each cell
/// which of them take it. So what is forced is found by a few operations on words ("compact
/// tables", Demeulenaere et al. 2016). Branches on the line with the fewest ways, the likelier
/// shade first.
///
/// Keeps its scratch memory from one board to the next. Not thread-safe.
class TableSearch
{
public:
    /// The most cells that a line may have.
    static constexpr int maxCells = 16;
    /// The most ways that a line may have.
    static constexpr int maxWays = 1 << 14;

    enum class Outcome : std::uint8_t {
        Found,     ///< another answer; run() again for the next
        Exhausted, ///< there is no other answer
        GaveUp,    ///< the allowed number of nodes was used up
        Stopped,
    };

    /// Builds the tables. Returns false if a line has more than maxWays; then run() must not be
    /// called. Requires: both sides at most maxCells.
    [[nodiscard]] bool reset(const Sums &sums);
    /// Continues the search, whatever the last outcome was. Answers within 50 ms of a stop.
    [[nodiscard]] Outcome run(std::int64_t maxNodes, const StopCondition &stop);

    /// Whether a cell is black in the answer just found. False for a cell with digit 0; of no
    /// meaning for a cell that no target depends on. Requires: the last outcome was Found.
    [[nodiscard]] bool isBlack(int row, int column) const
    {
        return (m_values[std::size_t(row)] >> column & 1) != 0;
    }

private:
    using Word = std::uint64_t;
    using Cells = std::uint32_t; ///< a set of a line's cells, one bit for each place

    struct Line
    {
        int cells = 0;             ///< the number of its places
        Cells present = 0;         ///< the line's cells with a digit
        std::size_t words = 0;     ///< length of a set of its ways; 0 without a target
        std::size_t firstWord = 0; ///< start of its ways left, in m_left
        std::size_t firstTake = 0; ///< start of the ways that take its first cell, in m_takes
    };
    struct Choice
    {
        int line;
        int place;
        bool isBlack;
        bool isSecond;
    };

    [[nodiscard]] bool buildLine(const Sums &sums, int line);
    [[nodiscard]] bool collectWays(const Sums &sums, int line);
    void set(int line, int place, bool isBlack);
    [[nodiscard]] bool narrow(int line);
    [[nodiscard]] bool propagate();
    [[nodiscard]] bool choose(Choice &choice);
    [[nodiscard]] bool chooseFreeCell(Choice &choice);
    [[nodiscard]] int waysLeft(int line) const;
    [[nodiscard]] int waysTaking(int line, int place) const;
    void save();
    void restore();
    [[nodiscard]] bool backtrack();

    Grid m_grid;
    std::vector<Line> m_lines;
    std::vector<Word> m_takes;
    std::vector<Cells> m_ways; ///< the ways of the line that is being built

    // The current state.
    std::vector<Word> m_left;
    std::vector<Cells> m_known;
    std::vector<Cells> m_values;
    std::vector<Cells> m_pending;
    Word m_dirty = 0;
    // The states before each choice, one after the other.
    std::vector<Word> m_savedLeft;
    std::vector<Cells> m_savedCells;
    std::vector<Choice> m_choices;
    bool m_isAtAnswer = false;
    bool m_isDead = false;
};

} // namespace inkling::numbercross::search
