// SPDX-License-Identifier: MIT
// The signs that point at things on a board without saying what they are: brackets round
// the selected element, rings round wrong marks or places where something follows, a veil
// over all but a region.
#include "painting/boardpainter.h"
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace inkling {

namespace {

constexpr double bracketStroke = 0.05;
constexpr double bracketArm = 0.13;
constexpr double pencilLength = 0.30;
constexpr double pencilWidth = 0.085;
constexpr double pencilTip = 0.09;
/// Units of a cell: a region ends this far from the board.
constexpr double regionMargin = 0.4;

constexpr double regionRadius = 0.3;
constexpr double veil = 0.66;

/// A box that may be turned, round an element.
struct Frame
{
    QPointF centre;
    double angle = 0;
    QSizeF half;
};

Frame frameOf(const BoardGeometry &geometry, ElementId id)
{
    const QPointF centre = geometry.centre(id);
    const QRectF box = geometry.box(id);
    if (geometry.board().kind(id) == ElementKind::Vertex)
        return {centre, 0, {0.2, 0.2}};
    if (geometry.board().kind(id) != ElementKind::Edge)
        return {centre, 0, box.size() / 2 - QSizeF(0.05, 0.05)};
    const QLineF line = geometry.line(id);
    const ElementId end = geometry.endsOf(id)[0];
    const bool isBetweenDots
        = end == noElement || geometry.board().kind(end) == ElementKind::Vertex;
    const double along = isBetweenDots ? line.length() * 0.40 : 0.24;
    return {centre, -line.angle(), {along, 0.17}};
}

QPainterPath roundFrame(const Frame &frame)
{
    QPainterPath path;
    const QSizeF half = frame.half;
    path.addRoundedRect(QRectF(-half.width(), -half.height(), 2 * half.width(), 2 * half.height()),
                        0.16, 0.16);
    QTransform transform;
    transform.translate(frame.centre.x(), frame.centre.y());
    transform.rotate(frame.angle);
    return transform.map(path);
}

} // namespace

void MarkPainter::paintWrong(const Mark &mark)
{
    if (paintOnInk(mark.element, [&](MarkPainter &there) { there.paintWrong(mark); }))
        return;
    paint(mark, Role::Wrong);
    // What stands in a cell or on a card has its frame already.
    if (m_geometry.board().kind(mark.element) != ElementKind::Edge)
        return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(colour(Role::Wrong), 0.04));
    m_painter.drawPath(roundFrame(frameOf(m_geometry, mark.element)));
}

void MarkPainter::paintWrongBeside(const Mark &mark)
{
    const auto setPlain = [this] {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.paper);
    };
    if (!isWritten(mark.look)) {
        // The cross of the two stands in a gap of the line.
        if (isRunning(mark.look))
            paint(mark, Role::Error);
        setPlain();
        m_painter.drawEllipse(m_geometry.centre(mark.element), 0.15, 0.15);
        if (!isRunning(mark.look))
            paint(mark, Role::Error);
        return;
    }
    constexpr double scale = 0.33;
    const QRectF box = m_geometry.box(mark.element);
    const QPointF corner
        = box.topRight() + QPointF(-box.width(), box.height()) * (0.05 + scale / 2);
    m_painter.save();
    m_painter.translate(corner);
    m_painter.scale(scale, scale);
    m_painter.translate(-box.center());
    if (mark.look != Look::Text) {
        setPlain();
        m_painter.drawRoundedRect(box, 0.2, 0.2);
    }
    paint(mark, Role::Error);
    const QPointF centre
        = mark.look == Look::Text ? digitPlace(m_geometry, mark.element).centre : box.center();
    const QPointF reach(0.28, -0.28);
    if (mark.look != Look::Text) {
        m_painter.setPen(pen(m_theme.paper, 0.18));
        m_painter.drawLine(centre - reach, centre + reach);
    }
    m_painter.setPen(pen(colour(Role::Error), 0.06));
    m_painter.drawLine(centre - reach, centre + reach);
    m_painter.restore();
}

void MarkPainter::paintPlace(ElementId element)
{
    QColor glow = colour(Role::Conclusion);
    glow.setAlphaF(m_theme.dark ? 0.20F : 0.14F);
    m_painter.setBrush(glow);
    m_painter.setPen(pen(colour(Role::Conclusion), 0.06));
    m_painter.drawPath(roundFrame(frameOf(m_geometry, element)));
}

void MarkPainter::paintBrackets(ElementId element, const QColor &ink)
{
    const Frame frame = frameOf(m_geometry, element);
    const double width = frame.half.width() + 0.04;
    const double height = frame.half.height() + 0.04;
    const double arm = std::min({bracketArm, width * 0.8, height * 0.8});
    QPainterPath path;
    for (const double x : {-1.0, 1.0}) {
        for (const double y : {-1.0, 1.0}) {
            path.moveTo(x * (width - arm), y * height);
            path.lineTo(x * width, y * height);
            path.lineTo(x * width, y * (height - arm));
        }
    }
    QTransform transform;
    transform.translate(frame.centre.x(), frame.centre.y());
    transform.rotate(frame.angle);
    const QPainterPath brackets = transform.map(path);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(m_theme.paper, std::max(bracketStroke, 2 / m_pixelsPerCell) * 2.2));
    m_painter.drawPath(brackets);
    m_painter.setPen(pen(ink, std::max(bracketStroke, 2 / m_pixelsPerCell)));
    m_painter.drawPath(brackets);
}

void MarkPainter::paintPencil(ElementId element)
{
    const QRectF box = m_geometry.box(element);
    m_painter.save();
    m_painter.translate(box.right(), box.top());
    m_painter.rotate(45);
    const double half = pencilWidth / 2;
    QPainterPath shaft;
    shaft.addRoundedRect(QRectF(-half, -pencilLength / 2, pencilWidth, pencilLength - pencilTip),
                         0.02, 0.02);
    QPainterPath tip;
    tip.addPolygon(QPolygonF{{-half, pencilLength / 2 - pencilTip},
                             {half, pencilLength / 2 - pencilTip},
                             {0, pencilLength / 2}});
    tip.closeSubpath();
    for (const QColor &colour : {m_theme.paper, m_theme.accent}) {
        m_painter.setBrush(colour);
        m_painter.setPen(colour == m_theme.paper ? pen(colour, 0.09) : QPen(Qt::NoPen));
        m_painter.drawPath(shaft);
        m_painter.drawPath(tip);
    }
    m_painter.restore();
}

void BoardPainter::paintSelection(QPainter &painter) const
{
    // An element that is ringed already needs no brackets.
    const Lighting &lit = m_state.lit();
    const ElementId selected = m_state.selected;
    const bool isRinged = std::ranges::count(lit.places, selected) > 0
                          || std::ranges::count(lit.wrong, selected, &Mark::element) > 0;
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    if (m_state.hovered != noElement && m_state.hovered != selected)
        marks.paintBrackets(m_state.hovered, m_theme.clueDone);
    if (selected != noElement && !isRinged)
        marks.paintBrackets(m_state.selected, m_theme.ink);
    if (selected != noElement && m_state.isNoting)
        marks.paintPencil(selected);
}

void BoardPainter::paintRegion(QPainter &painter, const Lighting &lighting) const
{
    if (lighting.region.empty())
        return;
    QRectF box;
    for (const ElementId element : lighting.region)
        box |= m_geometry.box(element).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
    const QRectF bounds = m_geometry.bounds();
    const double inset = BoardGeometry::margin - regionMargin;
    box = box.adjusted(-regionAir, -regionAir, regionAir, regionAir)
          & bounds.adjusted(inset, inset, -inset, -inset);
    QPainterPath region;
    region.addRoundedRect(box, regionRadius, regionRadius);
    QPainterPath rest;
    rest.addRect(bounds);
    QColor paper = m_theme.paper;
    paper.setAlphaF(float(veil));
    painter.fillPath(rest.subtracted(region), paper);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.premise, std::max(0.045, 1.5 / m_pixelsPerCell)));
    painter.drawPath(region);
}

} // namespace inkling
