// SPDX-License-Identifier: MIT
#pragma once

#include "playing/elementpicker.h"
#include "puzzle/drafting.h"
#include "scene/boardgeometry.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A draft laid out on its board: which place is which element, and which place is next to which. A
/// cell's place is the element of the cell itself, even where the cell is in a cage; textPlace()
/// tells where a cage's clue is written.
///
/// Costs as much as its board's geometry to construct; a setDraft() that changes only texts is far
/// cheaper.
class DraftBoard
{
public:
    /// The difference between a new draft and the draft on the board before.
    struct Change
    {
        bool isWhole = false;            ///< the board is laid out anew: every element may differ
        std::vector<ElementId> elements; ///< otherwise: the elements whose text differs
    };

    /// Requires: `drafting` outlives this object.
    DraftBoard(const Drafting &drafting, Draft draft);

    Change setDraft(Draft draft);

    [[nodiscard]] const Drafting &drafting() const { return *m_drafting; }
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    [[nodiscard]] const SharedGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] std::span<const SheetPlace> places() const { return m_places; }
    [[nodiscard]] bool isCell(PlaceId place) const
    {
        return m_places[place].role == PlaceRole::Cell;
    }

    [[nodiscard]] ElementId element(PlaceId place) const { return m_elements[place]; }
    [[nodiscard]] std::optional<PlaceId> place(ElementId element) const;
    [[nodiscard]] std::optional<PlaceId> placeAt(const QPointF &point) const
    {
        return place(m_picker.at(point));
    }
    /// The next place in a direction; `from` itself where there is none.
    [[nodiscard]] PlaceId next(PlaceId from, Direction direction) const;
    /// The place that holds the text typed at `place`; nothing for a cell in no cage.
    [[nodiscard]] std::optional<PlaceId> textPlace(PlaceId place) const;
    /// The cells of the cell's cage, or the cell alone if it is in none.
    [[nodiscard]] std::vector<PlaceId> cageOf(PlaceId cell) const;
    /// The Region elements of cages without a clue.
    [[nodiscard]] std::vector<ElementId> bareCages() const;
    /// The cells in the smallest rectangle round two cells; where one of the two places is no cell,
    /// `to` alone.
    [[nodiscard]] std::vector<PlaceId> rectangle(PlaceId from, PlaceId to) const;

private:
    void layOut(Board board);

    const Drafting *m_drafting;
    Draft m_draft;
    SharedGeometry m_geometry;
    std::vector<SheetPlace> m_places;
    std::vector<ElementId> m_elements;
    std::vector<std::optional<PlaceId>> m_placeOf;
    ElementPicker m_picker;
};

} // namespace inkling
