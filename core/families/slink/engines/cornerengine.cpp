// SPDX-License-Identifier: MIT
#include "families/slink/engines/cornerengine.h"

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
    const auto [kind, index, part] = m_terms.subject(unknown);
    switch (kind) {
    case Kind::Edge:
        for (const int cell : cellsOfEdge(grid, index)) {
            if (cell != nowhere)
                m_cells.add(cell);
        }
        for (const int dot : dotsOfEdge(grid, index))
            m_dots.add(dot);
        return;
    case Kind::Corner:
        m_cells.add(index);
        return m_dots.add(dotAtCorner(grid, index, Corner(part)));
    case Kind::Diagonal:
        return m_dots.add(index);
    case Kind::Cell:
    case Kind::Neighbours:
    case Kind::Opposites:
        return;
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
    else
        lookAt(m_dots, [&](int dot) { return waysRoundDot(m_terms, knowledge, dot); });
}

} // namespace inkling::slink
