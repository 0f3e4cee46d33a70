// SPDX-License-Identifier: MIT
// The part of SheetEditor that does more than texts: cages, and the board as a whole.
#include "editors/sheeteditor.h"

#include <algorithm>

namespace inkling {

namespace {

/// The most rows or columns by which a side grows at once, where fewer make no board.
constexpr int mostGrowth = 4;

bool isOneOf(std::span<const PlaceId> places, PlaceId place)
{
    return std::ranges::find(places, place) != places.end();
}

} // namespace

// Cages.

Draft SheetEditor::withCage(Draft draft, std::span<const PlaceId> cells) const
{
    std::vector<PlaceId> own;
    for (const PlaceId place : cells) {
        if (m_board->isCell(place))
            own.push_back(place);
    }
    // The partners' cages come first: where they meet the cage itself, the cage takes the cells.
    std::vector<std::vector<PlaceId>> images;
    for (const PlaceId cell : own) {
        const auto partners = partnersOf(cell);
        images.resize(std::max(images.size(), partners.size()));
        for (std::size_t i = 1; i < partners.size(); ++i)
            images[i].push_back(partners[i]);
    }
    for (const auto &image : images) {
        const bool meets
            = std::ranges::any_of(image, [&](PlaceId cell) { return isOneOf(own, cell); });
        if (image.size() == own.size() && !meets)
            draft = caged(drafting(), draft, image);
    }
    return caged(drafting(), draft, own);
}

void SheetEditor::makeCage(std::span<const PlaceId> cells)
{
    begin();
    stroke(withCage(draft(), cells), tr("Cage of %Ln cells", nullptr, int(cells.size())));
}

void SheetEditor::growCage(Direction direction)
{
    const PlaceId next = m_board->next(m_cursor, direction);
    if (!m_board->isCell(next) || !m_board->isCell(m_cursor))
        return;
    std::vector<PlaceId> cells = m_board->cageOf(m_cursor);
    for (const PlaceId cell : m_board->cageOf(next)) {
        if (!isOneOf(cells, cell))
            cells.push_back(cell);
    }
    makeCage(cells);
    moveTo(next);
}

std::vector<PlaceId> SheetEditor::cagedCells() const
{
    std::vector<PlaceId> cells;
    for (const PlaceId place : selection()) {
        if (!m_board->isCell(place) || draft().cages[place] == noCage || isOneOf(cells, place))
            continue;
        const auto cage = m_board->cageOf(place);
        cells.insert(cells.end(), cage.begin(), cage.end());
    }
    return cells;
}

void SheetEditor::removeCages()
{
    const std::vector<PlaceId> cells = cagedCells();
    if (cells.empty())
        return;
    begin();
    stroke(uncaged(drafting(), draft(), cells), tr("Cage removed"));
}

// All of the board.

bool SheetEditor::canTurn(Turn turn) const
{
    return turned(drafting(), draft(), turn).has_value();
}

void SheetEditor::turn(Turn turn)
{
    const auto after = turned(drafting(), draft(), turn);
    if (!after)
        return;
    const bool isRotation
        = turn == Turn::QuarterRight || turn == Turn::QuarterLeft || turn == Turn::Half;
    begin();
    stroke(*after, isRotation ? tr("Rotate") : tr("Flip"), StrokeKind::Moved);
}

bool SheetEditor::canInvert() const
{
    return drafting().inverted(draft()).has_value();
}

void SheetEditor::invert()
{
    begin();
    if (const auto after = drafting().inverted(draft()))
        stroke(*after, tr("Swap black and white"), StrokeKind::Moved);
}

Margins SheetEditor::marginsBy(Side side, int count) const
{
    Margins margins;
    (side == Side::Left    ? margins.left
     : side == Side::Top   ? margins.top
     : side == Side::Right ? margins.right
                           : margins.bottom)
        = count;
    // A square stays one: what a row gets, a column gets, too.
    if (drafting().sizeForm() == SizeForm::Side) {
        if (side == Side::Left || side == Side::Right)
            margins.bottom = count;
        else
            margins.right = count;
    }
    return margins;
}

std::optional<Draft> SheetEditor::resizedBy(Side side, int count) const
{
    if (drafting().sizeForm() == SizeForm::Count && (side == Side::Top || side == Side::Bottom))
        return std::nullopt;
    return resized(drafting(), draft(), marginsBy(side, count));
}

int SheetEditor::growth(Side side, bool isMore) const
{
    for (int count = 1; count <= mostGrowth; ++count) {
        if (resizedBy(side, isMore ? count : -count))
            return count;
    }
    return 0;
}

void SheetEditor::grow(Side side, bool isMore)
{
    const int count = growth(side, isMore);
    growBy(side, isMore ? count : -count);
}

void SheetEditor::growBy(Side side, int count)
{
    const auto after = count != 0 ? resizedBy(side, count) : std::nullopt;
    if (!after)
        return;
    begin();
    stroke(*after, count > 0 ? tr("Larger board") : tr("Smaller board"), StrokeKind::New,
           marginsBy(side, count));
}

void SheetEditor::replace(const Draft &after, const QString &words)
{
    begin();
    stroke(after, words);
}

} // namespace inkling
