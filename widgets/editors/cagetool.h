// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

namespace inkling {

/// Draws cages by dragging over cells. From a cell in no cage, what is dragged over becomes a cage. From a
/// cell in one, that cage takes in what is dragged over: free cells, and other cages whole. When it is split
/// off, only what is dragged over becomes a cage, whatever it was in; a click on a cell of a cage splits off that cell.
class CageTool
{
public:
    explicit CageTool(SheetEditor &editor)
        : m_editor(editor)
    {}

    /// Requires: a sheet with cages is open.
    void press(PlaceId cell, bool splitsOff);
    void drag(PlaceId cell);
    /// Makes the cage, unless nothing was dragged over but where it began, and that was not split
    /// off: that is a click. Returns whether it was more.
    bool release();
    void cancel() { m_cells.clear(); }
    /// What would be the cage.
    [[nodiscard]] const std::vector<PlaceId> &cells() const { return m_cells; }

private:
    void add(PlaceId cell);

    SheetEditor &m_editor;
    std::vector<PlaceId> m_cells;
    PlaceId m_from = 0;
    bool m_takesWhole = false;
    bool m_hasMoved = false;
};

} // namespace inkling
