// SPDX-License-Identifier: MIT
#include "editors/sheetoverlay.h"

#include "painting/boardpainter.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "scene/boardscene.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace inkling {

namespace {

constexpr double dot = 0.038;
constexpr double areaStroke = 0.035;
constexpr double radius = 0.10;
constexpr double reach = 0.15;
/// More elements than this, and all is painted anew.
constexpr std::size_t many = 60;

std::size_t countOf(const SheetMarks &marks)
{
    return marks.selection.size() + marks.partners.size() + marks.cage.size() + marks.faults.size()
           + marks.chosenFault.size();
}

/// The element in whose corner a fault's dot stands: of a region, the cell with its text, because
/// the corner of the region's box may be in a cell of another.
ElementId cellOfFault(const BoardGeometry &geometry, ElementId element)
{
    if (geometry.board().kind(element) != ElementKind::Region)
        return element;
    constexpr double within = 0.25;
    const QPointF inside = geometry.outlines(element).front().front() + QPointF(within, within);
    ElementId first = element;
    geometry.index(ElementKind::Cell)
        .visit(QRectF(inside, QSizeF(0.01, 0.01)), [&](ElementId cell) {
            if (geometry.polygon(cell).containsPoint(inside, Qt::OddEvenFill))
                first = cell;
        });
    return first;
}

} // namespace

SheetOverlay::SheetOverlay(const BoardScene &scene)
    : m_scene(scene)
{
    setZValue(int(Layer::Light) + 1);
    setAcceptedMouseButtons(Qt::NoButton);
}

QRectF SheetOverlay::boundingRect() const
{
    if (!m_scene.hasBoard())
        return {};
    // Grips keep their distance in pixels, which are many cells where those are small.
    constexpr double beside = 4;
    QRectF bounds = m_scene.state().geometry()->bounds();
    bounds.adjust(-beside, -beside, beside, beside);
    for (const QPolygonF &cell : m_marks.added)
        bounds |= cell.boundingRect().adjusted(-reach, -reach, reach, reach);
    return bounds;
}

void SheetOverlay::reset()
{
    prepareGeometryChange();
    m_marks = {};
}

void SheetOverlay::setMarks(SheetMarks marks)
{
    if (marks == m_marks)
        return;
    const bool isSameRound = marks.grips == m_marks.grips && marks.litGrip == m_marks.litGrip
                             && marks.added == m_marks.added && marks.removed == m_marks.removed;
    if (!isSameRound)
        prepareGeometryChange();
    invalidate(m_marks);
    m_marks = std::move(marks);
    invalidate(m_marks);
    if (!isSameRound)
        update();
}

void SheetOverlay::invalidate(const SheetMarks &marks)
{
    if (!m_scene.hasBoard())
        return;
    if (countOf(marks) > many)
        return update();
    const auto add = [this](ElementId element) {
        if (element != noElement)
            update(m_scene.geometry()->box(element).adjusted(-reach, -reach, reach, reach));
    };
    add(marks.cursor);
    for (const auto *elements : {&marks.selection, &marks.partners, &marks.cage, &marks.faults,
                                 &marks.chosenFault, &marks.bareCages}) {
        for (const ElementId element : *elements)
            add(element);
    }
}

QPolygonF SheetOverlay::outline(ElementId element) const
{
    const BoardGeometry &geometry = *m_scene.geometry();
    switch (geometry.board().kind(element)) {
    case ElementKind::Cell:
    case ElementKind::Label:
    case ElementKind::Node:
        return geometry.polygon(element);
    default:
        return QPolygonF(geometry.box(element));
    }
}

std::vector<QPolygonF> SheetOverlay::outlines(ElementId element) const
{
    const BoardGeometry &geometry = *m_scene.geometry();
    if (geometry.board().kind(element) == ElementKind::Region)
        return geometry.outlines(element);
    return {outline(element)};
}

void SheetOverlay::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    if (!m_scene.hasBoard())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    m_pixelsPerCell = option->levelOfDetailFromTransform(painter->worldTransform());
    const Theme &theme = m_scene.theme();
    paintBareCages(*painter);
    paintFaults(*painter);
    paintDashed(*painter, m_marks.blanks, theme.quiet, 0.02);
    paintArea(*painter, m_marks.selection, theme.accent, areaStroke, 0.13F);
    paintArea(*painter, m_marks.cage, theme.accent, 2 * areaStroke, 0.16F);
    paintDashed(*painter, m_marks.partners, theme.accent, 0.035);
    paintCursor(*painter);
    paintResizing(*painter);
    paintGrips(*painter);
}

void SheetOverlay::paintGrips(QPainter &painter) const
{
    const Theme &theme = m_scene.theme();
    painter.setPen(Qt::NoPen);
    for (const Grip &grip : m_marks.grips) {
        const bool isUpright = grip.side == Side::Left || grip.side == Side::Right;
        const QSizeF size
            = QSizeF(isUpright ? gripThickness : gripLength, isUpright ? gripLength : gripThickness)
              / m_pixelsPerCell;
        QRectF bar({}, size);
        bar.moveCenter(grip.middle(m_pixelsPerCell));
        painter.setBrush(grip.side == m_marks.litGrip ? theme.accent
                                                      : blend(theme.paper, theme.ink, 0.22));
        const double round = gripThickness / 2 / m_pixelsPerCell;
        painter.drawRoundedRect(bar, round, round);
    }
}

void SheetOverlay::paintResizing(QPainter &painter) const
{
    const Theme &theme = m_scene.theme();
    QColor paper = theme.paper;
    paper.setAlphaF(0.8F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    for (const QPolygonF &cell : m_marks.removed)
        painter.drawPolygon(cell);
    QColor wash = theme.accent;
    wash.setAlphaF(0.08F);
    QPen pen(theme.accent, std::max(0.03, 1.2 / m_pixelsPerCell), Qt::CustomDashLine, Qt::FlatCap,
             Qt::RoundJoin);
    pen.setDashPattern({2.6, 2.0});
    painter.setPen(pen);
    painter.setBrush(wash);
    for (const QPolygonF &cell : m_marks.added)
        painter.drawPath(rounded(inset(cell, 0.05), radius));
}

void SheetOverlay::paintArea(QPainter &painter, const std::vector<ElementId> &elements,
                             const QColor &ink, double width, float tint) const
{
    if (elements.empty())
        return;
    std::vector<QPolygonF> areas;
    for (const ElementId element : elements)
        areas.push_back(outline(element));
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const QPolygonF &united : unitedOutlines(areas))
        path.addPath(rounded(inset(united, 0.03), radius));
    QColor wash = ink;
    wash.setAlphaF(tint);
    painter.setBrush(wash);
    QPen pen(ink, std::max(width, 1.2 / m_pixelsPerCell), Qt::SolidLine, Qt::RoundCap,
             Qt::RoundJoin);
    painter.setPen(pen);
    painter.drawPath(path);
}

void SheetOverlay::paintCursor(QPainter &painter) const
{
    if (m_marks.cursor == noElement)
        return;
    QColor wash = m_scene.theme().accent;
    wash.setAlphaF(m_scene.theme().dark ? 0.24F : 0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(wash);
    painter.drawPath(rounded(inset(outline(m_marks.cursor), 0.05), radius));
}

void SheetOverlay::paintBareCages(QPainter &painter) const
{
    painter.setPen(QPen(m_scene.theme().clue, std::max(sizes::border, 1 / m_pixelsPerCell),
                        Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    for (const ElementId region : m_marks.bareCages) {
        for (const QPolygonF &outline : m_scene.geometry()->outlines(region))
            painter.drawPolygon(outline);
    }
}

void SheetOverlay::paintDashed(QPainter &painter, const std::vector<ElementId> &elements,
                               const QColor &ink, double width) const
{
    QPen pen(ink, std::max(width, 1.2 / m_pixelsPerCell), Qt::CustomDashLine, Qt::FlatCap,
             Qt::RoundJoin);
    pen.setDashPattern({2.6, 2.0});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const ElementId element : elements)
        painter.drawPath(rounded(inset(outline(element), 0.09), radius));
}

void SheetOverlay::paintFaults(QPainter &painter) const
{
    const Theme &theme = m_scene.theme();
    QColor ink = theme.error;
    ink.setAlphaF(0.7F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    const double size = std::max(dot, 1.5 / m_pixelsPerCell);
    for (const ElementId element : m_marks.faults) {
        const QPolygonF area = outline(cellOfFault(*m_scene.geometry(), element));
        const QRectF box = area.boundingRect();
        const QPointF corner = box.topRight();
        const QPointF inner = area.size() <= 5 ? corner + QPointF(-3.5 * size, 3.5 * size)
                                               : box.center() + (corner - box.center()) * 0.58;
        painter.drawEllipse(inner, size, size);
    }
    if (m_marks.chosenFault.empty())
        return;
    const QPen pen(theme.error, std::max(0.03, 1.2 / m_pixelsPerCell), Qt::SolidLine, Qt::RoundCap,
                   Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const ElementId element : m_marks.chosenFault) {
        for (const QPolygonF &area : outlines(element)) {
            painter.drawPath(rounded(inset(area, 0.06), radius));
            painter.drawPath(rounded(inset(area, 0.13), radius * 0.7));
        }
    }
}

} // namespace inkling
