// SPDX-License-Identifier: MIT
#include "editors/sidegrips.h"

#include <QRectF>
#include <algorithm>
#include <cmath>
#include <set>

namespace inkling {

namespace {

/// How far outside a grip lies: so many cells, within so many pixels.
constexpr double cellsOutside = 0.42;
constexpr double leastOutside = 10;
constexpr double mostOutside = 24;

bool isUpright(Side side)
{
    return side == Side::Left || side == Side::Right;
}

QPointF outward(Side side)
{
    switch (side) {
    case Side::Left:
        return {-1, 0};
    case Side::Top:
        return {0, -1};
    case Side::Right:
        return {1, 0};
    case Side::Bottom:
        break;
    }
    return {0, 1};
}

/// Round the places of some kinds.
template <typename Includes>
QRectF boxOf(const DraftBoard &board, const Includes &includes)
{
    QRectF box;
    for (PlaceId place = 0; place < PlaceId(board.places().size()); ++place) {
        if (includes(board.places()[place].role))
            box |= board.geometry()->box(board.element(place));
    }
    return box;
}

/// From one row, or column, to the next.
double pitchOf(const DraftBoard &board, Side side)
{
    const QRectF cells = boxOf(board, [](PlaceRole role) { return role == PlaceRole::Cell; });
    const BoardSize &size = board.draft().size;
    return isUpright(side) ? cells.width() / size.columns : cells.height() / size.rows;
}

std::size_t cellCountOf(const DraftBoard &board)
{
    return std::size_t(std::ranges::count(board.places(), PlaceRole::Cell, &SheetPlace::role));
}

/// A cell that stays where it is when this side moves, and, of a square, the one beside it.
PlaceId fixedCell(const DraftBoard &board, Side side)
{
    const auto columns = std::size_t(board.draft().size.columns);
    if (side == Side::Left)
        return PlaceId(columns - 1);
    return side == Side::Top ? PlaceId(cellCountOf(board) - columns) : 0;
}

using Key = std::pair<long, long>;

Key keyOf(const QPointF &point)
{
    constexpr double steps = 8;
    return {std::lround(point.x() * steps), std::lround(point.y() * steps)};
}

} // namespace

QPointF Grip::middle(double cellSize) const
{
    return edge
           + outward(side)
                 * std::clamp(cellsOutside, leastOutside / cellSize, mostOutside / cellSize);
}

bool Grip::covers(const QPointF &point, double cellSize) const
{
    const QPointF by = (point - middle(cellSize)) * cellSize;
    const double across = std::abs(isUpright(side) ? by.x() : by.y());
    const double along = std::abs(isUpright(side) ? by.y() : by.x());
    return across <= leastOutside - 1 && along <= gripLength / 2 + 4;
}

const std::vector<Grip> &SideGrips::grips() const
{
    const BoardSize size = m_editor.draft().size;
    if (&m_editor.drafting() == m_drafting && size == m_size)
        return m_grips;
    m_drafting = &m_editor.drafting();
    m_size = size;
    m_grips.clear();
    const QRectF box
        = boxOf(m_editor.board(), [](PlaceRole role) { return role != PlaceRole::Board; });
    const QRectF cells
        = boxOf(m_editor.board(), [](PlaceRole role) { return role == PlaceRole::Cell; });
    // Of an odd number of lines the middle one has its number there: the grip stands beside it.
    QPointF centre = cells.center();
    if (size.rows % 2 != 0 && size.rows > 1)
        centre.ry() -= pitchOf(m_editor.board(), Side::Top) / 2;
    if (size.columns % 2 != 0 && size.columns > 1)
        centre.rx() -= pitchOf(m_editor.board(), Side::Left) / 2;
    const std::pair<Side, QPointF> edges[] = {{Side::Left, {box.left(), centre.y()}},
                                              {Side::Top, {centre.x(), box.top()}},
                                              {Side::Right, {box.right(), centre.y()}},
                                              {Side::Bottom, {centre.x(), box.bottom()}}};
    for (const auto &[side, edge] : edges) {
        if (m_editor.growth(side, true) > 0 || m_editor.growth(side, false) > 0)
            m_grips.push_back({side, edge});
    }
    return m_grips;
}

std::vector<Grip> SideGrips::shown() const
{
    if (!m_grip)
        return grips();
    const Side side = m_grip->side;
    return {{side, m_grip->edge + outward(side) * m_count * pitchOf(m_editor.board(), side)}};
}

void SideGrips::press(const Grip &grip, const QPointF &point)
{
    cancel();
    m_grip = grip;
    m_from = point;
}

bool SideGrips::drag(const QPointF &point)
{
    const Side side = m_grip->side;
    const double way = QPointF::dotProduct(point - m_from, outward(side));
    int count = int(std::lround(way / pitchOf(m_editor.board(), side)));
    std::optional<Draft> after;
    while (count != 0 && !(after = m_editor.resizedBy(side, count)))
        count += count > 0 ? -1 : 1;
    if (count == m_count)
        return false;
    m_count = count;
    m_added.clear();
    m_removed.clear();
    if (after)
        compare(*after);
    return true;
}

void SideGrips::compare(const Draft &after)
{
    const DraftBoard &before = m_editor.board();
    const DraftBoard other(before.drafting(), after);
    const auto centreOf = [](const DraftBoard &board, PlaceId place) {
        return board.geometry()->centre(board.element(place));
    };
    const QPointF shift = centreOf(before, fixedCell(before, m_grip->side))
                          - centreOf(other, fixedCell(other, m_grip->side));
    const auto keysOf = [&](const DraftBoard &board, const QPointF &by) {
        std::set<Key> keys;
        for (PlaceId cell = 0; cell < PlaceId(cellCountOf(board)); ++cell)
            keys.insert(keyOf(centreOf(board, cell) + by));
        return keys;
    };
    const auto without = [&](const DraftBoard &board, const QPointF &by,
                             const std::set<Key> &keys) {
        std::vector<QPolygonF> cells;
        for (PlaceId cell = 0; cell < PlaceId(cellCountOf(board)); ++cell) {
            if (keys.count(keyOf(centreOf(board, cell) + by)) == 0)
                cells.push_back(board.geometry()->polygon(board.element(cell)).translated(by));
        }
        return cells;
    };
    m_added = without(other, shift, keysOf(before, {}));
    m_removed = without(before, {}, keysOf(other, shift));
}

void SideGrips::release()
{
    const Side side = m_grip->side;
    const int count = m_count;
    cancel();
    m_editor.growBy(side, count);
}

void SideGrips::cancel()
{
    m_grip.reset();
    m_count = 0;
    m_added.clear();
    m_removed.clear();
}

BoardSize SideGrips::size() const
{
    const auto after
        = m_grip && m_count != 0 ? m_editor.resizedBy(m_grip->side, m_count) : std::nullopt;
    return after ? after->size : m_editor.draft().size;
}

} // namespace inkling
