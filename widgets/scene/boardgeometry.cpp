// SPDX-License-Identifier: MIT
#include "scene/boardgeometry.h"

#include "painting/outlines.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace inkling {

namespace {

/// To how small a part of a cell the middles of cells of one row or column may differ.
constexpr double linePlaces = 64;

QPointF pointOf(const Point &point)
{
    return {point.x, point.y};
}

/// The middle of a side, as a key.
std::uint64_t middleKey(const Point &a, const Point &b)
{
    return pointKey(pointOf(a) + pointOf(b));
}

bool isSame(const Point &a, const Point &b)
{
    return pointKey(pointOf(a)) == pointKey(pointOf(b));
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
    gatherLines();
    if (m_board.numberedLines() != NumberedLines::None)
        countLines(true);
    if (m_board.numberedLines() == NumberedLines::RowsAndColumns)
        countLines(false);
}

void BoardGeometry::joinSides()
{
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
            const Point &from = corners[i];
            const Point &to = corners[(i + 1) % corners.size()];
            const auto edge = edges.find(middleKey(from, to));
            if (edge == edges.end())
                continue;
            // An edge that joins two cells crosses their common side in the middle.
            const auto ends = m_board.outline(edge->second);
            if (!isSame(ends[0], from) && !isSame(ends[0], to))
                continue;
            auto &cells = m_cells[edge->second - m_firstEdge];
            cells[cells[0] == noElement ? 0 : 1] = id;
        }
    }
}

void BoardGeometry::joinEnds()
{
    m_ends.assign(m_cells.size(), {noElement, noElement});
    if (m_cells.empty())
        return;
    const bool hasDots = !index(ElementKind::Vertex).empty();
    std::unordered_map<std::uint64_t, ElementId> joints;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        const ElementKind kind = m_board.kind(id);
        const bool isJoint = hasDots ? kind == ElementKind::Vertex
                                     : kind == ElementKind::Cell || kind == ElementKind::Node;
        if (isJoint)
            joints.emplace(pointKey(centre(id)), id);
    }
    for (ElementId id = m_firstEdge; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Edge)
            continue;
        const auto ends = m_board.outline(id);
        for (std::size_t i = 0; i < 2; ++i) {
            const auto joint = joints.find(pointKey(pointOf(ends[i])));
            if (joint != joints.end())
                m_ends[id - m_firstEdge][i] = joint->second;
        }
    }
}

namespace {

void addSides(const QPolygonF &outline, std::vector<QLineF> &lines)
{
    for (qsizetype i = 0; i < outline.size(); ++i) {
        const QLineF side(outline[i], outline[(i + 1) % outline.size()]);
        if (pointKey(side.p1()) != pointKey(side.p2()))
            lines.push_back(side);
    }
}

} // namespace

void BoardGeometry::gatherLines()
{
    std::vector<QLineF> sides;
    std::vector<QPolygonF> cells;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) == ElementKind::Cell && m_board.frame() == CellFrame::Grid) {
            cells.push_back(polygon(id));
            addSides(cells.back(), sides);
        }
    }
    std::vector<QLineF> frame;
    for (const QPolygonF &outline : unitedOutlines(cells))
        addSides(outline, frame);
    m_gridLines = mergedLines(sides);
    m_frameLines = mergedLines(frame);
    gatherBorders();
    gatherFaces();
}

void BoardGeometry::gatherBorders()
{
    std::vector<QLineF> borders;
    m_hasCornerTexts = false;
    m_hasPlainFrames = false;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Region)
            continue;
        const RegionFrame frame = m_board.regionFrame(id);
        const bool isBare = m_board.text(id).empty();
        m_hasCornerTexts = m_hasCornerTexts || !isBare;
        m_hasPlainFrames = m_hasPlainFrames || frame == RegionFrame::Dashed
                           || (frame == RegionFrame::Broad && isBare);
        if (frame != RegionFrame::Broad)
            continue;
        for (const QPolygonF &outline : outlines(id))
            addSides(outline, borders);
    }
    m_borderLines = mergedLines(borders);
}

void BoardGeometry::gatherFaces()
{
    m_inkedCells.clear();
    m_hasFaces = false;
    m_hasInked = false;
    for (ElementId cell = 0; cell < m_board.size(); ++cell) {
        m_hasFaces = m_hasFaces || m_board.face(cell) != CellFace::Plain;
        if (!isInked(cell))
            continue;
        m_hasInked = true;
        const QRectF ground = box(cell);
        index(ElementKind::Label).visit(ground, [&](ElementId label) {
            if (ground.contains(centre(label)))
                m_inkedCells.emplace(label, cell);
        });
    }
}

ElementId BoardGeometry::inkedCellOf(ElementId label) const
{
    if (m_inkedCells.empty())
        return noElement;
    const auto cell = m_inkedCells.find(label);
    return cell == m_inkedCells.end() ? noElement : cell->second;
}

bool BoardGeometry::isInked(ElementId cell) const
{
    const CellFace face = m_board.face(cell);
    return face == CellFace::Filled || face == CellFace::Halved;
}

bool BoardGeometry::isAcrossGrid(ElementId edge) const
{
    const ElementId end = endsOf(edge)[0];
    return m_board.frame() == CellFrame::Grid && end != noElement
           && m_board.kind(end) == ElementKind::Cell;
}

void BoardGeometry::countLines(bool areRows)
{
    // By where their cells' middles are, in small parts of a cell: where the line begins and ends.
    std::map<long, QRectF> lines;
    for (ElementId id = 0; id < m_board.size(); ++id) {
        if (m_board.kind(id) != ElementKind::Cell)
            continue;
        const QPointF middle = centre(id);
        lines[std::lround((areRows ? middle.y() : middle.x()) * linePlaces)] |= box(id);
    }
    const bool isAtEnd = std::ranges::any_of(lines, [&](const auto &line) {
        constexpr double reach = 0.6;
        const QRectF &cells = line.second;
        const QRectF before
            = areRows ? QRectF(cells.left() - reach, cells.center().y(), reach - 0.05, 0.01)
                      : QRectF(cells.center().x(), cells.top() - reach, 0.01, reach - 0.05);
        bool isTaken = false;
        index(ElementKind::Label).visit(before, [&](ElementId id) {
            isTaken = isTaken || box(id).intersects(before);
        });
        return isTaken;
    });
    int number = 0;
    for (const auto &[place, cells] : lines) {
        const double across = double(place) / linePlaces;
        const QPointF side = areRows ? QPointF(isAtEnd ? cells.right() : cells.left(), across)
                                     : QPointF(across, isAtEnd ? cells.bottom() : cells.top());
        m_numberedLines.push_back({++number, areRows, side, isAtEnd});
    }
}

std::shared_ptr<const BoardGeometry> BoardGeometry::withTexts(Board board) const
{
    auto geometry = std::make_shared<BoardGeometry>(*this);
    geometry->m_board = std::move(board);
    geometry->gatherBorders();
    geometry->gatherFaces();
    return geometry;
}

bool BoardGeometry::areAlike(const Board &one, const Board &other)
{
    if (one.size() != other.size() || one.frame() != other.frame()
        || one.numberedLines() != other.numberedLines())
        return false;
    for (ElementId id = 0; id < one.size(); ++id) {
        if (one.kind(id) != other.kind(id)
            || !std::ranges::equal(one.outline(id), other.outline(id)))
            return false;
    }
    return true;
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
        polygon.append(pointOf(point));
    return polygon;
}

std::vector<QPolygonF> BoardGeometry::outlines(ElementId id) const
{
    if (m_board.kind(id) != ElementKind::Region)
        return {polygon(id)};
    std::vector<QPolygonF> outlines;
    QPolygonF outline;
    for (const Point &point : m_board.outline(id)) {
        outline.append(pointOf(point));
        if (outline.size() > 1 && isSame(point, {outline.first().x(), outline.first().y()})) {
            outlines.push_back(outline);
            outline.clear();
        }
    }
    return outlines;
}

QRectF BoardGeometry::box(ElementId id) const
{
    const auto outline = m_board.outline(id);
    const auto [left, right] = std::ranges::minmax(outline, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(outline, {}, &Point::y);
    return {QPointF(left.x, top.y), QPointF(right.x, bottom.y)};
}

QRectF BoardGeometry::box(const Mark &mark) const
{
    const QRectF own = box(mark.element);
    return mark.other == noElement ? own : own | box(mark.other);
}

std::array<ElementId, 2> BoardGeometry::cellsOf(ElementId edge) const
{
    if (edge < m_firstEdge || edge - m_firstEdge >= m_cells.size())
        return {noElement, noElement};
    return m_cells[edge - m_firstEdge];
}

std::array<ElementId, 2> BoardGeometry::endsOf(ElementId edge) const
{
    if (edge < m_firstEdge || edge - m_firstEdge >= m_ends.size())
        return {noElement, noElement};
    return m_ends[edge - m_firstEdge];
}

} // namespace inkling
