// SPDX-License-Identifier: MIT
#include "painting/edgepainter.h"

#include "painting/faces/faceshapes.h"
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"

#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace inkling {

namespace {

/// How much of the crosses is left once the answer stands: they have done their work.
constexpr double finalCrosses = 0.45;
/// Device pixels: in cells smaller than this, lines are so thin that whole pixels matter.
constexpr double smallCell = 36;

/// A stroke's outline, so that it can be filled like any other shape.
QPainterPath stroke(std::span<const QLineF> lines, double width, Qt::PenCapStyle cap)
{
    QPainterPath path;
    for (const QLineF &line : lines) {
        path.moveTo(line.p1());
        path.lineTo(line.p2());
    }
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(cap);
    QPainterPath outline = stroker.createStroke(path);
    outline.setFillRule(Qt::WindingFill);
    return outline;
}

} // namespace

EdgePainter::EdgePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                         double pixelsPerCell)
    : m_state(state)
    , m_geometry(*state.geometry())
    , m_theme(theme)
    , m_pixelsPerCell(pixelsPerCell)
    , m_quietShown(smallMarksShown(pixelsPerCell))
    , m_quiet(theme.quiet)
    , m_faint(theme.quiet)
    , m_isOpenShown(theme.crosses == CrossStyle::Nothing && !state.isFinal
                    && !m_geometry.index(ElementKind::Vertex).empty())
    , m_stamps(painter, pixelsPerCell)
{
    m_faint.setAlphaF(float(m_quietShown));
    m_quiet.setAlphaF(float(m_quietShown * (state.isFinal ? finalCrosses : 1)));
}

void EdgePainter::paint(const QRectF &area)
{
    m_cross = &m_stamps.stamp(QStringLiteral("cross"), m_quiet, [&] {
        return stroke(crossStrokes({}, sizes::cross),
                      std::max(sizes::crossStroke, 1 / m_pixelsPerCell), Qt::FlatCap);
    });
    m_geometry.index(ElementKind::Edge).visit(area, [this](ElementId id) {
        if (!m_state.isLit(id) && !m_state.isCovered(id))
            paintEdge(id);
    });
    if (!m_thinLines.empty())
        paintThinLines(m_thinLines);
    if (m_geometry.board().frame() != CellFrame::None) {
        if (m_geometry.hasFaces())
            paintChannels(area);
        paintStops(area);
    }
}

void EdgePainter::paintEdge(ElementId edge)
{
    if (const auto look = m_state.mainMark(edge)) {
        if (const auto paint = LookTraits::of(*look).paintEdge)
            (this->*paint)(edge);
        return;
    }
    if (m_isOpenShown)
        paintFaint(m_geometry.line(edge));
    paintNote(edge);
}

void EdgePainter::paintLine(ElementId edge)
{
    const QLineF line = m_geometry.line(edge);
    if (m_pixelsPerCell < smallCell)
        m_thinLines.push_back(line);
    else
        paintStroke(line, snapped(sizes::line), m_theme.ink);
}

void EdgePainter::paintJoined(ElementId edge)
{
    const Link link = linkOf(m_geometry, edge);
    paintStroke(link.stroke, snapped(link.width), m_theme.ink);
}

void EdgePainter::paintCross(ElementId edge)
{
    const QLineF line = m_geometry.line(edge);
    if (m_theme.crosses == CrossStyle::FaintLine)
        paintFaint(line);
    else if (m_theme.crosses == CrossStyle::Cross && m_quietShown > 0)
        m_stamps.paint(*m_cross, line.center());
}

void EdgePainter::paintCut(ElementId edge)
{
    if (m_quietShown <= 0)
        return;
    // On a line of the grid a stroke along it would be lost.
    if (m_geometry.isAcrossGrid(edge))
        paintGridCut(edge);
    else
        paintStroke(cutStroke(m_geometry.line(edge)), sizes::cutStroke, m_quiet);
}

void EdgePainter::paintGridCut(ElementId edge)
{
    // Darker than the line of the grid that it stands on.
    QColor colour = blend(m_theme.quiet, m_theme.ink, 0.25);
    colour.setAlphaF(m_quiet.alphaF());
    const Stamp &cut = m_stamps.stamp(QStringLiteral("cross"), colour, [&] {
        return stroke(crossStrokes({}, sizes::cross),
                      std::max(sizes::crossStroke, 1 / m_pixelsPerCell), Qt::FlatCap);
    });
    m_stamps.paint(cut, m_geometry.centre(edge));
}

void EdgePainter::paintFaint(const QLineF &line)
{
    if (m_quietShown <= 0)
        return;
    // Short of the dots: it is no line.
    const QLineF middle(line.pointAt(0.18), line.pointAt(0.82));
    paintStroke(middle, std::max(sizes::cutStroke * 0.4, 1 / m_pixelsPerCell), m_faint);
}

void EdgePainter::paintNote(ElementId edge)
{
    const auto note = m_state.note(edge);
    if (!note || !isRunning(*note))
        return;
    const Link link = linkOf(m_geometry, edge);
    paintStroke(link.stroke, link.width * 0.8, blend(m_theme.quiet, m_theme.ink, 0.5));
}

void EdgePainter::paintStroke(const QLineF &line, double width, const QColor &colour)
{
    const Stamp *&stamp = m_strokes[{line.dx(), line.dy(), width, colour.rgba()}];
    if (!stamp) {
        const QString name
            = QStringLiteral("stroke %1 %2 %3").arg(line.dx()).arg(line.dy()).arg(width);
        stamp = &m_stamps.stamp(name, colour, [&] {
            const QLineF atOrigin(0, 0, line.dx(), line.dy());
            return stroke(std::span(&atOrigin, 1), width, Qt::RoundCap);
        });
    }
    m_stamps.paint(*stamp, line.p1());
}

void EdgePainter::paintStops(const QRectF &area)
{
    const Stamp &stop
        = m_stamps.stamp(QStringLiteral("stop"), m_theme.ink, [] { return stopShape({}); });
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        if (m_state.hasLine(id) && !m_state.isTextLit(id) && hasStop(m_geometry, id))
            m_stamps.paint(stop, m_geometry.centre(id));
    });
}

void EdgePainter::paintChannels(const QRectF &area)
{
    const double width = std::max(sizes::channel, 2 / m_pixelsPerCell);
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId cell) {
        if (!isInkedPearl(m_geometry.board().face(cell), m_theme) || !m_state.hasLine(cell))
            return;
        const QPointF middle = m_geometry.centre(cell);
        m_geometry.index(ElementKind::Edge).visit(QRectF(middle, QSizeF(0, 0)), [&](ElementId id) {
            const auto look = m_state.mainMark(id);
            const auto ends = m_geometry.endsOf(id);
            if (!look || !isRunning(*look) || m_state.isLit(id) || m_state.isCovered(id)
                || (ends[0] != cell && ends[1] != cell))
                return;
            const QPointF way = m_geometry.centre(id) - middle;
            const QString name
                = QStringLiteral("channel %1 %2 %3").arg(way.x()).arg(way.y()).arg(width);
            m_stamps.paint(m_stamps.stamp(name, m_theme.paper,
                                          [&] {
                                              return channelShape(m_geometry, m_theme, id,
                                                                  ends[0] == cell ? 0 : 1, width, 0)
                                                  .translated(-middle);
                                          }),
                           middle);
        });
    });
}

double EdgePainter::snapped(double width) const
{
    const double pixels = width * m_pixelsPerCell;
    const bool isWhole = std::abs(m_pixelsPerCell - std::round(m_pixelsPerCell)) < 1e-6;
    if (!isWhole || pixels < 1.5)
        return std::max(pixels, 1.0) / m_pixelsPerCell;
    return 2 * std::round(pixels / 2) / m_pixelsPerCell;
}

namespace {

/// Lines that meet, joined to strokes that are as long as may be; each line is in one of them.
std::vector<QPolygonF> joined(std::span<const QLineF> lines)
{
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> meeting;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        meeting[pointKey(lines[i].p1())].push_back(i);
        meeting[pointKey(lines[i].p2())].push_back(i);
    }
    std::vector<bool> isTaken(lines.size(), false);
    std::vector<QPolygonF> strokes;
    const auto walk = [&](std::size_t line, QPointF from) {
        QPolygonF stroke{from};
        while (true) {
            isTaken[line] = true;
            const bool isAlong = pointKey(lines[line].p1()) == pointKey(from);
            from = isAlong ? lines[line].p2() : lines[line].p1();
            stroke.append(from);
            const auto &here = meeting[pointKey(from)];
            const auto next
                = std::ranges::find_if(here, [&](std::size_t other) { return !isTaken[other]; });
            if (next == here.end())
                break;
            line = *next;
        }
        strokes.push_back(std::move(stroke));
    };
    // From loose ends first, then round what is closed.
    for (const bool fromEnds : {true, false}) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (const QPointF &end : {lines[i].p1(), lines[i].p2()}) {
                if (!isTaken[i] && (!fromEnds || meeting[pointKey(end)].size() == 1))
                    walk(i, end);
            }
        }
    }
    return strokes;
}

} // namespace

void EdgePainter::paintThinLines(std::span<const QLineF> lines)
{
    // Whole pixels at whole places: a line is as dark in one place as in another, and since it goes on
    // round its corners, no darker where two of its parts meet.
    const double pixels = std::max(1.0, std::round(sizes::line * 1.15 * m_pixelsPerCell));
    const double shift = std::fmod(pixels, 2) == 1 ? 0.5 : 0;
    const auto strokes = joined(lines);
    m_stamps.paintStrokes(strokes, m_theme.ink, pixels, shift);
}

} // namespace inkling
