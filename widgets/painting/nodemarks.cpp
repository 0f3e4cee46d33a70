// SPDX-License-Identifier: MIT
// How MarkPainter paints what is written.
#include "painting/faces/faceshapes.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"

#include <QPainter>
#include <algorithm>

namespace inkling {

void MarkPainter::paintText(const Mark &mark, Role role, const Coming &coming)
{
    if (m_geometry.board().kind(mark.element) == ElementKind::Cell)
        paintDigit(mark, role, coming);
    else if (m_geometry.board().kind(mark.element) == ElementKind::Node)
        paintCard(mark, role, coming);
    else
        paintLabel(mark, role, coming);
}

void MarkPainter::paintLabel(const Mark &mark, Role role, const Coming &coming)
{
    const QString text = QString::fromStdString(mark.text);
    if (coming.isShared)
        return paintOnLine(text, sharedPlace(m_geometry, mark.element, text, role == Role::Suppose),
                           role);
    const TextPlace place = boxedPlace(m_geometry, mark.element, text);
    if (role != Role::Conclusion)
        paintRing(mark.element, role);
    m_painter.setOpacity(m_painter.opacity() * coming.share);
    // The halo below the board's cells does not show through ink: the ground itself changes.
    const bool isGround = role == Role::Conclusion && m_isOnInk;
    if (isGround)
        m_painter.fillPath(rounded(inset(inkedGroundOf(m_geometry, mark.element), 0.03), 0.04),
                           colour(role));
    write(text, place.centre + QPointF(0, 0.04 * (1 - coming.share)), place.capHeight,
          isGround ? m_theme.paper : colour(role), lettersOf(role));
}

void MarkPainter::paintOnLine(const QString &text, const TextPlace &place, Role role)
{
    const double reach = std::max(
        lettering(text, lettersOf(role)).boundingRect().width() * place.capHeight / 2, 0.14);
    const QPointF foot = place.centre + QPointF(0, place.capHeight * 0.5 + 0.11);
    m_painter.setPen(outlinePen(role));
    m_painter.drawLine(foot - QPointF(reach, 0), foot + QPointF(reach, 0));
    write(text, place.centre, place.capHeight, colour(role), lettersOf(role));
}

void MarkPainter::paintCard(const Mark &mark, Role role, const Coming &coming)
{
    const QRectF whole = m_geometry.box(mark.element);
    const bool isFirst = role == Role::Suppose;
    const QRectF box = coming.isShared ? sharedBox(whole, isFirst) : whole;
    const QPen border = role == Role::Conclusion ? pen(colour(role), 0.045) : outlinePen(role);
    const auto paintAt = [&](const QRectF &place, const QString &text, double opacity) {
        m_painter.save();
        m_painter.setOpacity(m_painter.opacity() * opacity);
        m_painter.setPen(border);
        m_painter.setBrush(cardFace(m_theme));
        m_painter.drawPath(cardShape(place));
        const TextPlace written = coming.isShared
                                      ? sharedPlace(m_geometry, mark.element, text, isFirst)
                                      : boxedPlace(m_geometry, mark.element, text);
        const QPointF shift = place.center() - box.center();
        write(text, written.centre + shift, written.capHeight * place.width() / box.width(),
              colour(role), lettersOf(role));
        m_painter.restore();
    };
    // The cards that it is made of slide together, and are it.
    const double share = coming.share;
    if (share < 1) {
        for (const ElementId element : coming.from) {
            const QRectF start = m_geometry.box(element);
            const QSizeF size = start.size() + (box.size() - start.size()) * share;
            const QPointF middle = start.center() + (box.center() - start.center()) * share;
            const QRectF place(middle - QPointF(size.width(), size.height()) / 2, size);
            const std::string_view text = m_state.text(element);
            paintAt(place, QString::fromUtf8(text.data(), qsizetype(text.size())), 1 - share);
        }
    }
    paintAt(box, QString::fromStdString(mark.text), coming.from.empty() ? share : share * share);
    if (role == Role::Error) {
        m_painter.setPen(border);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(cardShape(box.adjusted(-0.08, -0.08, 0.08, 0.08)));
    }
}

} // namespace inkling
