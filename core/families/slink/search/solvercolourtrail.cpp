// SPDX-License-Identifier: MIT
#include "families/slink/search/solvercolourtrail.h"

#include <bit>
#include <cassert>

namespace inkling::slink::solver {

void ColourTrail::reset(const Clues &clues)
{
    const Grid &grid = clues.grid;
    m_width = grid.columns + 2;
    m_size = m_width * (grid.rows + 2);
    m_crossOffsets = {-m_width, 1, m_width, -1, 0};
    m_squareOffsets = {0, 1, m_width, m_width + 1};

    m_cells.clear();
    m_beyond.assign(m_size, 1);
    m_clueKind.assign(m_size, 0);
    m_colours.assign(m_size, Outside);
    m_histories.assign(m_size, {});
    m_crossCodes.assign(m_size, 0);
    m_squareCodes.assign(m_size, 0);
    m_trail.resize(grid.cellCount());
    m_trailLength = 0;
    m_levelStarts.clear();
    m_firstInside = noCell;
    m_insideCount = 0;
    m_lookedAt = 0;
    m_started = false;
    m_conflict = {};
    m_crossTable = &crossTable();
    m_squareTable = &squareTable();
    setClues(clues);
}

void ColourTrail::setClues(const Clues &clues)
{
    const Grid &grid = clues.grid;
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            const int cell = cellAt(r, c);
            const int kind = clues.at(r, c) + 1;
            assert(0 <= kind && kind <= 4);
            m_cells.push_back(cell);
            m_beyond[cell] = 0;
            m_clueKind[cell] = std::uint8_t(kind);
            m_colours[cell] = Unknown;
            // The squares at the border need no such care: they never form a checkerboard.
            m_crossCodes[cell]
                = std::uint16_t(CrossTable::stateCount * kind
                                + Outside
                                      * ((r == 0) + 3 * (c == grid.columns - 1)
                                         + 9 * (r == grid.rows - 1) + 27 * (c == 0)));
        }
    }
}

template <std::size_t Size>
bool ColourTrail::apply(const Consequence &consequence, int cell,
                        const std::array<int, Size> &offsets, ColourReason reason)
{
    if (consequence.impossible()) {
        m_conflict = reason;
        return false;
    }
    for (unsigned bits = consequence.inside(); bits != 0; bits &= bits - 1)
        assign(cell + offsets[std::countr_zero(bits)], Inside, reason);
    for (unsigned bits = consequence.outside(); bits != 0; bits &= bits - 1)
        assign(cell + offsets[std::countr_zero(bits)], Outside, reason);
    return true;
}

inline bool ColourTrail::applyCross(int cell)
{
    const Consequence consequence = m_crossTable->consequences[m_crossCodes[cell]];
    return !consequence.any()
           || apply(consequence, cell, m_crossOffsets, {ColourReason::Cross, std::uint32_t(cell)});
}

inline bool ColourTrail::applySquare(int cell)
{
    const Consequence consequence = m_squareTable->consequences[m_squareCodes[cell]];
    return !consequence.any()
           || apply(consequence, cell, m_squareOffsets,
                    {ColourReason::Square, std::uint32_t(cell)});
}

bool ColourTrail::propagate()
{
    if (!m_started) {
        m_started = true;
        for (const int cell : m_cells) {
            if (!applyCross(cell))
                return false;
        }
    }
    while (m_lookedAt < m_trailLength) {
        const int cell = m_trail[m_lookedAt++];
        if (!applyCross(cell) || !applyCross(cell - m_width) || !applyCross(cell - 1)
            || !applyCross(cell + 1) || !applyCross(cell + m_width) || !applySquare(cell)
            || !applySquare(cell - 1) || !applySquare(cell - m_width)
            || !applySquare(cell - m_width - 1))
            return false;
    }
    return true;
}

void ColourTrail::appendPremises(int cell, ColourReason reason, std::vector<int> &premises) const
{
    const bool isCross = reason.kind == ColourReason::Cross;
    const int *const offsets = isCross ? m_crossOffsets.data() : m_squareOffsets.data();
    const Consequence *const consequences
        = isCross ? m_crossTable->consequences.data() : m_squareTable->consequences.data();
    const int count = isCross ? 5 : 4;
    const int centre = int(reason.at);
    const int before = cell == noCell ? int(m_trailLength) : m_histories[cell].position;

    struct Part
    {
        int cell;
        int position;
        int weight;
    };
    std::array<Part, 5> parts;
    int partCount = 0;
    int state = isCross ? CrossTable::stateCount * m_clueKind[centre] : 0;
    Consequence wanted;
    for (int i = 0; i < count; ++i) {
        const int part = centre + offsets[i];
        if (part == cell) {
            if (m_colours[cell] == Inside)
                wanted.setInside(i);
            else
                wanted.setOutside(i);
            continue;
        }
        if (!colouredBefore(part, before))
            continue;
        const int weight = m_colours[part] * powersOfThree[i];
        state += weight;
        // The latest first.
        int place = partCount++;
        for (; place > 0 && parts[place - 1].position < m_histories[part].position; --place)
            parts[place] = parts[place - 1];
        parts[place] = {part, m_histories[part].position, weight};
    }
    if (cell == noCell)
        wanted.setImpossible();
    // Of several smallest sets the one with the oldest cells is best: it lets the search go back
    // far.
    for (int i = 0; i < partCount; ++i) {
        if (consequences[state - parts[i].weight].bits & wanted.bits)
            state -= parts[i].weight;
        else
            premises.push_back(parts[i].cell);
    }
}

} // namespace inkling::slink::solver
