// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "families/slink/search/solvertables.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace inkling::slink::solver {

/// The reason why a cell has its colour, or why the colouring is contradictory.
struct ColourReason
{
    enum Kind : std::uint32_t {
        None,    ///< chosen, given or no contradiction
        Cross,   ///< the clue of cell `at`
        Square,  ///< the dot at the lower right corner of cell `at`
        Clause,  ///< the clause `at` of the search
        CutOff,  ///< the cell cannot be joined to the cells of the opposite colour
        Severed, ///< contradiction: cell `at` cannot be joined to the others of its colour
    };

    Kind kind : 3 = None;
    std::uint32_t at : 29 = 0;
};

/// The cells of a board, inside or outside the loop, and what follows for them from clues and dots.
///
/// Cells are numbered row by row on the board with a ring of cells around it; the cells of the ring
/// are beyond the border, and outside. Colours are assigned in an order (the trail) that can be
/// taken back level by level. Cost: about ten table look-ups for each assigned cell. Keeps its
/// memory for the next reset().
class ColourTrail
{
public:
    static constexpr int noCell = -1;

    /// Starts on a board: only the cells beyond the border have a colour.
    void reset(const Clues &clues);

    [[nodiscard]] int width() const { return m_width; }
    /// The number of cells, including those beyond the border.
    [[nodiscard]] int size() const { return m_size; }
    [[nodiscard]] int cellAt(int r, int c) const { return (r + 1) * m_width + c + 1; }
    [[nodiscard]] bool isBeyond(int cell) const { return m_beyond[cell]; }
    /// The cells of the board, without those beyond the border.
    [[nodiscard]] const std::vector<int> &cells() const { return m_cells; }
    /// The clue of a cell, 0..3 or blank.
    [[nodiscard]] int clueOf(int cell) const { return m_clueKind[cell] - 1; }

    [[nodiscard]] Colour colour(int cell) const { return m_colours[cell]; }
    [[nodiscard]] const Colour *colours() const { return m_colours.data(); }
    [[nodiscard]] ColourReason reason(int cell) const { return m_histories[cell].reason; }
    void setReason(int cell, ColourReason reason) { m_histories[cell].reason = reason; }
    /// The level at which the cell got its colour; 0 beyond the border. Requires: the cell has a
    /// colour.
    [[nodiscard]] int level(int cell) const { return m_histories[cell].level; }
    /// The index on the trail at which the cell got its colour; -1 beyond the border. Requires: the
    /// cell has a colour.
    [[nodiscard]] int position(int cell) const { return m_histories[cell].position; }
    /// Whether the cell got its colour before this index on the trail.
    [[nodiscard]] bool colouredBefore(int cell, int position) const
    {
        return m_colours[cell] != Unknown && m_histories[cell].position < position;
    }

    /// The coloured cells in the order in which they got their colours.
    [[nodiscard]] std::span<const int> trail() const { return {m_trail.data(), m_trailLength}; }
    [[nodiscard]] bool complete() const { return m_trailLength == m_cells.size(); }
    [[nodiscard]] int currentLevel() const { return int(m_levelStarts.size()); }
    /// The length of the trail when the level (1, 2, ...) began.
    [[nodiscard]] int levelStart(int level) const { return m_levelStarts[level - 1]; }

    /// Gives an uncoloured cell its colour, at the current level.
    void assign(int cell, Colour colour, ColourReason reason)
    {
        m_colours[cell] = colour;
        m_histories[cell] = {reason, currentLevel(), int(m_trailLength)};
        m_trail[m_trailLength++] = cell;
        changeCodes(cell, colour);
        if (colour == Inside && m_insideCount++ == 0)
            m_firstInside = cell;
    }

    /// The inside cell that has been on the trail longest, or noCell.
    [[nodiscard]] int firstInside() const { return m_firstInside; }
    [[nodiscard]] int insideCount() const { return m_insideCount; }

    /// Begins a new level.
    void push() { m_levelStarts.push_back(int(m_trailLength)); }
    /// Takes back all levels above `level`. Calls forget(cell) for each cell that loses its colour,
    /// the latest first, while it still has it.
    template <typename Forget>
    void pop(int level, Forget forget);
    void pop(int level)
    {
        pop(level, [](int) {});
    }

    /// Applies the tables until nothing new follows. Returns false if they contradict the
    /// colouring; conflict() is then the reason. Cost: linear in the cells that it assigns.
    [[nodiscard]] bool propagate();
    [[nodiscard]] ColourReason conflict() const { return m_conflict; }

    /// Appends the cells whose colours together give `cell` its colour (or, for noCell, contradict
    /// each other) by the pattern of a Cross or Square reason: as few cells as possible, and each
    /// on the trail before `cell`.
    void appendPremises(int cell, ColourReason reason, std::vector<int> &premises) const;

private:
    void setClues(const Clues &clues);
    void changeCodes(int cell, int change);
    [[nodiscard]] bool applyCross(int cell);
    [[nodiscard]] bool applySquare(int cell);
    template <std::size_t Size>
    [[nodiscard]] bool apply(const Consequence &consequence, int cell,
                             const std::array<int, Size> &offsets, ColourReason reason);

    int m_width = 0;
    int m_size = 0;
    std::vector<int> m_cells;
    std::vector<std::uint8_t> m_beyond;
    std::vector<std::uint8_t> m_clueKind;
    std::array<int, 5> m_crossOffsets{};
    std::array<int, 4> m_squareOffsets{};

    std::vector<Colour> m_colours;
    struct History
    {
        ColourReason reason;
        int level = 0;
        int position = -1;
    };
    std::vector<History> m_histories;
    /// By cell: the index of its cross in the cross table, made of its clue and the known colours.
    std::vector<std::uint16_t> m_crossCodes;
    /// By cell: the index in the square table of the square whose upper left cell it is.
    std::vector<std::uint16_t> m_squareCodes;

    std::vector<int> m_trail; // as long as the board, in use up to m_trailLength
    std::size_t m_trailLength = 0;
    std::vector<int> m_levelStarts;
    int m_firstInside = noCell;
    int m_insideCount = 0;
    /// The number of cells of the trail around which the patterns have been looked at.
    std::size_t m_lookedAt = 0;
    /// Whether the clues themselves have been looked at.
    bool m_started = false;
    ColourReason m_conflict;
    const CrossTable *m_crossTable = nullptr;
    const SquareTable *m_squareTable = nullptr;
};

inline void ColourTrail::changeCodes(int cell, int change)
{
    std::uint16_t *const cross = m_crossCodes.data() + cell;
    cross[0] += std::uint16_t(81 * change);
    cross[m_width] += std::uint16_t(change);
    cross[-1] += std::uint16_t(3 * change);
    cross[-m_width] += std::uint16_t(9 * change);
    cross[1] += std::uint16_t(27 * change);
    std::uint16_t *const square = m_squareCodes.data() + cell;
    square[0] += std::uint16_t(change);
    square[-1] += std::uint16_t(3 * change);
    square[-m_width] += std::uint16_t(9 * change);
    square[-m_width - 1] += std::uint16_t(27 * change);
}

template <typename Forget>
void ColourTrail::pop(int level, Forget forget)
{
    const std::size_t length = m_levelStarts[level];
    for (; m_trailLength > length; --m_trailLength) {
        const int cell = m_trail[m_trailLength - 1];
        forget(cell);
        changeCodes(cell, -m_colours[cell]);
        if (m_colours[cell] == Inside && --m_insideCount == 0)
            m_firstInside = noCell;
        m_colours[cell] = Unknown;
    }
    m_lookedAt = std::min(m_lookedAt, length);
    m_levelStarts.resize(level);
}

} // namespace inkling::slink::solver
