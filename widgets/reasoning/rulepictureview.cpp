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
    m_before = BoardState(geometry);
    m_before.light(std::move(before));
    m_after = BoardState(geometry);
    m_after.light(std::move(after));
    updateGeometry();
    update();
}

QSize RulePictureView::sizeHint() const
{
    if (!m_before.geometry())
        return {0, 0};
    const QRectF bounds = shownPart(*m_before.geometry());
    const double cell = std::min(largestCell, (300 - arrowRoom) / 2 / bounds.width());
    return {int(2 * bounds.width() * cell + arrowRoom), int(bounds.height() * cell)};
}

void RulePictureView::paintEvent(QPaintEvent *)
{
    if (!m_before.geometry() || m_before.geometry()->board().size() == 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const QRectF bounds = shownPart(*m_before.geometry());
    const double cell = std::min(
        {largestCell, (width() - arrowRoom) / 2 / bounds.width(), height() / bounds.height()});
    const QSizeF size = bounds.size() * cell;
    const double left = (width() - 2 * size.width() - arrowRoom) / 2;
    const double top = (height() - size.height()) / 2;
    const QRectF place(QPointF(left, top), size);
    paintPart(painter, m_before, theme, place, cell);
    paintPart(painter, m_after, theme, place.translated(size.width() + arrowRoom, 0), cell);

    const double y = height() / 2.0;
    const double middle = left + size.width() + arrowRoom / 2;
    painter.setPen(
        QPen(blend(theme.ink, theme.paper, 0.45), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(middle - 11, y), QPointF(middle + 11, y));
    painter.drawPolyline(QPolygonF({{middle + 6, y - 5}, {middle + 11, y}, {middle + 6, y + 5}}));
}

} // namespace inkling
