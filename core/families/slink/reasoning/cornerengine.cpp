// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/cornerengine.h"

#include "families/slink/reasoning/surroundings.h"

namespace inkling::slink {

CornerEngine::CornerEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_cells(clues.grid.cellCount())
    , m_dots(clues.grid.dotCount())
{}

void CornerEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    const Grid &grid = m_terms.grid;
    if (unknown < m_terms.firstCell()) {
        for (const int cell : cellsOfEdge(grid, int(unknown))) {
            if (cell != nowhere)
                m_cells.add(cell);
        }
        for (const int dot : dotsOfEdge(grid, int(unknown)))
            m_dots.add(dot);
    } else if (unknown >= m_terms.firstNeighbours()) {
        return;
    } else if (unknown >= m_terms.firstPair()) {
        const int place = int(unknown - m_terms.firstPair()) / 2;
        m_dots.add(grid.dot(place / (grid.columns - 1) + 1, place % (grid.columns - 1) + 1));
    } else if (unknown >= m_terms.firstCorner()) {
        const int cell = int(unknown - m_terms.firstCorner()) / 4;
        const auto corner = Corner((unknown - m_terms.firstCorner()) % 4);
        const bool south = corner == Corner::SouthEast || corner == Corner::SouthWest;
        const bool east = corner == Corner::NorthEast || corner == Corner::SouthEast;
        m_cells.add(cell);
        m_dots.add(
            grid.dot(cell / grid.columns + (south ? 1 : 0), cell % grid.columns + (east ? 1 : 0)));
    }
}

void CornerEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                           Trace &proposals)
{
    const auto lookAt = [&](Agenda &agenda, auto waysRound) {
        for (const int place : agenda.take()) {
            if (stop.stopped())
                return;
            waysRound(place).propose(knowledge, rule, proposals);
        }
    };
    if (rule == RuleName::ClueCorners)
        lookAt(m_cells, [&](int cell) { return waysRoundCell(m_clues, m_terms, knowledge, cell); });
    else if (rule == RuleName::DotCorners)
        lookAt(m_dots, [&](int dot) { return waysRoundDot(m_terms, knowledge, dot); });
}

} // namespace inkling::slink
