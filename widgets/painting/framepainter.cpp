// SPDX-License-Identifier: MIT
#include "painting/framepainter.h"

#include "painting/faces/faceshapes.h"
#include "painting/markpainter.h"
#include "painting/shapes.h"
#include "painting/stamps.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace inkling {

namespace {

constexpr double gridWidth = 0.014;
constexpr double frameWidth = 0.035;
constexpr double tileWidth = 0.018;

} // namespace

FramePainter::FramePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                           double pixelsPerCell)
    : m_painter(painter)
    , m_state(state)
    , m_geometry(*state.geometry())
    , m_theme(theme)
    , m_pixelsPerCell(pixelsPerCell)
{}

void FramePainter::paintTiles(const QRectF &area) const
{
    if (m_geometry.hasBlackCells() && m_theme.dark)
        paintShadedGround(area);
    if (m_geometry.board().frame() != CellFrame::Tile)
        return;
    m_painter.setPen(QPen(m_theme.quiet, std::max(tileWidth, 1 / m_pixelsPerCell)));
    m_painter.setBrush(tileFace(m_theme));
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        m_painter.drawPath(tileShape(m_geometry.polygon(id)));
    });
}

void FramePainter::paintShadedGround(const QRectF &area) const
{
    StampPainter stamps(m_painter, m_pixelsPerCell);
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        stamps.paintArea(m_geometry.polygon(id), shadedGround(m_theme));
    });
}

void FramePainter::paintLines(const QRectF &area) const
{
    const bool hasBorders = !m_geometry.borderLines().empty();
    const bool isLifted = m_geometry.hasBlackCells() && m_theme.dark;
    paintCrisp(m_geometry.gridLines(), area, isLifted ? m_theme.paper : m_theme.quiet, gridWidth);
    if (!hasBorders)
        paintCrisp(m_geometry.frameLines(), area, blend(m_theme.quiet, m_theme.ink, 0.55),
                   frameWidth);
    // Light lines on dark paper look heavier than they are.
    const QColor border = m_theme.dark ? blend(m_theme.clue, m_theme.paper, 0.3) : m_theme.clue;
    paintCrisp(m_geometry.borderLines(), area, border, sizes::border);
    paintDashes(area);
}

void FramePainter::paintSolved() const
{
    constexpr double distance = 0.09;
    constexpr double width = 0.06;
    if (!m_state.isSolved)
        return;
    QRectF cells;
    for (ElementId id = 0; id < m_geometry.board().size(); ++id) {
        if (m_geometry.board().kind(id) == ElementKind::Cell)
            cells |= m_geometry.box(id);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_theme.finalAnswer, std::max(width, 2 / m_pixelsPerCell), Qt::SolidLine,
                          Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawRoundedRect(cells.adjusted(-distance, -distance, distance, distance), 0.1, 0.1);
}

void FramePainter::paintDashes(const QRectF &area) const
{
    const double pixels = std::max(1.0, std::round(sizes::dash * m_pixelsPerCell));
    const double width = pixels / m_pixelsPerCell;
    std::vector<QPolygonF> dashes;
    m_geometry.index(ElementKind::Region).visit(area, [&](ElementId id) {
        if (m_geometry.board().regionFrame(id) != RegionFrame::Dashed)
            return;
        const std::string_view text = m_state.text(id);
        std::ranges::move(dashesOf(m_geometry, id,
                                   QString::fromUtf8(text.data(), qsizetype(text.size())), width,
                                   m_pixelsPerCell),
                          std::back_inserter(dashes));
    });
    if (dashes.empty())
        return;
    StampPainter strokes(m_painter, m_pixelsPerCell);
    strokes.paintStrokes(dashes, blend(m_theme.clue, m_theme.paper, 0.35), pixels,
                         std::fmod(pixels, 2) == 1 ? 0.5 : 0);
}

void FramePainter::paintCrisp(std::span<const QLineF> lines, const QRectF &area,
                              const QColor &colour, double width) const
{
    std::vector<QPolygonF> seen;
    for (const QLineF &line : lines) {
        const QRectF box = QRectF(line.p1(), line.p2()).normalized().adjusted(-0.1, -0.1, 0.1, 0.1);
        if (box.intersects(area))
            seen.push_back({line.p1(), line.p2()});
    }
    if (seen.empty())
        return;
    StampPainter strokes(m_painter, m_pixelsPerCell);
    const double pixels = std::max(1.0, std::round(width * m_pixelsPerCell));
    strokes.paintStrokes(seen, colour,
                         strokes.isOnPixels() ? pixels : std::max(1.0, width * m_pixelsPerCell),
                         std::fmod(pixels, 2) == 1 ? 0.5 : 0);
}

} // namespace inkling
