// SPDX-License-Identifier: MIT
#include "scene/markpainter.h"

#include "scene/lettering.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace inkling {

namespace {

/// Device pixels: below this a cell is small, and what is new needs a larger glow to be found.
constexpr double smallCell = 16;
constexpr double haloPixels = 13;

} // namespace

std::array<QLineF, 2> crossStrokes(const QPointF &centre, double width)
{
    const double reach = width / 2;
    return {QLineF(centre.x() - reach, centre.y() - reach, centre.x() + reach, centre.y() + reach),
            QLineF(centre.x() - reach, centre.y() + reach, centre.x() + reach, centre.y() - reach)};
}

QPen answerPen(Role role, const Theme &theme, double pixelsPerCell)
{
    QPen pen(theme.suppose, std::max(sizes::line, 1 / pixelsPerCell), Qt::SolidLine, Qt::RoundCap,
             Qt::RoundJoin);
    if (role == Role::Suppose) {
        pen.setDashPattern({0.01, 1.99}); // meets itself at the dots
    } else if (role == Role::SupposeAgain) {
        pen.setColor(theme.supposeAgain);
        pen.setDashPattern({1.3, 1.85, 0.01, 1.84});
    } else {
        // Neutral, and thinner than what has been reasoned.
        pen.setColor(blend(theme.paper, theme.ink, 0.62));
        pen.setWidthF(std::max(sizes::line * 0.55, 1 / pixelsPerCell));
    }
    return pen;
}

MarkPainter::MarkPainter(QPainter &painter, const BoardGeometry &geometry, const Theme &theme,
                         double pixelsPerCell)
    : m_painter(painter)
    , m_geometry(geometry)
    , m_theme(theme)
    , m_pixelsPerCell(pixelsPerCell)
{}

QPen MarkPainter::pen(const QColor &colour, double width, Qt::PenCapStyle cap) const
{
    return QPen(colour, std::max(width, 1 / m_pixelsPerCell), Qt::SolidLine, cap, Qt::RoundJoin);
}

QColor MarkPainter::colour(Role role) const
{
    switch (role) {
    case Role::Premise:
    case Role::Crowd:
        return m_theme.premise;
    case Role::Conclusion:
        return m_theme.conclusion;
    case Role::Error:
        return m_theme.error;
    case Role::Suppose:
        return m_theme.suppose;
    case Role::SupposeAgain:
        return m_theme.supposeAgain;
    case Role::InBoth:
        break;
    }
    return m_theme.ink;
}

double MarkPainter::weight(Role role) const
{
    return role == Role::Conclusion ? sizes::heavier : 1;
}

void MarkPainter::paint(const Mark &mark, Role role, double share, bool fades, bool isReversed)
{
    if (share <= 0)
        return;
    m_painter.save();
    if (fades || role == Role::Premise || role == Role::Crowd) {
        m_painter.setOpacity(m_painter.opacity() * share);
        share = 1;
    }
    switch (mark.look) {
    case Look::Line:
        paintLine(directed(mark, isReversed), mark.element, role, share);
        break;
    case Look::Cross:
        paintCross(mark, role, share);
        break;
    case Look::Inside:
    case Look::Outside:
        paintSide(mark, role, share);
        break;
    case Look::CornerLines:
        paintCorner(mark, role, share);
        break;
    case Look::Alike:
    case Look::Unlike:
        paintTie(mark, role, share);
        break;
    default:
        break;
    }
    m_painter.restore();
}

QLineF MarkPainter::directed(const Mark &mark, bool isReversed) const
{
    const QLineF line = m_geometry.line(mark.element);
    return isReversed ? QLineF(line.p2(), line.p1()) : line;
}

void MarkPainter::paintLine(const QLineF &whole, ElementId edge, Role role, double share)
{
    const QLineF drawn(whole.p1(), whole.pointAt(share));
    // One of a crowd is hollow, or, where that is too small to be seen, thin.
    const bool isThin = role == Role::Crowd && m_pixelsPerCell < 28;
    const bool isFound
        = role == Role::Suppose || role == Role::SupposeAgain || role == Role::InBoth;
    m_painter.setPen(isFound ? answerPen(role, m_theme, m_pixelsPerCell)
                             : pen(colour(role), sizes::line * (isThin ? 0.5 : weight(role))));
    m_painter.drawLine(drawn);
    if (role == Role::Premise)
        paintCompanion(edge, colour(role));
    if (role == Role::Crowd && !isThin) {
        m_painter.setPen(pen(m_theme.paper, sizes::line * 0.36));
        m_painter.drawLine(drawn);
    }
}

void MarkPainter::paintCross(const Mark &mark, Role role, double share)
{
    const double width = sizes::cross * (role == Role::Conclusion ? 1.15 : 1) * share;
    m_painter.setPen(pen(colour(role), sizes::crossStroke * (role == Role::Conclusion ? 2 : 1.4)));
    for (const QLineF &stroke : crossStrokes(m_geometry.centre(mark.element), width))
        m_painter.drawLine(stroke);
    if (role == Role::Premise)
        paintCompanion(mark.element, colour(role));
}

void MarkPainter::paintCompanion(ElementId edge, const QColor &colour)
{
    const QLineF line = m_geometry.line(edge);
    const QLineF normal = line.normalVector().unitVector();
    QPen dashes = pen(colour, 0.025, Qt::FlatCap);
    dashes.setDashPattern({3.2, 2.4});
    m_painter.setPen(dashes);
    for (const double side : {-1.0, 1.0}) {
        const QPointF shift(normal.dx() * 0.12 * side, normal.dy() * 0.12 * side);
        m_painter.drawLine(QLineF(line.pointAt(0.18) + shift, line.pointAt(0.82) + shift));
    }
}

void MarkPainter::paintSide(const Mark &mark, Role role, double share)
{
    const QPointF centre = m_geometry.centre(mark.element);
    QPainterPath area;
    const double reach = 0.40 * share;
    area.addRoundedRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), 0.07,
                        0.07);
    QColor tint = colour(role);
    QPen outline = pen(tint, 0.025 * weight(role), Qt::FlatCap);
    if (role == Role::Premise)
        outline.setDashPattern({3.2, 2.4});
    if (mark.look == Look::Inside) {
        tint.setAlphaF(role == Role::Conclusion ? 0.26F : 0.16F);
        m_painter.fillPath(area, tint);
        m_painter.save();
        m_painter.setClipPath(area, Qt::IntersectClip);
        m_painter.setPen(pen(tint, 0.018, Qt::FlatCap));
        for (int i = -5; i <= 5; ++i) {
            const double shift = i * 0.16;
            m_painter.drawLine(QPointF(centre.x() + shift - 0.4, centre.y() + 0.4),
                               QPointF(centre.x() + shift + 0.4, centre.y() - 0.4));
        }
        m_painter.restore();
    }
    m_painter.setPen(outline);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(area);
}

namespace {

/// How many are possible, in signs: "1", "0 2", "≥1", "≤1".
QString countText(std::uint64_t values)
{
    switch (values) {
    case 0b011:
        return QStringLiteral("≤1");
    case 0b110:
        return QStringLiteral("≥1");
    default:
        break;
    }
    QStringList counts;
    for (int count = 0; count < 64; ++count) {
        if ((values >> count & 1) != 0)
            counts.append(QString::number(count));
    }
    return counts.join(u'/');
}

} // namespace

void MarkPainter::paintCorner(const Mark &mark, Role role, double share)
{
    const QPointF corner = m_geometry.centre(mark.other);
    const QPointF centre = m_geometry.centre(mark.element);
    const QLineF inward(corner, centre);
    const double radius = 0.17;
    QPen stroke = pen(colour(role), 0.032 * weight(role), Qt::FlatCap);
    if (role == Role::Premise)
        stroke.setDashPattern({2.6, 1.8});
    m_painter.setPen(stroke);
    m_painter.setBrush(Qt::NoBrush);
    const QRectF circle(corner.x() - radius, corner.y() - radius, 2 * radius, 2 * radius);
    m_painter.drawArc(circle, int(std::lround((inward.angle() - 45 * share) * 16)),
                      int(std::lround(90 * share * 16)));
    const QPointF along(std::cos(inward.angle() * std::numbers::pi / 180),
                        -std::sin(inward.angle() * std::numbers::pi / 180));
    m_painter.setOpacity(m_painter.opacity() * share);
    paintText(countText(mark.values), corner + along * 0.285, 0.12, colour(role));
}

void MarkPainter::paintTie(const Mark &mark, Role role, double share)
{
    const QLineF whole(m_geometry.centre(mark.element), m_geometry.centre(mark.other));
    const double inset = 0.30 / std::max(whole.length(), 0.6);
    const QPointF middle = whole.pointAt(0.5);
    const QPointF from = whole.pointAt(0.5 + (inset - 0.5) * share);
    const QPointF to = whole.pointAt(0.5 + (0.5 - inset) * share);
    QPen stroke = pen(colour(role), 0.03 * weight(role), Qt::FlatCap);
    if (role == Role::Premise)
        stroke.setDashPattern({2.6, 1.8});
    m_painter.setPen(stroke);
    m_painter.drawLine(from, to);
    const double radius = 0.15;
    m_painter.setPen(pen(colour(role), 0.025 * weight(role)));
    m_painter.setBrush(m_theme.paper);
    m_painter.setOpacity(m_painter.opacity() * share);
    m_painter.drawEllipse(middle, radius, radius);
    m_painter.setPen(pen(colour(role), 0.035 * weight(role)));
    for (const double y : {-0.035, 0.035})
        m_painter.drawLine(middle + QPointF(-0.07, y), middle + QPointF(0.07, y));
    if (mark.look == Look::Unlike)
        m_painter.drawLine(middle + QPointF(-0.045, 0.085), middle + QPointF(0.045, -0.085));
}

void MarkPainter::paintText(const QString &text, const QPointF &centre, double capHeight,
                            const QColor &colour)
{
    m_painter.save();
    m_painter.translate(centre);
    m_painter.scale(capHeight, capHeight);
    m_painter.fillPath(lettering(text, Weight::Medium), colour);
    m_painter.restore();
}

void MarkPainter::paintHalos(const Lighting &lighting)
{
    const bool isSmall = m_pixelsPerCell < smallCell;
    QPainterPath lines;
    QPainterPath area;
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        const Mark &mark = lighting.conclusions[i];
        const double share = lighting.conclusionShare(i);
        if (share <= 0)
            continue;
        if (mark.look == Look::Line && !isSmall) {
            const QLineF whole = directed(mark, lighting.reversed(i));
            lines.moveTo(whole.p1());
            lines.lineTo(whole.pointAt(share));
        } else if (mark.look == Look::Cross || isSmall) {
            const double reach = isSmall
                                     ? std::min(haloPixels / m_pixelsPerCell, sizes::largestHalo)
                                     : sizes::halo * 0.56;
            area.addEllipse(m_geometry.centre(mark.element), reach * share, reach * share);
        }
    }
    QPainterPathStroker stroker;
    stroker.setWidth(sizes::halo);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    area.addPath(stroker.createStroke(lines));
    // As one area, so that it is nowhere deeper where two of them meet.
    area.setFillRule(Qt::WindingFill);
    QColor glow = m_theme.conclusion;
    glow.setAlphaF(m_theme.dark ? 0.20F : 0.14F);
    m_painter.fillPath(area, glow);
}

void MarkPainter::paintRing(ElementId element, Role role, double share)
{
    if (share <= 0)
        return;
    m_painter.save();
    m_painter.setOpacity(m_painter.opacity() * share);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(colour(role), sizes::ringStroke));
    const auto rings = [&](const QPointF &centre, double radius) {
        m_painter.drawEllipse(centre, radius, radius);
        if (role == Role::Error)
            m_painter.drawEllipse(centre, radius + 0.08, radius + 0.08);
    };
    switch (m_geometry.board().kind(element)) {
    case ElementKind::Cell:
        rings(m_geometry.centre(element), sizes::ring);
        break;
    case ElementKind::Vertex:
        rings(m_geometry.centre(element), 0.18);
        break;
    case ElementKind::Edge:
        paintCompanion(element, colour(role));
        break;
    case ElementKind::Region:
    case ElementKind::Label:
    case ElementKind::Node: {
        QPen dashes = pen(colour(role), sizes::ringStroke, Qt::FlatCap);
        dashes.setDashPattern({3, 2});
        m_painter.setPen(dashes);
        m_painter.drawPolygon(m_geometry.polygon(element));
        break;
    }
    }
    m_painter.restore();
}

} // namespace inkling
