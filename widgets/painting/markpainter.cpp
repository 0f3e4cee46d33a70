// SPDX-License-Identifier: MIT
#include "painting/markpainter.h"

#include "painting/looks.h"
#include "painting/shapes.h"

#include <QPainter>
#include <algorithm>

namespace inkling {

QPen answerPen(Role role, const Theme &theme, double pixelsPerCell)
{
    QPen pen(theme.suppose, std::max(sizes::line, 1 / pixelsPerCell), Qt::SolidLine, Qt::RoundCap,
             Qt::RoundJoin);
    if (role == Role::Suppose) {
        pen.setDashPattern({0.01, 1.99}); // meets itself at the dots
    } else if (role == Role::SupposeAgain) {
        pen.setColor(theme.supposeAgain);
        pen.setDashPattern({1.3, 1.85, 0.01, 1.84});
    } else {
        // Neutral, and thinner than what has been reasoned.
        pen.setColor(blend(theme.paper, theme.ink, 0.62));
        pen.setWidthF(std::max(sizes::line * 0.55, 1 / pixelsPerCell));
    }
    return pen;
}

MarkPainter::MarkPainter(QPainter &painter, const BoardState &state, const Theme &theme,
                         double pixelsPerCell)
    : m_painter(painter)
    , m_state(state)
    , m_geometry(*state.geometry())
    , m_theme(theme)
    , m_pixelsPerCell(pixelsPerCell)
{}

QPen MarkPainter::pen(const QColor &colour, double width, Qt::PenCapStyle cap) const
{
    return QPen(colour, std::max(width, 1 / m_pixelsPerCell), Qt::SolidLine, cap, Qt::RoundJoin);
}

QColor MarkPainter::colour(Role role) const
{
    switch (role) {
    case Role::Premise:
    case Role::Crowd:
        return m_theme.premise;
    case Role::Conclusion:
        return m_theme.conclusion;
    case Role::Error:
    case Role::Wrong:
        return m_theme.error;
    case Role::Suppose:
        return m_theme.suppose;
    case Role::SupposeAgain:
        return m_theme.supposeAgain;
    case Role::Kept:
        return candidateInk(m_theme);
    case Role::InBoth:
        break;
    }
    return blend(m_theme.paper, m_theme.ink, 0.62);
}

double MarkPainter::weight(Role role) const
{
    return role == Role::Conclusion || role == Role::Error || role == Role::Wrong ? sizes::heavier
                                                                                  : 1;
}

Weight MarkPainter::lettersOf(Role role) const
{
    switch (role) {
    case Role::Conclusion:
    case Role::Error:
    case Role::Wrong:
        return Weight::Bold;
    case Role::Crowd:
    case Role::InBoth:
        return Weight::Regular;
    default:
        return Weight::Medium;
    }
}

QPen MarkPainter::outlinePen(Role role) const
{
    QPen outline = pen(colour(role), sizes::outlineStroke * weight(role), Qt::FlatCap);
    switch (role) {
    case Role::Premise:
        outline.setDashPattern({3.2, 2.4});
        break;
    case Role::Crowd:
        outline = pen(colour(role), 0.018, Qt::FlatCap);
        outline.setDashPattern({3.2, 3.2});
        break;
    case Role::Suppose:
        outline = pen(colour(role), 0.045);
        outline.setDashPattern({0.01, 1.9});
        break;
    case Role::SupposeAgain:
        outline = pen(colour(role), 0.035);
        outline.setDashPattern({2.6, 1.9, 0.01, 1.9});
        break;
    case Role::InBoth:
        outline = pen(colour(role), 0.018);
        break;
    case Role::Conclusion:
    case Role::Error:
    case Role::Wrong:
    case Role::Kept:
        break;
    }
    return outline;
}

QPen MarkPainter::supposedPen(Role role) const
{
    QPen stroke = outlinePen(role);
    // Dots of less than two pixels are a haze; where even those find no room they may be smaller.
    stroke.setWidthF(std::max(stroke.widthF(), std::min(2.2 / m_pixelsPerCell, 0.085)));
    return stroke;
}

void MarkPainter::paint(const Mark &mark, Role role, const Coming &given)
{
    if (given.share <= 0 || m_geometry.isInked(mark.element)
        || paintOnInk(mark.element, [&](MarkPainter &there) { there.paint(mark, role, given); }))
        return;
    Coming coming = given;
    m_painter.save();
    if (coming.fades || role == Role::Premise || role == Role::Crowd) {
        m_painter.setOpacity(m_painter.opacity() * coming.share);
        coming.share = 1;
    }
    (this->*LookTraits::of(mark.look).paint)(mark, role, coming);
    m_painter.restore();
}

void MarkPainter::write(const QString &text, const QPointF &centre, double capHeight,
                        const QColor &colour, Weight weight)
{
    paintLettering(m_painter, text, weight, centre, capHeight, colour);
}

} // namespace inkling
