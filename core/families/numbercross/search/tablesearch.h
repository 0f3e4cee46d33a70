// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"
#include "stopcondition.h"

#include <cstdint>
#include <vector>

namespace inkling::numbercross::search {

/// Depth-first search over tables: for every line, all the ways to meet its target, as sets of its
/// cells; a set of bits says which of them are left, another for each cell which of them take it.
/// Finding out what is forced is then a few operations on words ("compact tables", Demeulenaere et
/// al. 2016). Branches on the line with the fewest ways, its likelier shade first.
///
/// Scratch memory is kept from one board to the next. Not thread-safe.
class TableSearch
{
public:
    /// The most cells that a line may have, and the most ways.
    static constexpr int maxCells = 16;
    static constexpr int maxWays = 1 << 14;

    enum class Outcome : std::uint8_t {
        Found,     ///< a further answer; run() again for the next
        Exhausted, ///< there is no further answer
        GaveUp,    ///< after so many nodes as allowed
        Stopped,
    };

    /// Builds the tables. Requires: both sides at most maxCells. Ensures: false if a line has more than
    /// maxWays; nothing may be run then.
    [[nodiscard]] bool reset(const Sums &sums);
    /// Searches on, after whatever outcome. Answers within 50 ms of a stop.
    [[nodiscard]] Outcome run(std::int64_t maxNodes, const StopCondition &stop);

    /// After Found: whether a cell is black; false for a cell with digit 0, and any for one that no
    /// target depends on.
    [[nodiscard]] bool isBlack(int row, int column) const
    {
        return (m_values[std::size_t(row)] >> column & 1) != 0;
    }
    [[nodiscard]] std::int64_t nodes() const { return m_nodes; }

private:
    using Word = std::uint64_t;
    using Cells = std::uint32_t; ///< of a line, by place

    struct Line
    {
        int cells = 0;             ///< places
        Cells present = 0;         ///< those with a digit
        std::size_t words = 0;     ///< of a set of ways; 0 for a line without a target
        std::size_t firstWord = 0; ///< of the ways left, in a state
        std::size_t firstTake = 0; ///< of the ways that take its first cell, in m_takes
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
    std::vector<Cells> m_ways; ///< of the line being built

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
    std::int64_t m_nodes = 0;
};

} // namespace inkling::numbercross::search
