// SPDX-License-Identifier: MIT
#include "playing/elementpicker.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace inkling {

namespace {

/// Units of a cell: how far from an edge a click still means it, and how far from a cell's middle
/// on a board with edges.
constexpr double edgeReach = 0.45;
/// Near its ends an edge gives way to the others that end there.
constexpr double edgeEnd = 0.25;
constexpr double middleReach = 0.25;
/// How much more a distance to the side counts than one ahead.
constexpr double sideways = 1.7;

/// How far a point is from the middle part of an edge.
double distanceTo(const QLineF &line, const QPointF &point)
{
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double share = length > 0
                             ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / length,
                                          edgeEnd, 1 - edgeEnd)
                             : 0;
    return QLineF(line.p1() + along * share, point).length();
}

/// How far ahead a point is, and how far to the side.
QPointF turned(const QPointF &by, Direction direction)
{
    switch (direction) {
    case Direction::Left:
        return {-by.x(), by.y()};
    case Direction::Right:
        return by;
    case Direction::Up:
        return {-by.y(), by.x()};
    case Direction::Down:
        break;
    }
    return {by.y(), by.x()};
}

} // namespace

ElementPicker::ElementPicker(SharedGeometry geometry, std::vector<bool> isOffered)
    : m_geometry(std::move(geometry))
    , m_isOffered(std::move(isOffered))
{
    const Board &board = m_geometry->board();
    m_isOffered.resize(board.size(), false);
    for (ElementId id = 0; id < board.size() && !m_hasEdges; ++id)
        m_hasEdges = m_isOffered[id] && board.kind(id) == ElementKind::Edge;
}

ElementId ElementPicker::edgeAt(const QPointF &point) const
{
    ElementId nearest = noElement;
    double least = edgeReach;
    m_geometry->index(ElementKind::Edge)
        .visit(QRectF(point, QSizeF(0, 0)).adjusted(-1, -1, 1, 1), [&](ElementId id) {
            const double distance = distanceTo(m_geometry->line(id), point);
            if (m_isOffered[id] && distance < least) {
                least = distance;
                nearest = id;
            }
        });
    return nearest;
}

ElementId ElementPicker::areaAt(const QPointF &point) const
{
    ElementId found = noElement;
    const QRectF here = QRectF(point, QSizeF(0, 0)).adjusted(-0.01, -0.01, 0.01, 0.01);
    for (const ElementKind kind : {ElementKind::Cell, ElementKind::Label, ElementKind::Node}) {
        m_geometry->index(kind).visit(here, [&](ElementId id) {
            if (m_isOffered[id] && m_geometry->polygon(id).containsPoint(point, Qt::OddEvenFill))
                found = id;
        });
    }
    return found;
}

ElementId ElementPicker::at(const QPointF &point) const
{
    if (!m_geometry)
        return noElement;
    const ElementId area = areaAt(point);
    if (!m_hasEdges)
        return area;
    const bool isMiddle
        = area != noElement && QLineF(m_geometry->centre(area), point).length() < middleReach;
    const ElementId edge = isMiddle ? noElement : edgeAt(point);
    return edge != noElement ? edge : area;
}

ElementId ElementPicker::next(ElementId from, Direction direction) const
{
    if (!isOffered(from))
        return first();
    const QPointF here = m_geometry->centre(from);
    ElementId best = from;
    double least = std::numeric_limits<double>::max();
    for (ElementId id = 0; id < m_isOffered.size(); ++id) {
        if (!m_isOffered[id])
            continue;
        const QPointF by = turned(m_geometry->centre(id) - here, direction);
        const double cost = by.x() + sideways * std::abs(by.y());
        if (by.x() > 0.05 && cost < least - 1e-9) {
            least = cost;
            best = id;
        }
    }
    return best;
}

ElementId ElementPicker::first() const
{
    ElementId first = noElement;
    const auto before = [this](ElementId one, ElementId other) {
        const QPointF a = m_geometry->centre(one);
        const QPointF b = m_geometry->centre(other);
        return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
    };
    for (ElementId id = 0; id < m_isOffered.size(); ++id) {
        if (m_isOffered[id] && (first == noElement || before(id, first)))
            first = id;
    }
    return first;
}

ElementId ElementPicker::farthest(ElementId from, Direction direction) const
{
    for (ElementId next = this->next(from, direction);
         next != from && m_geometry->centre(next).y() == m_geometry->centre(from).y();
         next = this->next(from, direction))
        from = next;
    return from;
}

std::optional<Direction> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return Direction::Left;
    case Qt::Key_Right:
        return Direction::Right;
    case Qt::Key_Up:
        return Direction::Up;
    case Qt::Key_Down:
        return Direction::Down;
    default:
        return std::nullopt;
    }
}

} // namespace inkling
