// SPDX-License-Identifier: MIT
#include "scene/boardpainter.h"

#include "scene/lettering.h"
#include "scene/markpainter.h"
#include "scene/stamps.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace inkling {

namespace {

/// How much of the crosses is left once the answer stands: they have done their work.
constexpr double finalCrosses = 0.45;
/// More premises than this are a crowd: each is painted more quietly.
constexpr std::size_t crowded = 40;
/// Device pixels: in cells smaller than this, lines are so thin that whole pixels matter.
constexpr double smallCell = 20;

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
    case Layer::Light:
        return paintLight(painter, reach);
    }
}

void BoardPainter::paintGround(QPainter &painter, const QRectF &area) const
{
    MarkPainter marks(painter, m_geometry, m_theme, m_pixelsPerCell);
    if (m_state.sidesShown) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.inside);
        m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
            if (m_state.note(id) == Look::Inside)
                painter.drawPolygon(m_geometry.polygon(id));
        });
    }
    marks.paintHalos(m_state.lit());
    marks.paintHalos(m_state.leaving());
}

namespace {

QPainterPath disc(double diameter)
{
    QPainterPath path;
    path.addEllipse(QPointF(), diameter / 2, diameter / 2);
    return path;
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
    const SpatialIndex &cells = m_geometry.index(ElementKind::Cell);
    if (m_geometry.index(ElementKind::Edge).empty()) {
        painter.setPen(QPen(m_theme.quiet, std::max(0.014, 1 / m_pixelsPerCell)));
        painter.setBrush(Qt::NoBrush);
        cells.visit(area, [&](ElementId id) { painter.drawPolygon(m_geometry.polygon(id)); });
    }
    StampPainter stamps(painter, m_pixelsPerCell);
    // A board has few different texts: each is looked up once.
    std::map<std::pair<std::string_view, bool>, const Stamp *> texts;
    cells.visit(area, [&](ElementId id) {
        const std::string &text = m_geometry.board().text(id);
        if (text.empty())
            return;
        const bool done = m_state.done(id);
        const Stamp *&stamp = texts[{text, done}];
        if (!stamp) {
            const QString name = QString::fromStdString(text);
            stamp = &stamps.stamp(u'=' + name, done ? m_theme.clueDone : m_theme.clue, [&] {
                return QTransform::fromScale(sizes::clueCapHeight, sizes::clueCapHeight)
                    .map(lettering(name));
            });
        }
        stamps.paint(*stamp, m_geometry.centre(id));
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
    const double crossesShown = std::clamp((m_pixelsPerCell - 10) / 4, 0.0, 1.0);
    quiet.setAlphaF(float(crossesShown * (m_state.isFinal ? finalCrosses : 1)));
    const Stamp &cross = stamps.stamp(QStringLiteral("cross"), quiet, [&] {
        return stroke(crossStrokes({}, sizes::cross),
                      std::max(sizes::crossStroke, 1 / m_pixelsPerCell), Qt::FlatCap);
    });
    const double width = snapped(sizes::line);
    std::map<std::pair<double, double>, const Stamp *> lines;
    const auto lineStamp = [&](const QLineF &line) -> const Stamp & {
        const Stamp *&stamp = lines[{line.dx(), line.dy()}];
        if (!stamp) {
            const QString name = QStringLiteral("line %1 %2").arg(line.dx()).arg(line.dy());
            stamp = &stamps.stamp(name, m_theme.ink, [&] {
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
        if (*look == Look::Line && isThin)
            thinLines.push_back(line);
        else if (*look == Look::Line)
            stamps.paint(lineStamp(line), line.p1());
        else if (*look == Look::Cross && crossesShown > 0)
            stamps.paint(cross, line.center());
    });
    if (!thinLines.empty())
        paintThinLines(stamps, thinLines);
}

namespace {

/// Lines that meet, joined to strokes that are as long as may be; each line is in one of them.
std::vector<QPolygonF> joined(std::span<const QLineF> lines)
{
    const auto key = [](const QPointF &point) {
        const auto part
            = [](double value) { return std::uint64_t(std::llround(value * 1024) & 0xffffffff); };
        return part(point.x()) << 32 | part(point.y());
    };
    std::unordered_map<std::uint64_t, std::vector<std::size_t>> meeting;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        meeting[key(lines[i].p1())].push_back(i);
        meeting[key(lines[i].p2())].push_back(i);
    }
    std::vector<bool> isTaken(lines.size(), false);
    std::vector<QPolygonF> strokes;
    const auto walk = [&](std::size_t line, QPointF from) {
        QPolygonF stroke{from};
        while (true) {
            isTaken[line] = true;
            const bool isAlong = key(lines[line].p1()) == key(from);
            from = isAlong ? lines[line].p2() : lines[line].p1();
            stroke.append(from);
            const auto &here = meeting[key(from)];
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
                if (!isTaken[i] && (!fromEnds || meeting[key(end)].size() == 1))
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
    paintFlourish(painter);
}

void BoardPainter::paintFound(QPainter &painter, const QRectF &area) const
{
    MarkPainter marks(painter, m_geometry, m_theme, m_pixelsPerCell);
    const auto paintLines = [&](const std::vector<Mark> &found, Role role) {
        for (const Mark &mark : found) {
            if (mark.look == Look::Line && area.contains(m_geometry.centre(mark.element)))
                marks.paint(mark, role, 1);
        }
    };
    paintLines(m_state.foundInBoth, Role::InBoth);
    paintLines(m_state.found, Role::Suppose);
    paintLines(m_state.foundAgain, Role::SupposeAgain);
}

void BoardPainter::paintLighting(QPainter &painter, const Lighting &lighting,
                                 const QRectF &area) const
{
    MarkPainter marks(painter, m_geometry, m_theme, m_pixelsPerCell);
    const double premiseShare = lighting.premiseShare();
    const Role role = lighting.contradiction               ? Role::Error
                      : lighting.premises.size() > crowded ? Role::Crowd
                                                           : Role::Premise;
    const auto isNear = [&](ElementId id) { return area.contains(m_geometry.centre(id)); };
    for (const Mark &mark : lighting.premises) {
        if (isNear(mark.element))
            marks.paint(mark, role, premiseShare);
    }
    for (const ElementId element : lighting.constraints) {
        if (isNear(element))
            marks.paintRing(element, role, premiseShare);
    }
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        if (isNear(lighting.conclusions[i].element)) {
            marks.paint(lighting.conclusions[i], Role::Conclusion, lighting.conclusionShare(i),
                        lighting.fadesOnly, lighting.reversed(i));
        }
    }
}

void BoardPainter::paintFlourish(QPainter &painter) const
{
    const auto &path = m_state.flourish;
    const MarkPainter marks(painter, m_geometry, m_theme, m_pixelsPerCell);
    for (std::size_t i = 1; i < path.size(); ++i) {
        const double age = 1 - double(i) / double(path.size() - 1);
        painter.setPen(marks.pen(blend(m_theme.finalAnswer, m_theme.ink, age * age),
                                 sizes::line * (1 + 0.4 * (1 - age))));
        painter.drawLine(path[i - 1], path[i]);
    }
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
