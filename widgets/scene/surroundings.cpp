// SPDX-License-Identifier: MIT
// The part of MarkPainter that paints round elements: the glow below new marks, rings and outlines
// round premises, and the colour of the end.
#include "painting/faces/faceshapes.h"
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"

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
constexpr double inkedRingInset = 0.035; ///< of rings round labels, within their inked ground

QString stringOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The stroke of an edge's look, and how wide it is.
Link strokeOf(const BoardGeometry &geometry, std::optional<Look> look, ElementId edge)
{
    return look && LookTraits::of(*look).ground == Ground::Link
               ? linkOf(geometry, edge)
               : Link{geometry.line(edge), sizes::line};
}

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
    switch (LookTraits::of(mark.look).halo) {
    case Halo::Along: {
        QLineF whole = strokeOf(m_geometry, mark.look, mark.element).stroke;
        if (coming.isReversed)
            whole = QLineF(whole.p2(), whole.p1());
        lines.moveTo(whole.p1());
        lines.lineTo(whole.pointAt(coming.share));
        break;
    }
    case Halo::Spot:
        area.addEllipse(centre, sizes::halo * 0.56 * coming.share,
                        sizes::halo * 0.56 * coming.share);
        break;
    case Halo::Area: {
        const double reach = boxHalo * coming.share;
        if (m_geometry.board().kind(mark.element) == ElementKind::Cell) {
            area.addPath(rounded(inset(m_geometry.polygon(mark.element), -reach), 0.16));
        } else {
            area.addRoundedRect(m_geometry.box(mark.element).adjusted(-reach, -reach, reach, reach),
                                0.16, 0.16);
        }
        break;
    }
    case Halo::Corner: {
        const QLineF inward(m_geometry.centre(mark.other), centre);
        area.addEllipse(inward.pointAt(0.35), 0.26 * coming.share, 0.26 * coming.share);
        break;
    }
    case Halo::None:
        break;
    }
}

void MarkPainter::paintHalos(const Lighting &lighting)
{
    QPainterPath lines;
    QPainterPath area;
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        const double share = lighting.conclusionShare(i);
        if (share > 0 && !lighting.counted(i))
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
    QColor glow = lighting.supposition > 0 ? colour(supposedRole(lighting.supposition))
                                           : m_theme.conclusion;
    glow.setAlphaF(m_theme.dark ? 0.20F : 0.14F);
    m_painter.fillPath(area, glow);
}

void MarkPainter::paintHeat(const Heat &heat)
{
    const QColor &ink = m_theme.of(heat.difficulty);
    const int grade = int(heat.difficulty);
    QColor tint = ink;
    tint.setAlphaF(float((m_theme.dark ? 0.20 : 0.16) + 0.10 * grade));
    QPointF row;
    QPointF along(0.12, 0);
    m_painter.setPen(Qt::NoPen);
    if (m_geometry.board().kind(heat.element) == ElementKind::Edge) {
        const QLineF line = m_geometry.line(heat.element);
        const QLineF within(line.pointAt(0.16), line.pointAt(0.84));
        m_painter.setPen(pen(tint, 0.12 + 0.045 * grade));
        m_painter.drawLine(within);
        row = line.center();
        along = (within.p2() - within.p1()) / within.length() * 0.12;
        m_painter.setPen(Qt::NoPen);
    } else {
        const QRectF box = m_geometry.box(heat.element);
        m_painter.setBrush(tint);
        m_painter.drawPath(rounded(inset(m_geometry.polygon(heat.element), 0.05), 0.08));
        row = QPointF(box.center().x(), box.bottom() - 0.13);
    }
    const double shown = smallMarksShown(m_pixelsPerCell);
    if (shown <= 0)
        return;
    QColor dots = blend(ink, m_theme.ink, 0.25);
    dots.setAlphaF(float(shown));
    m_painter.setBrush(dots);
    for (int i = 0; i <= grade; ++i)
        m_painter.drawEllipse(row + along * (i - grade / 2.0), 0.032, 0.032);
}

void MarkPainter::paintRing(ElementId element, Role role)
{
    if (paintOnInk(element, [&](MarkPainter &there) { there.paintRing(element, role); }))
        return;
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
        paintCompanion(element, role == Role::Error ? role : Role::Premise);
        break;
    case ElementKind::Label:
    case ElementKind::Node: {
        if (m_isOnInk) {
            if (role == Role::InBoth)
                break; // as quiet as the text
            const QPolygonF ground = inkedGroundOf(m_geometry, element);
            m_painter.drawPath(rounded(inset(ground, isDouble ? 0.02 : inkedRingInset), 0.04));
            if (isDouble) {
                m_painter.setPen(pen(colour(role), 0.022));
                m_painter.drawPath(rounded(inset(ground, 0.068), 0.03));
            }
            break;
        }
        const bool isCard = m_geometry.board().kind(element) == ElementKind::Node;
        const QRectF box = writtenBox(m_geometry, element, stringOf(m_state.text(element)));
        const double first = isCard ? 0.06 : isDouble ? -0.015 : 0;
        // Two rings round a label stay off the labels beside it.
        const double second = isCard ? first + 0.08 : first - 0.075;
        for (const double out : {first, second}) {
            if (out == first || isDouble)
                m_painter.drawPath(cardShape(box.adjusted(-out, -out, out, out)));
        }
        break;
    }
    case ElementKind::Region:
        break;
    }
}

void MarkPainter::spareRegionTexts(double air, double after)
{
    if (!m_geometry.hasCornerTexts())
        return;
    const QRectF bounds = m_geometry.bounds();
    QPainterPath free;
    free.setFillRule(Qt::OddEvenFill);
    free.addRect(bounds);
    m_geometry.index(ElementKind::Region).visit(bounds, [&](ElementId id) {
        const QRectF box = regionTextBox(m_geometry, id, stringOf(m_state.text(id)));
        if (!box.isEmpty())
            free.addRect(box.adjusted(-air, -air, 0.03 + after, 0.03 + after));
    });
    m_painter.setClipPath(free, Qt::IntersectClip);
}

void MarkPainter::paintFrames(std::span<const QPolygonF> areas, const QPen &pen)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen);
    for (const QPolygonF &area : areas)
        m_painter.drawPath(rounded(area, 0.05));
}

void MarkPainter::paintDashes(ElementId region, Role role)
{
    // Over the dashes at rest, and as wide as leaves them dashes.
    const double pixels = std::max(1.0, std::round(sizes::dash * m_pixelsPerCell));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour(role), std::max(2 * sizes::dash, 2 / m_pixelsPerCell),
                          Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    for (const QPolygonF &dash : dashesOf(m_geometry, region, stringOf(m_state.text(region)),
                                          pixels / m_pixelsPerCell, m_pixelsPerCell))
        m_painter.drawPolyline(dash);
}

void MarkPainter::paintArea(std::span<const QPolygonF> areas, Role role, bool isThin)
{
    const auto moved = [&](double distance) {
        std::vector<QPolygonF> inner;
        for (const QPolygonF &area : areas)
            inner.push_back(inset(area, distance));
        return inner;
    };
    m_painter.save();
    if (role == Role::Error) {
        spareRegionTexts(0.01, sizes::errorShift);
        const QPen frame = pen(colour(role), sizes::errorStroke);
        paintFrames(moved(sizes::errorInset), frame);
        paintFrames(moved(sizes::errorInset + sizes::errorStep), frame);
    } else {
        spareRegionTexts(0.045);
        QPen outline = outlinePen(role);
        if (isThin)
            outline.setWidthF(std::max(0.02, 1 / m_pixelsPerCell));
        paintFrames(moved(sizes::areaInset), outline);
    }
    m_painter.restore();
}

bool MarkPainter::isPlainArea(ElementId element) const
{
    const Board &board = m_geometry.board();
    return (board.kind(element) == ElementKind::Region && m_state.text(element).empty())
           || (board.kind(element) == ElementKind::Cell && board.text(element).empty());
}

std::vector<QPolygonF> MarkPainter::united(std::span<const ElementId> areas) const
{
    std::vector<QPolygonF> outlines;
    std::set<ElementId> cells;
    for (const ElementId area : areas) {
        if (m_geometry.board().kind(area) == ElementKind::Cell) {
            cells.insert(area);
            continue;
        }
        QPainterPath shape;
        for (const QPolygonF &outline : m_geometry.outlines(area))
            shape.addPolygon(outline);
        const std::size_t before = cells.size();
        bool isOfCells = false;
        m_geometry.index(ElementKind::Cell).visit(m_geometry.box(area), [&](ElementId cell) {
            if (shape.contains(m_geometry.centre(cell))) {
                cells.insert(cell);
                isOfCells = true;
            }
        });
        if (!isOfCells && cells.size() == before)
            std::ranges::move(m_geometry.outlines(area), std::back_inserter(outlines));
    }
    std::vector<QPolygonF> polygons;
    for (const ElementId cell : cells)
        polygons.push_back(m_geometry.polygon(cell));
    std::ranges::move(unitedOutlines(polygons), std::back_inserter(outlines));
    return outlines;
}

void MarkPainter::paintTint(const Lighting &lighting, Role role)
{
    const Board &board = m_geometry.board();
    QPainterPath areas;
    // Nowhere deeper where two of them cross.
    areas.setFillRule(Qt::WindingFill);
    bool hasRegions = false;
    for (const auto &constraint : lighting.constraints) {
        for (const ElementId element : constraint) {
            const bool isRegion = board.kind(element) == ElementKind::Region;
            hasRegions = hasRegions || isRegion;
            if (isRegion || isPlainArea(element)) {
                for (const QPolygonF &outline : m_geometry.outlines(element))
                    areas.addPolygon(outline);
            }
        }
    }
    QColor tint = colour(role);
    const double share = lighting.premiseShare();
    const double strength = role == Role::Error ? 0.10 : 0.065;
    tint.setAlphaF(float((m_theme.dark ? 1.5 : 1) * strength * share));
    m_painter.fillPath(areas, tint);
    if (!hasRegions)
        return;
    QPainterPath cells;
    cells.setFillRule(Qt::WindingFill);
    for (const Mark &mark : lighting.premises) {
        if (isText(mark.look) && board.kind(mark.element) == ElementKind::Cell)
            cells.addPolygon(m_geometry.polygon(mark.element));
    }
    m_painter.fillPath(cells, tint);
}

void MarkPainter::paintRegionText(ElementId region, Role role, double share)
{
    const QString text = stringOf(m_state.text(region));
    const auto [centre, capHeight] = regionPlace(m_geometry, region, text);
    const QColor rest = m_state.done(region) ? m_theme.clueDone : m_theme.clue;
    // Bold letters are wider, and a frame stands before them.
    const double shift = role == Role::Error ? sizes::errorShift : 0;
    write(text, centre + QPointF(shift, shift * 0.7), capHeight, blend(rest, colour(role), share),
          lettersOf(role));
}

void MarkPainter::paintConstraints(const Lighting &lighting, Role role)
{
    const double share = lighting.premiseShare();
    const Board &board = m_geometry.board();
    std::vector<ElementId> plain;
    std::set<ElementId> written;
    bool hasLabels = false;
    m_painter.save();
    m_painter.setOpacity(m_painter.opacity() * share);
    for (const auto &constraint : lighting.constraints) {
        const bool hasLabel = std::ranges::any_of(constraint, [&](ElementId element) {
            return board.kind(element) == ElementKind::Label;
        });
        hasLabels = hasLabels || hasLabel;
        for (const ElementId element : constraint) {
            const bool isRegion = board.kind(element) == ElementKind::Region;
            if (!isPlainArea(element) && !isRegion)
                paintRing(element, role);
            else if (!isPlainArea(element)
                     || (isRegion && board.regionFrame(element) == RegionFrame::Dashed))
                written.insert(element);
            else if (role != Role::Error || !hasLabel) // the rings round its label say it
                plain.push_back(element);
        }
    }
    if (!plain.empty())
        paintArea(united(plain), role, hasLabels || lighting.constraints.size() > 1);
    for (const ElementId region : written) {
        const auto outlines = m_geometry.outlines(region);
        if (role == Role::Error)
            paintArea(outlines, role, false);
        else if (board.regionFrame(region) == RegionFrame::Dashed)
            paintDashes(region, role);
        else
            paintFrames(outlines, pen(colour(role), sizes::border * 1.5));
    }
    m_painter.restore();
    for (const ElementId region : written)
        paintRegionText(region, role, share);
}

void MarkPainter::paintAll(Role role, double share)
{
    std::vector<QPolygonF> cells;
    for (ElementId id = 0; id < m_geometry.board().size(); ++id) {
        if (m_geometry.board().kind(id) == ElementKind::Cell)
            cells.push_back(m_geometry.polygon(id));
    }
    const std::vector<QPolygonF> outlines = unitedOutlines(cells);
    m_painter.save();
    m_painter.setOpacity(m_painter.opacity() * share);
    constexpr double first = 0.09;
    for (const double air : {first, first + sizes::errorStep}) {
        std::vector<QPolygonF> frames;
        for (const QPolygonF &outline : outlines)
            frames.push_back(inset(outline, -air));
        if (air == first || role == Role::Error)
            paintFrames(frames, outlinePen(role));
    }
    m_painter.restore();
}

void MarkPainter::paintOutline(ElementId element, Role role, double share)
{
    m_painter.save();
    m_painter.setOpacity(m_painter.opacity() * share);
    if (m_geometry.board().kind(element) != ElementKind::Cell)
        paintRing(element, role);
    else if (!m_isAmongAreas)
        paintCellOutline(element, role);
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
    if (look && isShade(*look)) {
        const Shade shade = shadeOf(*look, m_geometry.polygon(cell), m_theme);
        m_painter.fillPath(shade.shape, shade.isFilled ? ink : shade.fill);
        if (!shade.isFilled)
            m_painter.strokePath(shade.shape, pen(shade.border, 0.016));
        return writeCell(cell, shade.isFilled ? shade.text : ink, Weight::Medium, scale);
    }
    if (m_state.hasLine(cell)) {
        if (!hasStop(m_geometry, cell))
            return;
        m_painter.fillPath(stopShape(m_geometry.centre(cell), scale), ink);
        return writeCell(cell, m_theme.paper, Weight::Medium, scale);
    }
    writeCell(cell, ink, Weight::Medium, scale);
}

void MarkPainter::paintGlow(const Glow &glow)
{
    if (paintOnInk(glow.element, [&](MarkPainter &there) { there.paintGlow(glow); }))
        return;
    const double fresh = 1 - glow.age;
    const QColor ink = blend(m_theme.finalAnswer, m_theme.ink, glow.age * glow.age);
    const std::string_view text = m_state.text(glow.element);
    const QString words = QString::fromUtf8(text.data(), qsizetype(text.size()));
    const auto writeAt = [&](const TextPlace &place, const QColor &colour) {
        write(words, place.centre, place.capHeight * (1 + 0.16 * fresh * fresh), colour);
    };
    m_painter.save();
    switch (m_geometry.board().kind(glow.element)) {
    case ElementKind::Edge: {
        const Link link = strokeOf(m_geometry, m_state.mark(glow.element), glow.element);
        const double width = link.width * (1 + 0.4 * fresh);
        paintChannels(glow.element, width);
        m_painter.setPen(pen(ink, width));
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
