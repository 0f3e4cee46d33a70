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
    const QRectF bounds = m_before.geometry()->bounds();
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
    const QRectF bounds = m_before.geometry()->bounds();
    const double cell = std::min({largestCell, (width() - arrowRoom) / 2 / bounds.width(),
                                  height() / bounds.height()});
    const QSizeF size = bounds.size() * cell;
    const double left = (width() - 2 * size.width() - arrowRoom) / 2;
    const double top = (height() - size.height()) / 2;
    paintBoard(painter, m_before, theme, QRectF(QPointF(left, top), size));
    paintBoard(painter, m_after, theme,
               QRectF(QPointF(left + size.width() + arrowRoom, top), size));

    const double y = height() / 2.0;
    const double middle = left + size.width() + arrowRoom / 2;
    painter.setPen(QPen(blend(theme.ink, theme.paper, 0.45), 1.5, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawLine(QPointF(middle - 11, y), QPointF(middle + 11, y));
    painter.drawPolyline(QPolygonF({{middle + 6, y - 5}, {middle + 11, y}, {middle + 6, y + 5}}));
}

} // namespace inkling
