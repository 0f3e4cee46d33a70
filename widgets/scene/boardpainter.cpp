// SPDX-License-Identifier: MIT
#include "scene/boardpainter.h"

#include "scene/lettering.h"
#include "scene/markpainter.h"

#include <QPainter>
#include <QVarLengthArray>
#include <algorithm>

namespace inkling {

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
    for (const Lighting *lighting : {&m_state.lit(), &m_state.leaving()}) {
        for (std::size_t i = 0; i < lighting->conclusions.size(); ++i)
            marks.paintHalo(lighting->conclusions[i], lighting->conclusionShare(i));
    }
}

void BoardPainter::paintVertices(QPainter &painter, const QRectF &area) const
{
    QVarLengthArray<QPointF, 512> dots;
    m_geometry.index(ElementKind::Vertex).visit(area, [&](ElementId id) {
        dots.append(m_geometry.centre(id));
    });
    const double size = std::max(sizes::dot, 1 / m_pixelsPerCell);
    if (m_pixelsPerCell < 9) {
        for (const QPointF &dot : dots)
            painter.fillRect(QRectF(dot.x() - size / 2, dot.y() - size / 2, size, size),
                             m_theme.quiet);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.quiet);
    for (const QPointF &dot : dots)
        painter.drawEllipse(dot, size / 2, size / 2);
}

void BoardPainter::paintCells(QPainter &painter, const QRectF &area) const
{
    const SpatialIndex &cells = m_geometry.index(ElementKind::Cell);
    if (m_geometry.index(ElementKind::Edge).empty()) {
        painter.setPen(QPen(m_theme.quiet, std::max(0.014, 1 / m_pixelsPerCell)));
        painter.setBrush(Qt::NoBrush);
        cells.visit(area, [&](ElementId id) { painter.drawPolygon(m_geometry.polygon(id)); });
    }
    const QTransform base = painter.transform();
    cells.visit(area, [&](ElementId id) {
        const std::string &text = m_geometry.board().text(id);
        if (text.empty())
            return;
        const QPointF centre = m_geometry.centre(id);
        painter.setTransform(QTransform(sizes::clueCapHeight, 0, 0, sizes::clueCapHeight,
                                        centre.x(), centre.y())
                             * base);
        painter.fillPath(lettering(QString::fromStdString(text)),
                         m_state.done(id) ? m_theme.clueDone : m_theme.clue);
    });
    painter.setTransform(base);
}

void BoardPainter::paintEdges(QPainter &painter, const QRectF &area) const
{
    QVarLengthArray<QLineF, 512> lines;
    QVarLengthArray<QLineF, 512> crosses;
    const double crossesShown = std::clamp((m_pixelsPerCell - 10) / 4, 0.0, 1.0);
    m_geometry.index(ElementKind::Edge).visit(area, [&](ElementId id) {
        const auto look = m_state.mainMark(id);
        if (!look || m_state.isLit(id))
            return;
        if (*look == Look::Line) {
            lines.append(m_geometry.line(id));
        } else if (*look == Look::Cross && crossesShown > 0) {
            for (const QLineF &stroke : crossStrokes(m_geometry.centre(id), sizes::cross))
                crosses.append(stroke);
        }
    });
    const MarkPainter marks(painter, m_geometry, m_theme, m_pixelsPerCell);
    QColor quiet = m_theme.quiet;
    quiet.setAlphaF(float(crossesShown));
    painter.setPen(marks.pen(quiet, sizes::crossStroke, Qt::FlatCap));
    painter.drawLines(crosses.constData(), int(crosses.size()));
    painter.setPen(marks.pen(m_theme.ink, sizes::line));
    painter.drawLines(lines.constData(), int(lines.size()));
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
    for (const Mark &mark : m_state.found) {
        if (mark.look == Look::Line && area.contains(m_geometry.centre(mark.element)))
            marks.paint(mark, Role::Suppose, 1);
    }
}

void BoardPainter::paintLighting(QPainter &painter, const Lighting &lighting,
                                 const QRectF &area) const
{
    MarkPainter marks(painter, m_geometry, m_theme, m_pixelsPerCell);
    const double premiseShare = lighting.premiseShare();
    const Role role = lighting.contradiction ? Role::Error : Role::Premise;
    const auto near = [&](ElementId id) { return area.contains(m_geometry.centre(id)); };
    for (const Mark &mark : lighting.premises) {
        if (near(mark.element))
            marks.paint(mark, role, premiseShare);
    }
    for (const ElementId element : lighting.constraints) {
        if (near(element))
            marks.paintRing(element, role, premiseShare);
    }
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        if (near(lighting.conclusions[i].element)) {
            marks.paint(lighting.conclusions[i], Role::Conclusion, lighting.conclusionShare(i),
                        lighting.fadesOnly);
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
