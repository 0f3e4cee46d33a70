// SPDX-License-Identifier: MIT
#include "editors/draftboard.h"

#include <algorithm>

namespace inkling {

DraftBoard::DraftBoard(const Drafting &drafting, Draft draft)
    : m_drafting(&drafting)
    , m_draft(std::move(draft))
    , m_places(drafting.places(m_draft.size))
{
    layOut(drafting.board(m_draft));
}

DraftBoard::Change DraftBoard::setDraft(Draft draft)
{
    const bool isResized = draft.size != m_draft.size;
    m_draft = std::move(draft);
    if (isResized)
        m_places = m_drafting->places(m_draft.size);
    Board board = m_drafting->board(m_draft);
    const Board &before = m_geometry->board();
    if (isResized || !BoardGeometry::areAlike(before, board)) {
        layOut(std::move(board));
        return {.isWhole = true, .elements = {}};
    }
    Change change;
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.text(id) != before.text(id) || board.face(id) != before.face(id)
            || board.regionFrame(id) != before.regionFrame(id))
            change.elements.push_back(id);
    }
    if (!change.elements.empty())
        m_geometry = m_geometry->withTexts(std::move(board));
    return change;
}

void DraftBoard::layOut(Board board)
{
    m_geometry = std::make_shared<const BoardGeometry>(std::move(board));
    const Board &laid = m_geometry->board();
    m_elements.clear();
    m_placeOf.assign(laid.size(), std::nullopt);
    ElementId cell = 0;
    for (PlaceId place = 0; place < m_places.size(); ++place) {
        ElementId element = noElement;
        if (m_drafting->hasCages() && isCell(place)) {
            // A cage's clue stands on its Region; the cells come in the same order as their places.
            while (laid.kind(cell) != ElementKind::Cell)
                ++cell;
            element = cell++;
        } else {
            element = m_drafting->element(m_draft, place);
        }
        m_elements.push_back(element);
        m_placeOf[element] = place;
    }
    std::vector<bool> isOffered(laid.size());
    for (const ElementId element : m_elements)
        isOffered[element] = true;
    m_picker = ElementPicker(m_geometry, std::move(isOffered));
}

std::optional<PlaceId> DraftBoard::place(ElementId element) const
{
    return element < m_placeOf.size() ? m_placeOf[element] : std::nullopt;
}

PlaceId DraftBoard::next(PlaceId from, Direction direction) const
{
    return place(m_picker.next(element(from), direction)).value_or(from);
}

std::optional<PlaceId> DraftBoard::textPlace(PlaceId place) const
{
    if (!m_drafting->hasCages() || !isCell(place))
        return place;
    const std::int32_t first = m_draft.cages[place];
    if (first != noCage)
        return PlaceId(first);
    return m_drafting->cagesCover() ? std::nullopt : std::optional(place);
}

std::vector<PlaceId> DraftBoard::cageOf(PlaceId cell) const
{
    if (m_draft.cages.empty() || m_draft.cages[cell] == noCage)
        return {cell};
    std::vector<PlaceId> cells;
    for (PlaceId other = 0; other < m_draft.cages.size(); ++other) {
        if (m_draft.cages[other] == m_draft.cages[cell])
            cells.push_back(other);
    }
    return cells;
}

std::vector<ElementId> DraftBoard::bareCages() const
{
    std::vector<ElementId> regions;
    for (PlaceId cell = 0; cell < m_draft.cages.size(); ++cell) {
        if (m_draft.cages[cell] == std::int32_t(cell) && m_draft.texts[cell].empty())
            regions.push_back(m_drafting->element(m_draft, cell));
    }
    return regions;
}

std::vector<PlaceId> DraftBoard::rectangle(PlaceId from, PlaceId to) const
{
    if (!isCell(from) || !isCell(to))
        return {to};
    const auto [left, right] = std::minmax(m_places[from].x, m_places[to].x);
    const auto [top, bottom] = std::minmax(m_places[from].y, m_places[to].y);
    constexpr double slack = 0.01;
    std::vector<PlaceId> cells;
    for (PlaceId place = 0; place < m_places.size(); ++place) {
        const SheetPlace &here = m_places[place];
        if (here.role == PlaceRole::Cell && here.x >= left - slack && here.x <= right + slack
            && here.y >= top - slack && here.y <= bottom + slack)
            cells.push_back(place);
    }
    return cells;
}

} // namespace inkling
