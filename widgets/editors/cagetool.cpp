// SPDX-License-Identifier: MIT
#include "editors/cagetool.h"

#include <algorithm>

namespace inkling {

void CageTool::press(PlaceId cell, bool splitsOff)
{
    m_from = cell;
    // A single cell of a cage is split off where it is: there is nowhere to drag.
    m_hasMoved = splitsOff && m_editor.board().cageOf(cell).size() > 1;
    m_takesWhole = !splitsOff && m_editor.draft().cages[cell] != noCage;
    m_cells.clear();
    add(cell);
}

void CageTool::drag(PlaceId cell)
{
    if (m_cells.empty() || !m_editor.board().isCell(cell))
        return;
    m_hasMoved = m_hasMoved || cell != m_from;
    add(cell);
}

void CageTool::add(PlaceId cell)
{
    const std::vector<PlaceId> cells
        = m_takesWhole ? m_editor.board().cageOf(cell) : std::vector{cell};
    for (const PlaceId one : cells) {
        if (std::ranges::find(m_cells, one) == m_cells.end())
            m_cells.push_back(one);
    }
}

bool CageTool::release()
{
    const std::vector<PlaceId> cells = std::exchange(m_cells, {});
    if (cells.empty() || !m_hasMoved)
        return false;
    m_editor.makeCage(cells);
    m_editor.moveTo(*std::ranges::min_element(cells));
    return true;
}

} // namespace inkling
