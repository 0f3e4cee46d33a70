// SPDX-License-Identifier: MIT
#include "scene/boardgeometry.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace inkling {

namespace {

/// The middle of a side, as a key: two sides are the same where their middles are.
std::uint64_t middleKey(const Point &a, const Point &b)
{
    const auto part
        = [](double sum) { return std::uint64_t(std::llround(sum * 512) & 0xffffffff); };
    return part(a.x + b.x) << 32 | part(a.y + b.y);
}

} // namespace

BoardGeometry::BoardGeometry(Board board)
    : m_board(std::move(board))
{
    for (std::size_t kind = 0; kind < m_indices.size(); ++kind)
        m_indices[kind] = SpatialIndex(m_board, ElementKind(kind));
    const Rectangle bounds = m_board.bounds();
    m_bounds = QRectF(bounds.left, bounds.top, bounds.width, bounds.height)
                   .adjusted(-margin, -margin, margin, margin);
    joinSides();
    joinEnds();
}

void BoardGeometry::joinSides()
{
    m_sideCounts.assign(m_board.size(), 0);
    m_firstEdge = m_board.size();
    std::unordered_map<std::uint64_t, ElementId> edges;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Edge)
            continue;
        m_firstEdge = std::min(m_firstEdge, id);
        const auto ends = m_board.outline(id);
        edges.emplace(middleKey(ends[0], ends[1]), id);
    }
    if (edges.empty())
        return;
    m_cells.assign(m_board.size() - m_firstEdge, {noElement, noElement});
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Cell)
            continue;
        const auto corners = m_board.outline(id);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto edge = edges.find(middleKey(corners[i], corners[(i + 1) % corners.size()]));
            if (edge == edges.end())
                continue;
            auto &cells = m_cells[edge->second - m_firstEdge];
            cells[cells[0] == noElement ? 0 : 1] = id;
            ++m_sideCounts[id];
        }
    }
}

void BoardGeometry::joinEnds()
{
    std::unordered_map<std::uint64_t, ElementId> dots;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) == ElementKind::Vertex)
            dots.emplace(middleKey(m_board.centre(id), m_board.centre(id)), id);
    }
    m_dots.assign(m_cells.size(), {noElement, noElement});
    for (ElementId id = m_firstEdge; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Edge)
            continue;
        const auto ends = m_board.outline(id);
        for (std::size_t i = 0; i < 2; ++i) {
            if (const auto dot = dots.find(middleKey(ends[i], ends[i])); dot != dots.end())
                m_dots[id - m_firstEdge][i] = dot->second;
        }
    }
}

QPointF BoardGeometry::centre(ElementId id) const
{
    const Point point = m_board.centre(id);
    return {point.x, point.y};
}

QLineF BoardGeometry::line(ElementId id) const
{
    const auto ends = m_board.outline(id);
    return {ends[0].x, ends[0].y, ends[1].x, ends[1].y};
}

QPolygonF BoardGeometry::polygon(ElementId id) const
{
    QPolygonF polygon;
    for (const Point &point : m_board.outline(id))
        polygon.append({point.x, point.y});
    return polygon;
}

QRectF BoardGeometry::box(ElementId id) const
{
    const auto outline = m_board.outline(id);
    const auto [left, right] = std::ranges::minmax(outline, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(outline, {}, &Point::y);
    return {QPointF(left.x, top.y), QPointF(right.x, bottom.y)};
}

std::array<ElementId, 2> BoardGeometry::cellsOf(ElementId edge) const
{
    if (edge < m_firstEdge || edge - m_firstEdge >= m_cells.size())
        return {noElement, noElement};
    return m_cells[edge - m_firstEdge];
}

std::array<ElementId, 2> BoardGeometry::dotsOf(ElementId edge) const
{
    if (edge < m_firstEdge || edge - m_firstEdge >= m_dots.size())
        return {noElement, noElement};
    return m_dots[edge - m_firstEdge];
}

} // namespace inkling
