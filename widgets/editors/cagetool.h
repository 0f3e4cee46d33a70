// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

namespace inkling {

/// Draws cages by dragging over cells: those dragged over become a cage, and what is left of other
/// cages stays. A drag that begins on a cell of a cage takes that whole cage along, unless it
/// `splitsOff`; a click that splits off makes a cage of the cell clicked.
class CageTool
{
public:
    explicit CageTool(SheetEditor &editor)
        : m_editor(editor)
    {}

    /// Requires: a sheet with cages is open.
    void press(PlaceId cell, bool splitsOff);
    void drag(PlaceId cell);
    /// Makes the cage. Returns false, having done nothing, if the gesture was a click: the drag did
    /// not leave its first cell, and no cell was split off.
    bool release();
    void cancel() { m_cells.clear(); }
    /// The cells of the cage that release() would make; empty while no drag is under way.
    [[nodiscard]] const std::vector<PlaceId> &cells() const { return m_cells; }

private:
    SheetEditor &m_editor;
    std::vector<PlaceId> m_cells;
    PlaceId m_from = 0;
    bool m_hasMoved = false;
};

} // namespace inkling
