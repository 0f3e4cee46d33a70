// SPDX-License-Identifier: MIT
#include "scene/boardpainter.h"

#include "scene/framepainter.h"
#include "scene/markpainter.h"
#include "scene/outlines.h"
#include "scene/shapes.h"
#include "scene/stamps.h"
#include "scene/textpainter.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>
#include <unordered_map>

namespace inkling {

namespace {

/// How much of the crosses is left once the answer stands: they have done their work.
constexpr double finalCrosses = 0.45;
/// More premises than this are a crowd: each is painted more quietly.
constexpr std::size_t crowded = 40;
/// Device pixels: in cells smaller than this, lines are so thin that whole pixels matter.
constexpr double smallCell = 20;

Role premiseRole(const Lighting &lighting)
{
    return lighting.contradiction               ? Role::Error
           : lighting.premises.size() > crowded ? Role::Crowd
                                                : Role::Premise;
}

} // namespace

BoardPainter::BoardPainter(const BoardState &state, const Theme &theme, double pixelsPerCell)
    : m_state(state)
    , m_geometry(*state.geometry())
    , m_theme(theme)
    , m_pixelsPerCell(pixelsPerCell)
{}

void BoardPainter::paint(QPainter &painter, Layer layer, const QRectF &area) const
{
    const QRectF reach = area.adjusted(-markReach, -markReach, markReach, markReach);
    switch (layer) {
    case Layer::Ground:
        return paintGround(painter, reach);
    case Layer::Vertices:
        return paintVertices(painter, reach);
    case Layer::Cells:
        return paintCells(painter, reach);
    case Layer::Edges:
        return paintEdges(painter, reach);
    case Layer::Texts:
        return TextPainter(painter, m_state, m_theme, m_pixelsPerCell).paint(reach);
    case Layer::Light:
        return paintLight(painter, reach);
    }
}

void BoardPainter::paintGround(QPainter &painter, const QRectF &area) const
{
    FramePainter(painter, m_state, m_theme, m_pixelsPerCell).paintTiles(area);
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    if (m_state.sidesShown) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.inside);
        m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
            if (m_state.note(id) == Look::Inside)
                painter.drawPolygon(m_geometry.polygon(id));
        });
    }
    const Lighting &lit = m_state.lit();
    for (const auto &constraint : lit.constraints)
        marks.paintTint(constraint, premiseRole(lit), lit.premiseShare());
    marks.paintHalos(lit);
    marks.paintHalos(m_state.leaving());
}

namespace {

QPainterPath disc(double diameter)
{
    QPainterPath path;
    path.addEllipse(QPointF(), diameter / 2, diameter / 2);
    return path;
}

/// The border of a shape, so that it can be filled like any other.
QPainterPath ringOf(const QPainterPath &shape, double width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    QPainterPath ring = stroker.createStroke(shape);
    ring.setFillRule(Qt::WindingFill);
    return ring;
}

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

void BoardPainter::paintVertices(QPainter &painter, const QRectF &area) const
{
    StampPainter stamps(painter, m_pixelsPerCell);
    const Stamp &dot = stamps.stamp(QStringLiteral("dot"), m_theme.quiet, [&] {
        return disc(std::max(sizes::dot, 1.2 / m_pixelsPerCell));
    });
    m_geometry.index(ElementKind::Vertex).visit(area, [&](ElementId id) {
        // A dot would stick out below a thin line.
        if (!m_state.hasLine(id))
            stamps.paint(dot, m_geometry.centre(id));
    });
}

void BoardPainter::paintCells(QPainter &painter, const QRectF &area) const
{
    if (m_geometry.board().frame() == CellFrame::None)
        return;
    paintInked(painter, area);
    FramePainter(painter, m_state, m_theme, m_pixelsPerCell).paintLines(area);
    paintEndSigns(painter, area);
}

void BoardPainter::paintInked(QPainter &painter, const QRectF &area) const
{
    StampPainter stamps(painter, m_pixelsPerCell);
    // The cells of a board are alike: one drawing does for all of the same size.
    struct Drawing
    {
        const Stamp *fill = nullptr;
        const Stamp *border = nullptr;
    };
    std::map<std::tuple<Look, double, double, qsizetype>, Drawing> drawings;
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        const auto look = m_state.mainMark(id);
        if ((look != Look::Black && look != Look::White) || m_state.isTextLit(id))
            return;
        const QPolygonF outline = m_geometry.polygon(id);
        const QPointF centre = m_geometry.centre(id);
        const QSizeF size = outline.boundingRect().size();
        Drawing &drawing = drawings[{*look, size.width(), size.height(), outline.size()}];
        if (!drawing.fill) {
            const Shade shade = shadeOf(*look == Look::Black, outline.translated(-centre), m_theme);
            const QString name = QStringLiteral("shade %1 %2 %3 ")
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(outline.size());
            drawing.fill = &stamps.stamp(name + QStringLiteral("fill %1").arg(shade.isFilled),
                                         shade.fill, [&] { return shade.shape; });
            if (!shade.isFilled)
                drawing.border = &stamps.stamp(name + QStringLiteral("border"), shade.border, [&] {
                    return ringOf(shade.shape, std::max(0.016, 1 / m_pixelsPerCell));
                });
        }
        if (drawing.fill->colour().alpha() != 0)
            stamps.paint(*drawing.fill, centre);
        if (drawing.border)
            stamps.paint(*drawing.border, centre);
    });
}

void BoardPainter::paintEndSigns(QPainter &painter, const QRectF &area) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.quiet);
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        if (m_state.note(id) == Look::End && !m_state.isLit(id))
            painter.drawEllipse(m_geometry.centre(id) + QPointF(0, 0.395), 0.05, 0.05);
    });
}

double BoardPainter::snapped(double width) const
{
    const double pixels = width * m_pixelsPerCell;
    const bool isWhole = std::abs(m_pixelsPerCell - std::round(m_pixelsPerCell)) < 1e-6;
    if (!isWhole || pixels < 1.5)
        return std::max(pixels, 1.0) / m_pixelsPerCell;
    return 2 * std::round(pixels / 2) / m_pixelsPerCell;
}

void BoardPainter::paintEdges(QPainter &painter, const QRectF &area) const
{
    StampPainter stamps(painter, m_pixelsPerCell);
    QColor quiet = m_theme.quiet;
    const double quietShown = smallMarksShown(m_pixelsPerCell);
    quiet.setAlphaF(float(quietShown * (m_state.isFinal ? finalCrosses : 1)));
    const Stamp &cross = stamps.stamp(QStringLiteral("cross"), quiet, [&] {
        return stroke(crossStrokes({}, sizes::cross),
                      std::max(sizes::crossStroke, 1 / m_pixelsPerCell), Qt::FlatCap);
    });
    std::map<std::tuple<Look, double, double>, const Stamp *> strokes;
    const auto strokeStamp = [&](Look look, const QLineF &line) -> const Stamp & {
        const Stamp *&stamp = strokes[{look, line.dx(), line.dy()}];
        if (!stamp) {
            const QString name
                = QStringLiteral("edge %1 %2 %3").arg(int(look)).arg(line.dx()).arg(line.dy());
            const double width = look == Look::Line     ? snapped(sizes::line)
                                 : look == Look::Joined ? snapped(sizes::link)
                                                        : sizes::cutStroke;
            stamp = &stamps.stamp(name, look == Look::Cut ? quiet : m_theme.ink, [&] {
                const QLineF atOrigin(0, 0, line.dx(), line.dy());
                return stroke(std::span(&atOrigin, 1), width, Qt::RoundCap);
            });
        }
        return *stamp;
    };
    const bool isThin = m_pixelsPerCell < smallCell;
    std::vector<QLineF> thinLines;
    m_geometry.index(ElementKind::Edge).visit(area, [&](ElementId id) {
        const auto look = m_state.mainMark(id);
        if (!look || m_state.isLit(id))
            return;
        const QLineF line = m_geometry.line(id);
        const auto paintStroke
            = [&](const QLineF &drawn) { stamps.paint(strokeStamp(*look, drawn), drawn.p1()); };
        if (*look == Look::Line && isThin)
            thinLines.push_back(line);
        else if (*look == Look::Line)
            paintStroke(line);
        else if (*look == Look::Joined)
            paintStroke(linkStroke(line));
        else if (*look == Look::Cross && quietShown > 0)
            stamps.paint(cross, line.center());
        else if (*look == Look::Cut && quietShown > 0)
            paintStroke(cutStroke(line));
    });
    if (!thinLines.empty())
        paintThinLines(stamps, thinLines);
    if (m_geometry.board().frame() != CellFrame::None)
        paintStops(stamps, area);
}

void BoardPainter::paintStops(StampPainter &stamps, const QRectF &area) const
{
    const Stamp &stop
        = stamps.stamp(QStringLiteral("stop"), m_theme.ink, [] { return stopShape({}); });
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        if (m_state.hasLine(id) && !m_state.isTextLit(id))
            stamps.paint(stop, m_geometry.centre(id));
    });
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

void BoardPainter::paintThinLines(StampPainter &stamps, std::span<const QLineF> lines) const
{
    // Whole pixels at whole places: a line is as dark in one place as in another, and since it goes on
    // round its corners, no darker where two of its parts meet.
    const double pixels = std::max(1.0, std::round(sizes::line * 1.15 * m_pixelsPerCell));
    const double shift = std::fmod(pixels, 2) == 1 ? 0.5 : 0;
    const auto strokes = joined(lines);
    stamps.paintStrokes(strokes, m_theme.ink, pixels, shift);
}

void BoardPainter::paintLight(QPainter &painter, const QRectF &area) const
{
    paintFound(painter, area);
    paintLighting(painter, m_state.leaving(), area);
    paintLighting(painter, m_state.lit(), area);
    paintGlows(painter);
}

namespace {

/// Whether what search found is worth showing: that nothing is there is not.
bool isShownWhenFound(Look look)
{
    return look != Look::Cross && look != Look::Cut && look != Look::Outside && look != Look::Inner;
}

} // namespace

void BoardPainter::paintFound(QPainter &painter, const QRectF &area) const
{
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    std::set<ElementId> inFirst;
    for (const Mark &mark : m_state.found)
        inFirst.insert(mark.element);
    std::set<ElementId> inBoth;
    for (const Mark &mark : m_state.foundAgain) {
        if (inFirst.contains(mark.element))
            inBoth.insert(mark.element);
    }
    const auto paintMarks = [&](const std::vector<Mark> &found, Role role) {
        for (const Mark &mark : found) {
            if (isShownWhenFound(mark.look)
                && area.intersects(m_geometry.box(mark.element).adjusted(-0.1, -0.1, 0.1, 0.1)))
                marks.paint(mark, role, {.isShared = inBoth.contains(mark.element)});
        }
    };
    paintMarks(m_state.foundInBoth, Role::InBoth);
    paintMarks(m_state.found, Role::Suppose);
    paintMarks(m_state.foundAgain, Role::SupposeAgain);
}

void BoardPainter::paintLighting(QPainter &painter, const Lighting &lighting,
                                 const QRectF &area) const
{
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    const double premiseShare = lighting.premiseShare();
    const Role role = premiseRole(lighting);
    const auto isNear = [&](ElementId id) {
        return m_geometry.box(id).adjusted(-0.1, -0.1, 0.1, 0.1).intersects(area);
    };
    std::set<ElementId> concluded;
    for (const Mark &mark : lighting.conclusions)
        concluded.insert(mark.element);
    // What is written has one place: what is new stands there, what it was is only outlined.
    std::set<ElementId> written;
    for (const Mark &mark : lighting.premises) {
        if (!isNear(mark.element))
            continue;
        const bool isHidden
            = isWritten(mark.look)
              && (concluded.contains(mark.element) || !written.insert(mark.element).second);
        if (isHidden)
            marks.paintOutline(mark.element, role, premiseShare);
        else
            marks.paint(mark, role, {.share = premiseShare});
    }
    for (std::size_t i = 0; i < lighting.constraints.size(); ++i) {
        if (std::ranges::any_of(lighting.constraints[i], isNear))
            marks.paintConstraint(lighting.constraints[i], role, premiseShare, i);
    }
    for (const Mark &mark : lighting.example) {
        if (isNear(mark.element) && !concluded.contains(mark.element)
            && !written.contains(mark.element))
            marks.paint(mark, Role::Suppose, {.share = premiseShare});
    }
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        if (!isNear(lighting.conclusions[i].element) && lighting.origins.empty())
            continue;
        marks.paint(lighting.conclusions[i], Role::Conclusion,
                    {.share = lighting.conclusionShare(i),
                     .fades = lighting.fadesOnly,
                     .isReversed = lighting.reversed(i),
                     .from = lighting.origins});
    }
}

void BoardPainter::paintGlows(QPainter &painter) const
{
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    for (const Glow &glow : m_state.glows())
        marks.paintGlow(glow);
}

void paintBoard(QPainter &painter, const BoardState &state, const Theme &theme,
                const QRectF &target)
{
    const QRectF bounds = state.geometry()->bounds();
    const double scale
        = std::min(target.width() / bounds.width(), target.height() / bounds.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(target.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    const double device = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    const BoardPainter board(state, theme, scale * device);
    for (const Layer layer : allLayers)
        board.paint(painter, layer, bounds);
    painter.restore();
}

} // namespace inkling
