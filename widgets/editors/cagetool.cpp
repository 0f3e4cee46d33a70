// SPDX-License-Identifier: MIT
#include "editors/cagetool.h"

#include <algorithm>

namespace inkling {

void CageTool::press(PlaceId cell, bool splitsOff)
{
    m_from = cell;
    // A single cell of a cage is split off where it is: there is nowhere to drag.
    m_hasMoved = splitsOff && m_editor.board().cageOf(cell).size() > 1;
    const bool takesWhole = !splitsOff && m_editor.draft().cages[cell] != noCage;
    m_cells = takesWhole ? m_editor.board().cageOf(cell) : std::vector{cell};
}

void CageTool::drag(PlaceId cell)
{
    if (m_cells.empty() || !m_editor.board().isCell(cell))
        return;
    m_hasMoved = m_hasMoved || cell != m_from;
    // Of another cage only what is passed over: the rest of it stays a cage.
    if (std::ranges::find(m_cells, cell) == m_cells.end())
        m_cells.push_back(cell);
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
