// SPDX-License-Identifier: MIT
// The part of MarkPainter that paints marks on cells: digits, candidates, ink, sides and corners.
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

namespace inkling {

namespace {

/// How far below its place a digit begins to rise.
constexpr double rise = 0.06;

QPainterPath scaledAbout(const QPainterPath &path, const QPointF &centre, double scale)
{
    QTransform transform;
    transform.translate(centre.x(), centre.y());
    transform.scale(scale, scale);
    transform.translate(-centre.x(), -centre.y());
    return transform.map(path);
}

} // namespace

void MarkPainter::paintCellOutline(ElementId cell, Role role)
{
    if (role == Role::Conclusion)
        return; // what is new is where it is: its halo is round it
    m_painter.save();
    spareRegionTexts(0.045);
    const QPolygonF outline = m_geometry.polygon(cell);
    // A tile's outline goes round its face.
    const double frame = m_geometry.board().frame() == CellFrame::Tile ? 0.02 : 0;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(outlinePen(role));
    m_painter.drawPath(rounded(inset(outline, sizes::cellInset + frame), 0.06));
    if (role == Role::Error)
        m_painter.drawPath(rounded(inset(outline, sizes::cellInset + frame + 0.075), 0.04));
    m_painter.restore();
}

void MarkPainter::writeCell(ElementId cell, const QColor &colour, Weight weight, double scale)
{
    const TextPlace place = givenPlace(m_geometry, cell);
    const std::string &text = m_geometry.board().text(cell);
    if (!text.empty())
        write(QString::fromStdString(text), place.centre, place.capHeight * scale, colour, weight);
}

void MarkPainter::paintDigit(const Mark &mark, Role role, const Coming &coming)
{
    TextPlace place = digitPlace(m_geometry, mark.element);
    if (coming.isShared) {
        // Two of them stand beside each other, each on a line in its own manner.
        const double side = role == Role::Suppose ? -1 : 1;
        place.capHeight *= 0.72;
        place.centre += QPointF(0.21 * side, -0.04);
        return paintOnLine(QString::fromStdString(mark.text), place, role);
    }
    if (!m_isAmongAreas || role == Role::Suppose || role == Role::SupposeAgain) {
        paintCellOutline(mark.element, role);
    }
    place.centre.ry() += rise * (1 - coming.share);
    m_painter.setOpacity(m_painter.opacity() * coming.share);
    write(QString::fromStdString(mark.text), place.centre, place.capHeight, colour(role),
          lettersOf(role));
}

void MarkPainter::paintCandidates(const Mark &mark, Role role, const Coming &coming)
{
    const double shown = smallMarksShown(m_pixelsPerCell);
    const MarkDetails *known = m_state.details(mark.element);
    const bool isClaimed = role == Role::Conclusion || coming.isClaimed;
    // A step may rest on less than is known: a value that stands there stays.
    if (!isClaimed && known && m_state.mainMark(mark.element) == Look::Text) {
        return paintText({.element = mark.element, .look = Look::Text, .text = known->text}, role,
                         coming);
    }
    const bool hasKnown = known && known->outOf != 0;
    const std::uint64_t before = hasKnown ? known->values : mark.outOf;
    if (role != Role::Conclusion && !m_isAmongAreas)
        paintCellOutline(mark.element, role);
    if (shown <= 0)
        return;
    m_painter.setOpacity(m_painter.opacity() * shown);
    for (const auto &[value, place] : candidatePlaces(m_geometry, mark.element, mark.outOf)) {
        const bool stays = (mark.values >> value & 1) != 0;
        const bool isStruck = (mark.struck >> value & 1) != 0;
        const bool isThere = (before >> value & 1) != 0;
        if (stays ? !isThere : !isClaimed || (mark.struck != 0 ? !isStruck : !isThere))
            continue;
        const QString text = QString::number(value);
        if (stays) {
            write(text, place.centre, place.capHeight,
                  isClaimed ? candidateInk(m_theme) : colour(role),
                  isClaimed ? Weight::Medium : lettersOf(role));
            continue;
        }
        // An excluded candidate is struck out, and can still be read.
        write(text, place.centre, place.capHeight, blend(m_theme.paper, colour(role), 0.6),
              Weight::Regular);
        const QPointF reach(place.capHeight * 0.68, -place.capHeight * 0.68);
        const QPointF from = place.centre - reach;
        m_painter.setPen(pen(colour(role), 0.02));
        m_painter.drawLine(from, from + 2 * coming.share * reach);
    }
}

void MarkPainter::paintShade(const Mark &mark, Role role, const Coming &coming)
{
    if (coming.isShared && mark.look == Look::White)
        return; // where two answers differ, the ink of one of them says so
    if (isFilled(mark.look, m_theme))
        paintFilled(mark, role, coming);
    else
        paintEmpty(mark, role, coming);
}

void MarkPainter::paintFilled(const Mark &mark, Role role, const Coming &coming)
{
    const QPolygonF outline = m_geometry.polygon(mark.element);
    const QPainterPath shape = shadeOf(mark.look, outline, m_theme).shape;
    const QColor ink = colour(role);
    if (role == Role::Suppose || role == Role::SupposeAgain || role == Role::InBoth) {
        QColor fill = ink;
        fill.setAlphaF(role == Role::InBoth ? 0.42F : 0.24F);
        m_painter.fillPath(shape, fill);
        if (role != Role::InBoth)
            paintCellOutline(mark.element, role);
        return writeCell(mark.element, role == Role::InBoth ? m_theme.ink : ink, Weight::Medium);
    }
    // The cell is inked from its middle: its text changes colour as the ink reaches it.
    const QPainterPath inked = scaledAbout(shape, m_geometry.centre(mark.element), coming.share);
    if (coming.share < 1)
        writeCell(mark.element, m_theme.clue, Weight::Regular);
    m_painter.fillPath(inked, ink);
    m_painter.save();
    m_painter.setClipPath(inked, Qt::IntersectClip);
    writeCell(mark.element, m_theme.paper, lettersOf(role));
    m_painter.restore();
    if (role == Role::Conclusion)
        return;
    QPen inner = outlinePen(role);
    inner.setColor(m_theme.paper);
    m_painter.setPen(inner);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(rounded(inset(outline, 0.10), 0.05));
    if (role == Role::Error)
        m_painter.drawPath(rounded(inset(outline, 0.17), 0.03));
}

void MarkPainter::paintEmpty(const Mark &mark, Role role, const Coming &coming)
{
    const Shade shade = shadeOf(mark.look, m_geometry.polygon(mark.element), m_theme);
    const QPainterPath shape
        = scaledAbout(shade.shape, m_geometry.centre(mark.element), 0.5 + 0.5 * coming.share);
    m_painter.setOpacity(m_painter.opacity() * coming.share);
    m_painter.fillPath(shape, shade.fill);
    paintCellOutline(mark.element, role);
    if (role == Role::Conclusion) {
        m_painter.setPen(pen(colour(role), sizes::outlineStroke * 1.3));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(shape);
    }
    writeCell(mark.element, colour(role), lettersOf(role));
}

void MarkPainter::paintEnd(const Mark &mark, Role role, const Coming &coming)
{
    const QPointF middle = m_geometry.centre(mark.element) + QPointF(0, 0.395);
    const double reach = 0.12 * coming.share;
    const QColor ink = colour(role);
    paintCellOutline(mark.element, role);
    m_painter.setPen(pen(ink, 0.035 * weight(role)));
    // An end has one way to go on, an inner tile two.
    m_painter.drawLine(middle - QPointF(mark.look == Look::End ? 0 : reach, 0),
                       middle + QPointF(reach, 0));
    m_painter.setBrush(ink);
    m_painter.setPen(Qt::NoPen);
    m_painter.drawEllipse(middle, 0.05 * weight(role), 0.05 * weight(role));
}

void MarkPainter::paintSide(const Mark &mark, Role role, const Coming &coming)
{
    const QPointF centre = m_geometry.centre(mark.element);
    QPainterPath area;
    const double reach = 0.40 * coming.share;
    area.addRoundedRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), 0.07,
                        0.07);
    QColor tint = colour(role);
    QPen outline = pen(tint, 0.025 * weight(role), Qt::FlatCap);
    if (role == Role::Premise)
        outline.setDashPattern({3.2, 2.4});
    else if (role == Role::Suppose || role == Role::SupposeAgain)
        outline = outlinePen(role);
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
    if (role == Role::Error) {
        const double inner = reach - 0.075;
        m_painter.drawRoundedRect(
            QRectF(centre.x() - inner, centre.y() - inner, 2 * inner, 2 * inner), 0.05, 0.05);
    }
}

namespace {

/// The sign on the arc at a corner: a full dot for each line, a hollow one for each possible line;
/// a capsule for both lines or neither.
struct CornerSign
{
    int full = 0;
    int hollow = 0;
    bool isCapsule = false;
};

/// How heavy the strokes of a sign at a corner or between cells are.
double strokeWeight(Role role)
{
    return role == Role::Conclusion ? 1.7
           : role == Role::Error    ? 1.4
           : role == Role::Crowd    ? 0.6
                                    : 1;
}

/// `values`: bit n is set when n lines are possible.
CornerSign cornerSign(std::uint64_t values)
{
    if (values == 0)
        return {};
    const int least = std::countr_zero(values);
    const int most = 63 - std::countl_zero(values);
    return {least, most - least, values == 0b101};
}

} // namespace

void MarkPainter::paintCorner(const Mark &mark, Role role, const Coming &coming)
{
    const QPointF corner = m_geometry.centre(mark.other);
    const QLineF inward(corner, m_geometry.centre(mark.element));
    constexpr double radius = 0.31;
    const auto pointAt = [&](double degrees) {
        return QLineF::fromPolar(radius, inward.angle() + degrees).translated(corner).p2();
    };
    const auto arcOf = [&](double degrees, double from) {
        const QRectF circle(corner.x() - from, corner.y() - from, 2 * from, 2 * from);
        QPainterPath arc;
        arc.arcMoveTo(circle, inward.angle() - degrees);
        arc.arcTo(circle, inward.angle() - degrees, 2 * degrees);
        return arc;
    };
    const double width = std::max(0.036, 1.2 / m_pixelsPerCell) * strokeWeight(role);
    QPen stroke = pen(colour(role), width, Qt::FlatCap);
    if (role == Role::Premise)
        stroke.setDashPattern({2.2, 1.4});
    else if (role == Role::Suppose || role == Role::SupposeAgain)
        stroke = supposedPen(role);
    m_painter.strokePath(arcOf(45 * coming.share, radius), stroke);
    if (role == Role::Error)
        m_painter.strokePath(arcOf(45 * coming.share, radius - 0.09), stroke);

    const CornerSign sign = cornerSign(mark.values);
    const double dot
        = std::clamp(1.9 / m_pixelsPerCell, 0.062, 0.13) * (weight(role) > 1 ? 1.15 : 1);
    const double apart = 2 * dot + std::max(0.05, 1 / m_pixelsPerCell); // from middle to middle
    const double degrees = apart / radius / 2 * 180 / std::numbers::pi;
    m_painter.setOpacity(m_painter.opacity() * coming.share);
    m_painter.setPen(pen(colour(role), width));
    m_painter.setBrush(m_theme.paper);
    if (sign.isCapsule) {
        QPainterPathStroker capsule;
        capsule.setWidth(2 * dot);
        capsule.setCapStyle(Qt::RoundCap);
        m_painter.drawPath(capsule.createStroke(arcOf(degrees, radius)).simplified());
        return;
    }
    const int count = sign.full + sign.hollow;
    for (int i = 0; i < count; ++i) {
        m_painter.setBrush(i < sign.full ? colour(role) : m_theme.paper);
        m_painter.drawEllipse(pointAt(count == 1 ? 0 : i == 0 ? degrees : -degrees), dot, dot);
    }
}

void MarkPainter::paintTie(const Mark &mark, Role role, const Coming &coming)
{
    const QLineF whole(m_geometry.centre(mark.element), m_geometry.centre(mark.other));
    const double inset = 0.30 / std::max(whole.length(), 0.6);
    // A tie across another cell bows round its text.
    constexpr double bow = 0.38;
    const bool isAcross = std::fmod(whole.length(), 2) == 0;
    const QLineF aside = whole.normalVector().unitVector();
    const QPointF off = isAcross ? bow * (aside.p2() - aside.p1()) : QPointF();
    const QPointF middle = whole.pointAt(0.5) + off;
    const QPointF from = whole.pointAt(0.5 + (inset - 0.5) * coming.share);
    const QPointF to = whole.pointAt(0.5 + (0.5 - inset) * coming.share);
    QPen stroke
        = pen(colour(role), std::max(0.03, 1 / m_pixelsPerCell) * strokeWeight(role), Qt::FlatCap);
    if (role == Role::Premise)
        stroke.setDashPattern({2.6, 1.8});
    else if (role == Role::Suppose || role == Role::SupposeAgain)
        stroke = supposedPen(role);
    QPainterPath way(from);
    way.quadTo(whole.pointAt(0.5) + 2 * off * coming.share, to);
    m_painter.setPen(stroke);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(way);
    const double radius = std::max(0.15, 3 / m_pixelsPerCell);
    // A new tie has a full disc.
    const bool isNew = role == Role::Conclusion;
    m_painter.setPen(pen(colour(role), std::max(0.025, 1 / m_pixelsPerCell) * strokeWeight(role)));
    m_painter.setBrush(isNew ? colour(role) : m_theme.paper);
    m_painter.setOpacity(m_painter.opacity() * coming.share);
    m_painter.drawEllipse(middle, radius, radius);
    if (role == Role::Error)
        m_painter.drawEllipse(middle, radius + 0.06, radius + 0.06);
    m_painter.setPen(pen(isNew ? m_theme.paper : colour(role), 0.035 * strokeWeight(role)));
    for (const double y : {-0.035, 0.035})
        m_painter.drawLine(middle + QPointF(-0.07, y), middle + QPointF(0.07, y));
    if (mark.look == Look::Unlike)
        m_painter.drawLine(middle + QPointF(-0.045, 0.085), middle + QPointF(0.045, -0.085));
}

} // namespace inkling
