// SPDX-License-Identifier: MIT
#include "reasoning/rulepictureview.h"

#include "scene/boardpainter.h"
#include "scene/theme.h"

#include <QPainter>
#include <algorithm>

namespace inkling {

namespace {

constexpr double largestCell = 46;
constexpr double arrowRoom = 40;
constexpr double usualWidth = 300;
constexpr double tallest = 250;
/// Less than a board's own: a small picture needs less air.
constexpr double margin = 0.4;

QRectF shownPart(const BoardGeometry &geometry)
{
    constexpr double trim = BoardGeometry::margin - margin;
    return geometry.bounds().adjusted(trim, trim, -trim, -trim);
}

/// Paints a board so that its shown part fills `target`; the rest has nothing on it.
void paintPart(QPainter &painter, const BoardState &state, const Theme &theme, const QRectF &target,
               double cell)
{
    const double trim = (BoardGeometry::margin - margin) * cell;
    paintBoard(painter, state, theme, target.adjusted(-trim, -trim, trim, trim));
}

} // namespace

RulePictureView::RulePictureView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Picture of the rule"));
}

void RulePictureView::setPicture(const RulePicture &picture)
{
    const auto geometry = std::make_shared<const BoardGeometry>(picture.board);
    Lighting after = lightingOf(picture);
    Lighting before = after;
    before.conclusions.clear();
    before.contradiction = false;
    m_before = BoardState(geometry);
    m_before.light(std::move(before));
    m_after = BoardState(geometry);
    m_after.light(std::move(after));
    updateGeometry();
    update();
}

bool RulePictureView::isStacked() const
{
    // Wide boards have more room one below the other.
    const QSizeF bounds = shownPart(*m_before.geometry()).size();
    const double beside = (usualWidth - arrowRoom) / 2 / bounds.width();
    const double below = std::min(
        {largestCell, usualWidth / bounds.width(), (tallest - arrowRoom) / 2 / bounds.height()});
    return below > 1.4 * std::min(beside, largestCell);
}

double RulePictureView::cellFor(const QSizeF &room) const
{
    const QRectF bounds = shownPart(*m_before.geometry());
    const bool stacked = isStacked();
    const double across = stacked ? room.width() : (room.width() - arrowRoom) / 2;
    const double down = stacked ? (room.height() - arrowRoom) / 2 : room.height();
    return std::min({largestCell, across / bounds.width(), down / bounds.height()});
}

QSize RulePictureView::sizeHint() const
{
    if (!m_before.geometry())
        return {0, 0};
    const QSizeF bounds = shownPart(*m_before.geometry()).size();
    const double cell = cellFor({usualWidth, tallest});
    return isStacked()
               ? QSize(int(bounds.width() * cell), int(2 * bounds.height() * cell + arrowRoom))
               : QSize(int(2 * bounds.width() * cell + arrowRoom), int(bounds.height() * cell));
}

void RulePictureView::paintEvent(QPaintEvent *)
{
    if (!m_before.geometry() || m_before.geometry()->board().size() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const double cell = cellFor(size());
    const QSizeF part = shownPart(*m_before.geometry()).size() * cell;
    const QPointF step = isStacked() ? QPointF(0, part.height() + arrowRoom)
                                     : QPointF(part.width() + arrowRoom, 0);
    const QRectF whole(QPointF(), part + QSizeF(step.x(), step.y()));
    const QPointF corner = QRectF(rect()).center() - whole.center();
    const QRectF place(corner, part);
    paintPart(painter, m_before, theme, place, cell);
    paintPart(painter, m_after, theme, place.translated(step), cell);

    painter.translate(place.center() + step / 2);
    if (isStacked())
        painter.rotate(90);
    painter.setPen(
        QPen(blend(theme.ink, theme.paper, 0.45), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(-11, 0), QPointF(11, 0));
    painter.drawPolyline(QPolygonF({{6, -5}, {11, 0}, {6, 5}}));
}

} // namespace inkling
