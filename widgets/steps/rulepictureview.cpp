// SPDX-License-Identifier: MIT
#include "steps/rulepictureview.h"

#include "painting/boardpainter.h"
#include "scene/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

constexpr double largestCell = 46;
/// Where two boards beside each other would have smaller cells, they stand one below the other.
constexpr double readableCell = 34;
constexpr double arrowRoom = 34;
constexpr int usualWidth = 316;
/// Less than a board's own: a small picture needs less air.
constexpr double margin = 0.25;

/// Round what is on a board: labels and cards only where the picture says something of them.
QRectF drawnPart(const BoardState &state)
{
    const BoardGeometry &geometry = *state.geometry();
    std::vector<bool> isLit(geometry.board().size(), false);
    state.lit().visit([&](ElementId id) { isLit[id] = true; });
    QRectF part;
    for (ElementId id = 0; id < geometry.board().size(); ++id) {
        const ElementKind kind = geometry.board().kind(id);
        const bool isGround = kind == ElementKind::Cell || kind == ElementKind::Vertex;
        if (isGround || isLit[id] || !state.text(id).empty())
            part |= geometry.box(id).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
    }
    return part.adjusted(-margin, -margin, margin, margin);
}

/// Round the cells and dots of a board; of one without, round all that is on it.
QRectF groundOf(const BoardGeometry &geometry, const QRectF &all)
{
    QRectF ground;
    for (ElementId id = 0; id < geometry.board().size(); ++id) {
        const ElementKind kind = geometry.board().kind(id);
        if (kind == ElementKind::Cell || kind == ElementKind::Vertex)
            ground |= geometry.box(id).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
    }
    return ground.isEmpty() ? all : ground;
}

/// Paints a board so that `part` of it fills `target`; the rest has nothing on it.
void paintPart(QPainter &painter, const BoardState &state, const Theme &theme, const QRectF &part,
               const QRectF &target)
{
    const double cell = target.width() / part.width();
    const QRectF bounds = state.geometry()->bounds();
    paintBoard(
        painter, state, theme,
        {target.topLeft() + (bounds.topLeft() - part.topLeft()) * cell, bounds.size() * cell});
}

} // namespace

RulePictureView::RulePictureView(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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
    m_part = drawnPart(m_after);
    m_ground = groundOf(*geometry, m_part);
    showFollowing(!m_isPlayed);
    updateGeometry();
}

void RulePictureView::setPlayed(bool isPlayed)
{
    m_isPlayed = isPlayed;
    setFocusPolicy(isPlayed ? Qt::TabFocus : Qt::NoFocus);
    setCursor(isPlayed ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showFollowing(!isPlayed);
}

void RulePictureView::showFollowing(bool isShown)
{
    m_isFollowingShown = isShown;
    if (m_isPlayed)
        setToolTip(isShown ? tr("Click to hide what follows") : tr("Click to show what follows"));
    update();
    Q_EMIT followingShown(isShown);
}

void RulePictureView::mousePressEvent(QMouseEvent *event)
{
    if (!m_isPlayed)
        return QWidget::mousePressEvent(event);
    showFollowing(!m_isFollowingShown);
}

void RulePictureView::keyPressEvent(QKeyEvent *event)
{
    if (!m_isPlayed || event->key() != Qt::Key_Space)
        return QWidget::keyPressEvent(event);
    showFollowing(!m_isFollowingShown);
}

void RulePictureView::setTallest(int height)
{
    if (height == m_tallest)
        return;
    m_tallest = height;
    updateGeometry();
}

bool RulePictureView::isStacked(double width) const
{
    // Wide boards have more room one below the other; others would push the words out of sight.
    if (m_part.width() < 1.25 * m_part.height())
        return false;
    const double beside = (width - arrowRoom) / 2 / m_part.width();
    const double below
        = std::min(width / m_part.width(), (m_tallest - arrowRoom) / 2 / m_part.height());
    return beside < readableCell && below > 1.15 * beside;
}

double RulePictureView::cellFor(const QSizeF &room) const
{
    const bool stacked = isStacked(room.width());
    const double across = stacked ? room.width() : (room.width() - arrowRoom) / 2;
    const double down = stacked ? (room.height() - arrowRoom) / 2 : room.height();
    return std::min({largestCell, across / m_part.width(), down / m_part.height()});
}

int RulePictureView::heightForWidth(int width) const
{
    if (m_part.isEmpty())
        return 0;
    const double height = m_part.height() * cellFor(QSizeF(width, m_tallest));
    return int(std::ceil(isStacked(width) ? 2 * height + arrowRoom : height));
}

QSize RulePictureView::sizeHint() const
{
    return m_part.isEmpty() ? QSize(0, 0) : QSize(usualWidth, heightForWidth(usualWidth));
}

QSize RulePictureView::minimumSizeHint() const
{
    return {0, heightForWidth(width())};
}

void RulePictureView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void RulePictureView::paintQuestion(QPainter &painter, const QRectF &place) const
{
    const Theme &theme = Theme::of(palette());
    const double cell = place.width() / m_part.width();
    const QRectF ground((m_ground.topLeft() - m_part.topLeft()) * cell + place.topLeft(),
                        m_ground.size() * cell);
    painter.save();
    QPen pen(theme.quiet, 1.5, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.drawRoundedRect(ground, 6, 6);
    QFont large = font();
    large.setPixelSize(std::max(12, int(std::min({cell, ground.height(), ground.width()}) * 0.8)));
    painter.setFont(large);
    painter.setPen(blend(theme.ink, theme.paper, 0.45));
    painter.drawText(ground, Qt::AlignCenter, QStringLiteral("?"));
    painter.restore();
}

void RulePictureView::paintEvent(QPaintEvent *)
{
    if (m_part.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const double cell = cellFor(size());
    const QSizeF part = m_part.size() * cell;
    const bool stacked = isStacked(width());
    const QPointF step
        = stacked ? QPointF(0, part.height() + arrowRoom) : QPointF(part.width() + arrowRoom, 0);
    const QRectF whole(QPointF(), part + QSizeF(step.x(), step.y()));
    const QPointF corner = QRectF(rect()).center() - whole.center();
    const QRectF place(corner, part);
    paintPart(painter, m_before, theme, m_part, place);
    if (m_isFollowingShown)
        paintPart(painter, m_after, theme, m_part, place.translated(step));
    else
        paintQuestion(painter, place.translated(step));

    // From the middle of one board to that of the other, whatever stands beside them.
    const QPointF aside = (m_ground.center() - m_part.center()) * cell;
    painter.translate(place.center() + step / 2
                      + (stacked ? QPointF(aside.x(), 0) : QPointF(0, aside.y())));
    if (stacked)
        painter.rotate(90);
    painter.setPen(
        QPen(blend(theme.ink, theme.paper, 0.45), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(-11, 0), QPointF(11, 0));
    painter.drawPolyline(QPolygonF({{6, -5}, {11, 0}, {6, 5}}));
}

} // namespace inkling
