// SPDX-License-Identifier: MIT
#include "painting/boardpainter.h"

#include "painting/edgepainter.h"
#include "painting/faces/facepainter.h"
#include "painting/framepainter.h"
#include "painting/looks.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"
#include "painting/stamps.h"
#include "painting/textpainter.h"
#include "scene/linenumbers.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace inkling {

namespace {

/// More premises than this are a crowd: each is painted more quietly.
constexpr std::size_t crowded = 40;
std::optional<int> supposedDepth(const Lighting &lighting, ElementId element)
{
    for (const auto &[supposed, depth] : lighting.supposedPremises) {
        if (supposed == element)
            return depth;
    }
    return std::nullopt;
}

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
        return EdgePainter(painter, m_state, m_theme, m_pixelsPerCell).paint(reach);
    case Layer::Texts:
        if (m_state.lineNumbersShown)
            LineNumbers(m_geometry).paint(painter, m_theme, m_geometry.bounds());
        return TextPainter(painter, m_state, m_theme, m_pixelsPerCell).paint(reach);
    case Layer::Light:
        return paintLight(painter, reach);
    }
}

void BoardPainter::paintGround(QPainter &painter, const QRectF &area) const
{
    FramePainter(painter, m_state, m_theme, m_pixelsPerCell).paintTiles(area);
    if (m_geometry.hasPlainFrames())
        FacePainter(painter, m_state, m_theme, m_pixelsPerCell).paintGivens(area);
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    if (m_state.sidesShown)
        paintSides(painter, area);
    paintTints(painter, area);
    for (const Heat &heat : m_state.heat) {
        if (area.intersects(m_geometry.box(heat.element).adjusted(-0.2, -0.2, 0.2, 0.2)))
            marks.paintHeat(heat);
    }
    paintAlike(painter, area);
    const Lighting &lit = m_state.lit();
    marks.paintTint(lit, premiseRole(lit));
    marks.paintHalos(lit);
    marks.paintHalos(m_state.leaving());
}

void BoardPainter::paintTints(QPainter &painter, const QRectF &area) const
{
    constexpr double band = 0.3; // of a coloured edge, wider than any line on it
    painter.save();
    for (const Tint &tint : m_state.tints) {
        if (!area.intersects(m_geometry.box(tint.element).adjusted(-band, -band, band, band)))
            continue;
        const QColor &colour = m_theme.tints[std::size_t(tint.colour - 1)];
        if (m_geometry.board().kind(tint.element) == ElementKind::Edge) {
            painter.setPen(QPen(colour, band, Qt::SolidLine, Qt::FlatCap));
            painter.drawPolyline(m_geometry.polygon(tint.element));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawPolygon(m_geometry.polygon(tint.element));
        }
    }
    painter.restore();
}

void BoardPainter::paintAlike(QPainter &painter, const QRectF &area) const
{
    painter.save();
    for (const Alike &alike : m_state.alike) {
        const QRectF box = m_geometry.box(alike.element);
        if (!area.intersects(box))
            continue;
        QColor tint = m_theme.accent;
        tint.setAlphaF(alike.isNote ? 0.75F : m_theme.dark ? 0.30F : 0.18F);
        if (!alike.isNote) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(tint);
            painter.drawRoundedRect(box.adjusted(0.05, 0.05, -0.05, -0.05), 0.08, 0.08);
            continue;
        }
        // Only a ring where it is noted.
        const MarkDetails *details = m_state.details(alike.element);
        if (!details)
            continue;
        painter.setPen(QPen(tint, std::max(0.022, 1.1 / m_pixelsPerCell)));
        painter.setBrush(Qt::NoBrush);
        for (const auto &[value, place] :
             candidatePlaces(m_geometry, alike.element, details->outOf)) {
            if (value == alike.value)
                painter.drawEllipse(place.centre, 0.135, 0.135);
        }
    }
    painter.restore();
}

void BoardPainter::paintSides(QPainter &painter, const QRectF &area) const
{
    m_geometry.index(ElementKind::Cell).visit(area, [&](ElementId id) {
        const auto side = m_state.note(id);
        const bool isInside = side == Look::Inside;
        if (isInside || (side == Look::Outside && m_theme.outside.isValid())) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isInside ? m_theme.inside : m_theme.outside);
            painter.drawPolygon(m_geometry.polygon(id));
        }
        if (m_state.outsideShown && (isInside || side == Look::Outside)) {
            // A full dot inside, a ring outside: they can be told apart without their colours.
            const double radius = std::clamp(3 / m_pixelsPerCell, 0.085, 0.15);
            const QColor ink = blend(m_theme.ink, m_theme.paper, 0.3);
            painter.save();
            painter.setPen(QPen(ink, std::max(0.03, 1.3 / m_pixelsPerCell)));
            painter.setBrush(isInside ? QBrush(ink) : QBrush(Qt::NoBrush));
            painter.drawEllipse(m_geometry.centre(id) + QPointF(-0.31, 0.31), radius, radius);
            painter.restore();
        }
    });
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

} // namespace

void BoardPainter::paintVertices(QPainter &painter, const QRectF &area) const
{
    const double width = std::max(sizes::dot, 1.2 / m_pixelsPerCell);
    if (keepsText(painter)) {
        // A PDF of many boards would mostly be discs: points with a round pen take a tenth of that.
        QPolygonF dots;
        m_geometry.index(ElementKind::Vertex).visit(area, [&](ElementId id) {
            if (!m_state.hasLine(id))
                dots.append(m_geometry.centre(id));
        });
        painter.setPen(QPen(m_theme.quiet, width, Qt::SolidLine, Qt::RoundCap));
        return painter.drawPoints(dots);
    }
    StampPainter stamps(painter, m_pixelsPerCell);
    const Stamp &dot
        = stamps.stamp(QStringLiteral("dot"), m_theme.quiet, [&] { return disc(width); });
    m_geometry.index(ElementKind::Vertex).visit(area, [&](ElementId id) {
        // A dot would stick out below a thin line.
        if (!m_state.hasLine(id))
            stamps.paint(dot, m_geometry.centre(id));
    });
}

void BoardPainter::paintCells(QPainter &painter, const QRectF &area) const
{
    FacePainter(painter, m_state, m_theme, m_pixelsPerCell).paint(area);
    if (m_geometry.board().frame() == CellFrame::None)
        return;
    paintInked(painter, area);
    const FramePainter frames(painter, m_state, m_theme, m_pixelsPerCell);
    frames.paintLines(area);
    frames.paintSolved();
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
        if (!look || !isShade(*look) || m_state.isTextLit(id) || m_geometry.isInked(id))
            return;
        const QPolygonF outline = m_geometry.polygon(id);
        const QPointF centre = m_geometry.centre(id);
        const QSizeF size = outline.boundingRect().size();
        Drawing &drawing = drawings[{*look, size.width(), size.height(), outline.size()}];
        if (!drawing.fill) {
            const Shade shade = shadeOf(*look, outline.translated(-centre), m_theme);
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

void BoardPainter::paintLight(QPainter &painter, const QRectF &area) const
{
    paintFound(painter, area);
    paintKept(painter, area);
    paintSupposed(painter, area);
    paintLighting(painter, m_state.leaving(), area);
    paintLighting(painter, m_state.lit(), area);
    paintGlows(painter);
    paintSelection(painter);
}

void BoardPainter::paintFound(QPainter &painter, const QRectF &area) const
{
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    std::set<ElementId> inFirst;
    for (const Mark &mark : m_state.found())
        inFirst.insert(mark.element);
    std::set<ElementId> inBoth;
    for (const Mark &mark : m_state.foundAgain()) {
        if (inFirst.contains(mark.element))
            inBoth.insert(mark.element);
    }
    const auto paintMarks = [&](const std::vector<Mark> &found, Role role) {
        for (const Mark &mark : found) {
            if (isTelling(mark.look)
                && area.intersects(m_geometry.box(mark).adjusted(-0.1, -0.1, 0.1, 0.1)))
                marks.paint(mark, role, {.isShared = inBoth.contains(mark.element)});
        }
    };
    paintMarks(m_state.foundInBoth(), Role::InBoth);
    paintMarks(m_state.found(), Role::Suppose);
    paintMarks(m_state.foundAgain(), Role::SupposeAgain);
}

void BoardPainter::paintKept(QPainter &painter, const QRectF &area) const
{
    const Lighting &lit = m_state.lit();
    const auto isLitIn = [](const std::vector<Mark> &marks, const Mark &kept) {
        return std::ranges::any_of(marks, [&](const Mark &mark) {
            return mark.element == kept.element && mark.other == kept.other;
        });
    };
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    const auto paintAll = [&](const std::vector<Mark> &kept, double share) {
        for (const Mark &mark : kept) {
            if (area.intersects(m_geometry.box(mark)) && !isLitIn(lit.premises, mark)
                && !isLitIn(lit.conclusions, mark))
                marks.paint(mark, Role::Kept, {.share = share, .fades = true});
        }
    };
    const double shown = smallMarksShown(m_pixelsPerCell);
    paintAll(m_state.kept, shown);
    paintAll(m_state.noLongerKept, shown * (1 - lit.premiseShare()));
}

void BoardPainter::paintSupposed(QPainter &painter, const QRectF &area) const
{
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    for (std::size_t i = 0; i < m_state.supposed().size(); ++i) {
        for (const Mark &mark : m_state.supposed()[i]) {
            if (area.intersects(m_geometry.box(mark).adjusted(-0.1, -0.1, 0.1, 0.1))
                && !m_state.isLit(mark.element))
                marks.paint(mark, supposedRole(int(i) + 1));
        }
    }
}

void BoardPainter::paintLighting(QPainter &painter, const Lighting &lighting,
                                 const QRectF &area) const
{
    paintRegion(painter, lighting);
    MarkPainter marks(painter, m_state, m_theme, m_pixelsPerCell);
    const double premiseShare = lighting.premiseShare();
    const Role role = premiseRole(lighting);
    const auto isNear = [&](ElementId id) {
        return m_geometry.box(id).adjusted(-0.1, -0.1, 0.1, 0.1).intersects(area);
    };
    marks.setAmongAreas(std::ranges::any_of(lighting.constraints, [&](const auto &constraint) {
        return std::ranges::any_of(constraint, [&](ElementId id) {
            return m_geometry.board().kind(id) == ElementKind::Region;
        });
    }));
    std::set<ElementId> concluded;
    for (const Mark &mark : lighting.conclusions)
        concluded.insert(mark.element);
    // A text has one place: a new one stands there, and the one before it is only outlined.
    std::set<ElementId> written;
    for (const Mark &mark : lighting.premises) {
        if (!isNear(mark.element))
            continue;
        const bool isHidden
            = isWritten(mark.look)
              && (concluded.contains(mark.element) || !written.insert(mark.element).second);
        if (isHidden)
            marks.paintOutline(mark.element, role, premiseShare);
        else if (const auto depth = supposedDepth(lighting, mark.element)) {
            marks.paint(mark, supposedRole(*depth), {.share = premiseShare});
            marks.paintOutline(mark.element, role, premiseShare);
        } else
            marks.paint(mark, role, {.share = premiseShare});
    }
    const bool isSeen = std::ranges::any_of(lighting.constraints, [&](const auto &constraint) {
        return std::ranges::any_of(constraint, isNear);
    });
    if (isSeen && premiseShare > 0)
        marks.paintConstraints(lighting, role);
    if (lighting.isOfAll && premiseShare > 0)
        marks.paintAll(role, premiseShare);
    for (const Mark &mark : lighting.example) {
        if (isNear(mark.element) && !concluded.contains(mark.element)
            && !written.contains(mark.element))
            marks.paint(mark, Role::Suppose, {.share = premiseShare});
    }
    const auto paintWrong = [&](bool isBelow) {
        for (const Mark &mark : lighting.wrong) {
            const bool isShared
                = concluded.contains(mark.element) || written.contains(mark.element);
            if (!isNear(mark.element) || isBelow != (!isShared || isRunning(mark.look)))
                continue;
            if (isShared)
                marks.paintWrongBeside(mark);
            else
                marks.paintWrong(mark);
        }
    };
    paintWrong(true);
    for (const ElementId element : lighting.places) {
        if (isNear(element))
            marks.paintPlace(element);
    }
    Theme pale = m_theme;
    pale.conclusion = blend(m_theme.conclusion, m_theme.paper, 0.55);
    MarkPainter counted(painter, m_state, pale, m_pixelsPerCell);
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        if (!isNear(lighting.conclusions[i].element) && lighting.origins.empty())
            continue;
        MarkPainter &by = lighting.counted(i) ? counted : marks;
        by.paint(lighting.conclusions[i],
                 lighting.supposition > 0 ? supposedRole(lighting.supposition) : Role::Conclusion,
                 {.share = lighting.conclusionShare(i),
                  .fades = lighting.fadesOnly,
                  .isReversed = lighting.reversed(i),
                  .from = lighting.origins,
                  .isClaimed = true});
    }
    paintWrong(false);
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
