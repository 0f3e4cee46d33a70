// SPDX-License-Identifier: MIT
// What MarkPainter paints round elements: the glow below what is new, rings and outlines round what a
// step rests on, and the colour of the end.
#include "scene/markpainter.h"
#include "scene/outlines.h"
#include "scene/shapes.h"

#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>
#include <algorithm>

namespace inkling {

namespace {

/// Device pixels: below this a cell is small, and what is new needs a larger glow to be found.
constexpr double smallCell = 16;
constexpr double haloPixels = 13;
constexpr double boxHalo = 0.09;

} // namespace

void MarkPainter::addHalo(const Mark &mark, const Coming &coming, QPainterPath &lines,
                          QPainterPath &area) const
{
    const QPointF centre = m_geometry.centre(mark.element);
    if (m_pixelsPerCell < smallCell) {
        const double reach = std::min(haloPixels / m_pixelsPerCell, sizes::largestHalo);
        area.addEllipse(centre, reach * coming.share, reach * coming.share);
        return;
    }
    switch (mark.look) {
    case Look::Line:
    case Look::Joined: {
        QLineF whole = mark.look == Look::Joined ? linkOf(m_geometry, mark.element).stroke
                                                 : m_geometry.line(mark.element);
        if (coming.isReversed)
            whole = QLineF(whole.p2(), whole.p1());
        lines.moveTo(whole.p1());
        lines.lineTo(whole.pointAt(coming.share));
        break;
    }
    case Look::Cross:
    case Look::Cut:
        area.addEllipse(centre, sizes::halo * 0.56 * coming.share,
                        sizes::halo * 0.56 * coming.share);
        break;
    case Look::Text:
    case Look::Black:
    case Look::White: {
        const double reach = boxHalo * coming.share;
        if (m_geometry.board().kind(mark.element) == ElementKind::Cell) {
            area.addPath(rounded(inset(m_geometry.polygon(mark.element), -reach), 0.16));
        } else {
            area.addRoundedRect(m_geometry.box(mark.element).adjusted(-reach, -reach, reach, reach),
                                0.16, 0.16);
        }
        break;
    }
    default:
        break;
    }
}

void MarkPainter::paintHalos(const Lighting &lighting)
{
    QPainterPath lines;
    QPainterPath area;
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        const double share = lighting.conclusionShare(i);
        if (share > 0)
            addHalo(lighting.conclusions[i], {.share = share, .isReversed = lighting.reversed(i)},
                    lines, area);
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

void MarkPainter::paintRing(ElementId element, Role role)
{
    m_painter.setBrush(Qt::NoBrush);
    const bool isClaimed = role == Role::Premise || role == Role::Crowd || role == Role::Error;
    m_painter.setPen(isClaimed
                         ? pen(colour(role), sizes::ringStroke * (role == Role::Crowd ? 0.5 : 1))
                         : outlinePen(role));
    const bool isDouble = role == Role::Error;
    const auto ring = [&](const QPointF &centre, double radius) {
        m_painter.drawEllipse(centre, radius, radius);
        if (isDouble)
            m_painter.drawEllipse(centre, radius + 0.08, radius + 0.08);
    };
    switch (m_geometry.board().kind(element)) {
    case ElementKind::Cell:
        ring(m_geometry.centre(element), sizes::ring);
        break;
    case ElementKind::Vertex:
        ring(m_geometry.centre(element), 0.18);
        break;
    case ElementKind::Edge:
        paintCompanion(element, colour(role));
        break;
    case ElementKind::Label:
    case ElementKind::Node: {
        const bool isCard = m_geometry.board().kind(element) == ElementKind::Node;
        const std::string_view text = m_state.text(element);
        const QRectF box = writtenBox(m_geometry, element,
                                      QString::fromUtf8(text.data(), qsizetype(text.size())));
        const double first = isCard ? 0.06 : 0;
        for (const double out : {first, first + 0.08}) {
            if (out == first || isDouble)
                m_painter.drawPath(cardShape(box.adjusted(-out, -out, out, out)));
        }
        break;
    }
    case ElementKind::Region:
        break;
    }
}

void MarkPainter::paintAreas(std::span<const QPolygonF> areas, Role role, double distance)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(outlinePen(role));
    for (const QPolygonF &area : areas) {
        m_painter.drawPath(rounded(inset(area, distance), 0.05));
        if (role == Role::Error)
            m_painter.drawPath(rounded(inset(area, distance + 0.07), 0.05));
    }
}

std::vector<QPolygonF> MarkPainter::areasOf(std::span<const ElementId> constraint) const
{
    const Board &board = m_geometry.board();
    std::vector<QPolygonF> areas;
    std::vector<QPolygonF> cells;
    for (const ElementId element : constraint) {
        if (board.kind(element) == ElementKind::Region)
            std::ranges::move(m_geometry.outlines(element), std::back_inserter(areas));
        else if (board.kind(element) == ElementKind::Cell && board.text(element).empty())
            cells.push_back(m_geometry.polygon(element));
    }
    std::ranges::move(unitedOutlines(cells), std::back_inserter(areas));
    return areas;
}

void MarkPainter::paintTint(std::span<const ElementId> constraint, Role role, double share)
{
    QPainterPath path;
    for (const QPolygonF &area : areasOf(constraint))
        path.addPolygon(area);
    QColor tint = colour(role);
    tint.setAlphaF(float((m_theme.dark ? 0.10 : 0.06) * share));
    m_painter.fillPath(path, tint);
}

void MarkPainter::paintConstraint(std::span<const ElementId> constraint, Role role, double share,
                                  std::size_t place)
{
    if (share <= 0)
        return;
    m_painter.save();
    m_painter.setOpacity(m_painter.opacity() * share);
    const Board &board = m_geometry.board();
    for (const ElementId element : constraint) {
        const bool isArea
            = board.kind(element) == ElementKind::Region
              || (board.kind(element) == ElementKind::Cell && board.text(element).empty());
        if (!isArea)
            paintRing(element, role);
    }
    // Where two of them lie side by side or cross, each is seen.
    paintAreas(areasOf(constraint), role, sizes::areaInset + 0.045 * double(place % 3));
    m_painter.restore();
}

void MarkPainter::paintOutline(ElementId element, Role role, double share)
{
    m_painter.save();
    m_painter.setOpacity(m_painter.opacity() * share);
    if (m_geometry.board().kind(element) == ElementKind::Cell)
        paintCellOutline(element, role);
    else
        paintRing(element, role);
    m_painter.restore();
}

void MarkPainter::paintCellGlow(ElementId cell, const QColor &ink, double scale)
{
    const auto look = m_state.mainMark(cell);
    if (look == Look::Text) {
        const std::string_view text = m_state.text(cell);
        const TextPlace place = digitPlace(m_geometry, cell);
        return write(QString::fromUtf8(text.data(), qsizetype(text.size())), place.centre,
                     place.capHeight * scale, ink);
    }
    if (look == Look::Black || look == Look::White) {
        const Shade shade = shadeOf(look == Look::Black, m_geometry.polygon(cell), m_theme);
        m_painter.fillPath(shade.shape, shade.isFilled ? ink : shade.fill);
        if (!shade.isFilled)
            m_painter.strokePath(shade.shape, pen(shade.border, 0.016));
        return writeCell(cell, shade.isFilled ? shade.text : ink, Weight::Medium, scale);
    }
    if (m_state.hasLine(cell)) {
        m_painter.fillPath(stopShape(m_geometry.centre(cell), scale), ink);
        return writeCell(cell, m_theme.paper, Weight::Medium, scale);
    }
    writeCell(cell, ink, Weight::Medium, scale);
}

void MarkPainter::paintGlow(const Glow &glow)
{
    const double fresh = 1 - glow.age;
    const QColor ink = blend(m_theme.finalAnswer, m_theme.ink, glow.age * glow.age);
    const auto look = m_state.mark(glow.element);
    const std::string_view text = m_state.text(glow.element);
    const QString words = QString::fromUtf8(text.data(), qsizetype(text.size()));
    const auto writeAt = [&](const TextPlace &place, const QColor &colour) {
        write(words, place.centre, place.capHeight * (1 + 0.16 * fresh * fresh), colour);
    };
    m_painter.save();
    switch (m_geometry.board().kind(glow.element)) {
    case ElementKind::Edge: {
        const Link link = look == Look::Joined ? linkOf(m_geometry, glow.element)
                                               : Link{m_geometry.line(glow.element), sizes::line};
        m_painter.setPen(pen(ink, link.width * (1 + 0.4 * fresh)));
        m_painter.drawLine(link.stroke);
        break;
    }
    case ElementKind::Cell:
        paintCellGlow(glow.element, ink, 1 + 0.16 * fresh * fresh);
        break;
    case ElementKind::Node:
        m_painter.setPen(pen(ink, 0.03 + 0.03 * fresh));
        m_painter.setBrush(cardFace(m_theme));
        m_painter.drawPath(cardShape(m_geometry.box(glow.element)));
        [[fallthrough]];
    case ElementKind::Label:
        writeAt(boxedPlace(m_geometry, glow.element, words), ink);
        break;
    case ElementKind::Vertex:
    case ElementKind::Region:
        break;
    }
    m_painter.restore();
}

} // namespace inkling
