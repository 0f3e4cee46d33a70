// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/search/matching.h"
#include "families/kenken/search/partialresults.h"
#include "families/kenken/search/tupletable.h"
#include "logic/model/knowledge.h"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace inkling::kenken {

/// A KenKen while it is being solved: the digits that each cell can still hold, narrowed by
/// propagation, with a trail for going back.
///
/// For each line the places of each digit are counted, so that a digit with one place left, or
/// none, is noticed when a cell loses it; further consequences of the digits being different are
/// looked for after all other propagation. Each cage has a list of its ways, in which the possible
/// ones come first: a way that is no longer possible is swapped behind them, so going back only
/// restores their number. A cage with too many ways is propagated by PartialResults until few
/// enough are left to list. Meant to be kept and reset for the next puzzle, to reuse its memory.
class Square
{
public:
    /// Ensures: every digit is possible in every cell, and all is queued to be propagated.
    void reset(const Cages &cages);

    /// Narrows the cells to what is known of them. Returns false when no answer is possible any
    /// more. Requires: reset() was the last call.
    bool begin(const Knowledge &known);
    /// Narrows the cells until nothing changes. Returns false when no answer is possible any more;
    /// then adds to the weight of the constraint that failed.
    bool propagate();
    /// Lists the ways of large cages that have few enough left, and propagates these cages. Returns
    /// false when no answer is possible any more.
    bool listLargeCages();

    [[nodiscard]] Digits possible(int cell) const { return m_possible[std::size_t(cell)]; }
    /// Excludes digits from a cell, and propagates. Returns false when no answer is possible any
    /// more. Requires: the cell keeps at least one digit.
    bool exclude(int cell, Digits digits);

    using Mark = std::array<std::uint32_t, 2>;
    [[nodiscard]] Mark mark() const
    {
        return {std::uint32_t(m_cellTrail.size()), std::uint32_t(m_cageTrail.size())};
    }
    void backTo(const Mark &mark);

    /// A digit to try in a cell; the cell is -1 when all cells are known.
    struct Branch
    {
        int cell = -1;
        Digits digit = 0;
    };
    /// The next digit to try: in a cell with few digits left, or where a digit has two places left
    /// in a line; preferably among constraints that have often failed (dom/wdeg: Boussemart,
    /// Hemery, Lecoutre, Sais 2004).
    [[nodiscard]] Branch branch() const;

private:
    struct CageState
    {
        std::int32_t firstWord = 0;
        std::int32_t count = 0; ///< the ways that are still possible; -1: not listed
        std::int8_t wordCount = 1;
        std::int8_t size = 0;
        std::array<std::uint8_t, maxCageSize> cells{};
    };
    /// A cage that had too many ways to list.
    struct LargeCage
    {
        const Cage *cage;
        int place; ///< index in m_cageStates
        std::vector<PartialResults> results;
    };
    struct CellTrail
    {
        std::uint8_t cell;
        Digits possible;
    };
    struct CageTrail
    {
        std::uint8_t cage;
        std::int32_t count;
    };

    bool narrow(int cell, Digits digits);
    bool clearLinesOf(int cell);
    bool placeOnlyPlaces(int line);
    void clearQueues();
    bool propagateSets(int line);
    bool propagateCage(int cage);
    bool propagateLarge(int cage);
    template <int words>
    bool propagateTuples(int cage);
    void loadCages(const Cages &cages);
    void load(int cage, const std::vector<std::uint64_t> &words);
    [[nodiscard]] float weight(int cell) const;
    [[nodiscard]] Lanes lanesOf(const CageState &state) const;

    const Cages *m_cages = nullptr;
    int m_side = 0;
    int m_cellCount = 0;
    Digits m_digits = 0;
    std::array<Digits, maxSide * maxSide> m_possible{};
    std::array<std::uint8_t, maxSide * maxSide> m_cageOf{};
    std::array<std::uint8_t, maxSide * maxSide> m_rowOf{};
    std::array<std::uint8_t, maxSide * maxSide> m_columnOf{}; ///< numbered as lines, after the rows
    std::array<CageState, maxCageCount> m_cageStates{};
    std::array<std::array<std::uint8_t, maxSide>, 2 * maxSide> m_lines{}; ///< rows, then columns
    /// By line: how many cells can hold each digit; the digits that are the only one of a cell.
    std::array<std::uint64_t, 2 * maxSide> m_places{};
    std::array<Digits, 2 * maxSide> m_placed{};
    std::uint64_t m_lowBits = 0;                     ///< the lowest bit of each count in m_places
    std::array<Matching, 2 * maxSide> m_matchings{}; ///< by line
    std::vector<std::uint64_t> m_words;
    std::vector<CellTrail> m_cellTrail;
    std::vector<CageTrail> m_cageTrail;
    std::uint64_t m_dirtyCages = 0;
    std::vector<std::uint8_t> m_toClear; ///< cells whose digit has just been placed
    std::uint32_t m_dirtyLines = 0;      ///< lines in which a digit has one place left
    std::uint32_t m_dirtySets = 0;
    int m_failedLine = -1;
    std::array<float, maxCageCount> m_cageWeight{};
    std::array<float, 2 * maxSide> m_lineWeight{};
    std::vector<LargeCage> m_large;
};

} // namespace inkling::kenken
