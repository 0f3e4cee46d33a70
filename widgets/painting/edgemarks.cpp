// SPDX-License-Identifier: MIT
// How MarkPainter paints marks on edges: lines and crosses along them, links and cuts across.
#include "painting/faces/faceshapes.h"
#include "painting/markpainter.h"
#include "painting/shapes.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <algorithm>

namespace inkling {

void MarkPainter::paintLine(const Mark &mark, Role role, const Coming &coming)
{
    QLineF whole = m_geometry.line(mark.element);
    if (coming.isReversed)
        whole = QLineF(whole.p2(), whole.p1());
    const QLineF drawn(whole.p1(), whole.pointAt(coming.share));
    // A line of a crowd is hollow or, where that is too small to be seen, thin.
    const bool isThin = role == Role::Crowd && m_pixelsPerCell < 28;
    const bool isFound
        = role == Role::Suppose || role == Role::SupposeAgain || role == Role::InBoth;
    m_painter.setPen(isFound ? answerPen(role, m_theme, m_pixelsPerCell)
                             : pen(colour(role), sizes::line * (isThin ? 0.5 : weight(role))));
    m_painter.drawLine(drawn);
    paintCompanion(mark.element, role);
    if (role == Role::Crowd && !isThin) {
        m_painter.setPen(pen(m_theme.paper, sizes::line * 0.36));
        m_painter.drawLine(drawn);
    }
}

void MarkPainter::paintCross(const Mark &mark, Role role, const Coming &coming)
{
    // A dotted one needs room for its dots.
    const bool isSupposed = role == Role::Suppose || role == Role::SupposeAgain;
    const double width = sizes::cross
                         * (isSupposed                 ? 1.8
                            : role == Role::Conclusion ? 1.15
                                                       : 1)
                         * coming.share;
    if (isSupposed)
        m_painter.setPen(supposedPen(role));
    else
        m_painter.setPen(
            pen(colour(role), sizes::crossStroke * (role == Role::Conclusion ? 2 : 1.4)));
    for (const QLineF &stroke : crossStrokes(m_geometry.centre(mark.element), width)) {
        // From where they cross, so that there is a dot there.
        m_painter.drawLine(QLineF(stroke.center(), stroke.p1()));
        m_painter.drawLine(QLineF(stroke.center(), stroke.p2()));
    }
    if (!m_geometry.isAcrossGrid(mark.element))
        paintCompanion(mark.element, role);
}

void MarkPainter::paintGridCut(const Mark &mark, Role role, const Coming &coming)
{
    paintCross(mark, role, coming);
    if (role != Role::Premise && role != Role::Error)
        return;
    // Lines beside the edge would run through what stands in its cells.
    QPen ring = pen(colour(role), 0.025, Qt::FlatCap);
    if (role == Role::Premise)
        ring.setDashPattern({2.6, 1.9});
    m_painter.setPen(ring);
    m_painter.setBrush(Qt::NoBrush);
    const double radius = std::max(0.145, 3 / m_pixelsPerCell);
    m_painter.drawEllipse(m_geometry.centre(mark.element), radius, radius);
    if (role == Role::Error)
        m_painter.drawEllipse(m_geometry.centre(mark.element), radius + 0.06, radius + 0.06);
}

void MarkPainter::paintJoined(const Mark &mark, Role role, const Coming &coming)
{
    if (m_geometry.isAcrossGrid(mark.element))
        return paintAcrossGrid(mark, role, coming);
    auto [stroke, width] = linkOf(m_geometry, mark.element);
    if (coming.isReversed)
        stroke = QLineF(stroke.p2(), stroke.p1());
    const QLineF drawn(stroke.p1(), stroke.pointAt(coming.share));
    const QColor ink = colour(role);
    const auto ends = m_geometry.endsOf(mark.element);
    if (role == Role::Suppose || role == Role::SupposeAgain || role == Role::InBoth) {
        for (const ElementId end : ends)
            paintHollowStop(end, role);
        m_painter.setPen(answerPen(role, m_theme, m_pixelsPerCell));
        m_painter.drawLine(drawn);
        return;
    }
    m_painter.setPen(pen(ink, width * (role == Role::Crowd ? 0.5 : weight(role)), Qt::FlatCap));
    m_painter.drawLine(drawn);
    const std::size_t first = coming.isReversed ? 1 : 0;
    paintStop(ends[first], ink, 1);
    paintStop(ends[1 - first], ink, (coming.share - 0.6) / 0.4);
    if (role != Role::Premise && role != Role::Error)
        return;
    // Dashed or double within itself, since beside it are the tiles.
    QPen within = pen(m_theme.paper, width * 0.3, Qt::FlatCap);
    if (role == Role::Premise)
        within.setDashPattern({1.6, 1.3});
    m_painter.setPen(within);
    m_painter.drawLine(drawn);
}

void MarkPainter::paintAcrossGrid(const Mark &mark, Role role, const Coming &coming)
{
    auto [whole, width] = linkOf(m_geometry, mark.element);
    if (coming.isReversed)
        whole = QLineF(whole.p2(), whole.p1());
    const QLineF drawn(whole.p1(), whole.pointAt(coming.share));
    width *= role == Role::Crowd ? 0.5 : weight(role);
    if (role == Role::Suppose || role == Role::SupposeAgain || role == Role::InBoth) {
        m_painter.setPen(answerPen(role, m_theme, m_pixelsPerCell));
        m_painter.drawLine(drawn);
        return;
    }
    paintChannels(mark.element, width);
    m_painter.setPen(pen(colour(role), width));
    m_painter.drawLine(drawn);
    if (role == Role::Premise || role == Role::Error) {
        QPen within = pen(m_theme.paper, sizes::link * 0.3, Qt::FlatCap);
        if (role == Role::Premise)
            within.setDashPattern({1.6, 1.3});
        m_painter.setPen(within);
        m_painter.drawLine(drawn);
    }
    for (const ElementId end : m_geometry.endsOf(mark.element)) {
        if (hasStop(m_geometry, end))
            paintStop(end, colour(role), coming.share);
    }
}

void MarkPainter::paintChannels(ElementId edge, double width)
{
    const double rim = std::max(0.045, 1 / m_pixelsPerCell);
    for (const std::size_t end : {0, 1}) {
        const QPainterPath channel
            = channelShape(m_geometry, m_theme, edge, end, width + 2 * rim, 0.7 / m_pixelsPerCell);
        if (!channel.isEmpty())
            m_painter.fillPath(channel, m_theme.paper);
    }
}

void MarkPainter::paintHollow(const QLineF &line, double width, Role role, Qt::PenCapStyle cap)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(cap);
    QPainterPath path(line.p1());
    path.lineTo(line.p2());
    setHollow(role);
    m_painter.drawPath(stroker.createStroke(path).simplified());
}

void MarkPainter::paintHollowStop(ElementId tile, Role role)
{
    // A tile that two links meet on has one; one that the path passes for certain has its own.
    if (tile == noElement || m_state.hasLine(tile) || !m_hollowStops.insert(tile).second)
        return;
    // Two answers pass the same tiles on different links: only these are in their inks.
    setHollow(m_state.foundAgain().empty() ? role : Role::InBoth);
    m_painter.drawPath(stopShape(m_geometry.centre(tile)));
}

void MarkPainter::setHollow(Role role)
{
    QColor fill = colour(role);
    fill.setAlphaF(role == Role::InBoth ? 0.30F : 0.20F);
    m_painter.setPen(role == Role::InBoth ? QPen(Qt::NoPen) : outlinePen(role));
    m_painter.setBrush(fill);
}

void MarkPainter::paintStop(ElementId tile, const QColor &colour, double share)
{
    if (tile == noElement || m_state.hasLine(tile) || share <= 0)
        return;
    const QPainterPath stop = stopShape(m_geometry.centre(tile), share);
    m_painter.fillPath(stop, colour);
    m_painter.save();
    m_painter.setClipPath(stop, Qt::IntersectClip);
    writeCell(tile, m_theme.paper, Weight::Medium);
    m_painter.restore();
}

void MarkPainter::paintCut(const Mark &mark, Role role, const Coming &coming)
{
    if (m_geometry.isAcrossGrid(mark.element))
        return paintGridCut(mark, role, coming);
    const QLineF whole = cutStroke(m_geometry.line(mark.element));
    const QPointF middle = whole.center();
    const QLineF drawn(middle + (whole.p1() - middle) * coming.share,
                       middle + (whole.p2() - middle) * coming.share);
    if (role == Role::Suppose || role == Role::SupposeAgain || role == Role::InBoth)
        return paintHollow(drawn, sizes::cutStroke * 2, role, Qt::RoundCap);
    double width = sizes::cutStroke * weight(role) * (role == Role::Crowd ? 0.6 : 1);
    if (role == Role::Conclusion) // not as thin as another's where cells are small
        width = std::max(width, 2.4 / m_pixelsPerCell);
    m_painter.setPen(pen(colour(role), width));
    m_painter.drawLine(drawn);
    if (role != Role::Premise && role != Role::Error)
        return;
    QPen dashes = pen(colour(role), 0.022, Qt::FlatCap);
    if (role == Role::Premise)
        dashes.setDashPattern({3.2, 2.4});
    m_painter.setPen(dashes);
    const QLineF normal = drawn.normalVector().unitVector();
    for (const double side : {-1.0, 1.0}) {
        const double apart = std::max(0.075, 2.2 / m_pixelsPerCell) * side;
        const QPointF shift(normal.dx() * apart, normal.dy() * apart);
        m_painter.drawLine(drawn.translated(shift));
    }
}

void MarkPainter::paintCompanion(ElementId edge, Role role)
{
    if (role != Role::Premise && role != Role::Error)
        return;
    const QLineF line = m_geometry.line(edge);
    const QLineF normal = line.normalVector().unitVector();
    QPen dashes = pen(colour(role), 0.025, Qt::FlatCap);
    if (role == Role::Premise)
        dashes.setDashPattern({3.2, 2.4});
    m_painter.setPen(dashes);
    // Clear of what stands in the middles of cells.
    const double from = m_geometry.isAcrossGrid(edge) ? 0.36 : 0.18;
    for (const double side : {-1.0, 1.0}) {
        const QPointF shift(normal.dx() * 0.12 * side, normal.dy() * 0.12 * side);
        m_painter.drawLine(QLineF(line.pointAt(from) + shift, line.pointAt(1 - from) + shift));
    }
}

} // namespace inkling
