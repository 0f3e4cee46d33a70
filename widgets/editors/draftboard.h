// SPDX-License-Identifier: MIT
#pragma once

#include "families/drafting.h"
#include "playing/elementpicker.h"
#include "scene/boardgeometry.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A draft as it lies on the board: which place is which element, and what is beside what. Where cells are
/// put together in cages, the place that a cell stands for is the cell's own, whatever its cage; where a
/// cage's clue is written, textPlace() knows.
///
/// Made for a draft: as cheap as its board's geometry. Other texts on it: far cheaper.
class DraftBoard
{
public:
    /// What a draft changes on the board.
    struct Change
    {
        bool isWhole = false;            ///< it is another board
        std::vector<ElementId> elements; ///< else what is written on these
    };

    /// `drafting` must outlive it.
    DraftBoard(const Drafting &drafting, Draft draft);

    Change setDraft(Draft draft);

    [[nodiscard]] const Drafting &drafting() const { return *m_drafting; }
    [[nodiscard]] const Draft &draft() const { return m_draft; }
    [[nodiscard]] const SharedGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] std::span<const Place> places() const { return m_places; }
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
    /// The next place in a direction, the same one where there is none.
    [[nodiscard]] PlaceId next(PlaceId from, Direction direction) const;
    /// Where what is typed at a place is written; nothing for a cell in no cage.
    [[nodiscard]] std::optional<PlaceId> textPlace(PlaceId place) const;
    /// The cells of a cell's cage, or the cell alone.
    [[nodiscard]] std::vector<PlaceId> cageOf(PlaceId cell) const;
    /// The Regions of cages without a clue.
    [[nodiscard]] std::vector<ElementId> bareCages() const;
    /// The cells in the smallest rectangle round two; of other places, the second alone.
    [[nodiscard]] std::vector<PlaceId> rectangle(PlaceId from, PlaceId to) const;

private:
    void layOut(Board board);

    const Drafting *m_drafting;
    Draft m_draft;
    SharedGeometry m_geometry;
    std::vector<Place> m_places;
    std::vector<ElementId> m_elements;
    std::vector<std::optional<PlaceId>> m_placeOf;
    ElementPicker m_picker;
};

} // namespace inkling
