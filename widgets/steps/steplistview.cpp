// SPDX-License-Identifier: MIT
#include "steps/steplistview.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace inkling {

namespace {

constexpr int inset = 12;
constexpr double smallFont = 0.88;

QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * smallFont);
    return font;
}

void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QString &text)
{
    painter->setFont(smaller(option.font));
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    const QRect area = option.rect.adjusted(inset, 0, -inset, -2);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom, text);
    const int left = area.left() + QFontMetrics(painter->font()).horizontalAdvance(text) + 8;
    const int y = area.bottom() - QFontMetrics(painter->font()).xHeight() / 2 - 2;
    painter->setPen(option.palette.color(QPalette::Midlight));
    painter->drawLine(left, y, area.right(), y);
}

/// Where the arrow of a step that can be opened is.
QRectF chevronPlace(const QRect &row)
{
    return {row.right() - 24.0, double(row.top()), 20.0, double(row.height())};
}

} // namespace

void paintDifficulty(QPainter &painter, const QRectF &area, Difficulty difficulty,
                     const Theme &theme)
{
    constexpr double gap = 2;
    const int parts = int(difficulty) + 1;
    const double width = area.width() * (0.4 + 0.15 * int(difficulty));
    const double height = (area.height() - gap * (parts - 1)) / parts;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.of(difficulty));
    for (int part = 0; part < parts; ++part) {
        const QRectF box(area.left(), area.top() + part * (height + gap), width, height);
        painter.drawRoundedRect(box, std::min(width, height) / 2, std::min(width, height) / 2);
    }
}

void StepDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    painter->save();
    if (!index.data(StepListModel::StepRole).isValid()) {
        paintHeading(painter, option, index.data().toString());
        painter->restore();
        return;
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver)) {
        QColor fill = option.palette.color(QPalette::Highlight);
        fill.setAlphaF(isSelected ? 0.16F : 0.06F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), 5, 5);
    }
    if (isSelected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(4.75, 1.75, -4.75, -1.75), 5, 5);
    }
    const Theme &theme = Theme::of(option.palette);
    const double cost = index.data(StepListModel::CostRole).toDouble();
    paintDifficulty(
        *painter,
        QRectF(option.rect.left() + 6, option.rect.top() + 6, 6, option.rect.height() - 12),
        difficultyOf(cost), theme);

    const bool isOpen = index.data(StepListModel::OpenRole).toBool();
    if (isOpen) {
        const QRectF place = chevronPlace(option.rect);
        painter->setPen(QPen(theme.suppose, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        const QPointF middle = place.center();
        painter->drawPolyline(QPolygonF(
            {middle + QPointF(-2.5, -5), middle + QPointF(2.5, 0), middle + QPointF(-2.5, 5)}));
    }
    const QRect area = option.rect.adjusted(inset + 8, 5, isOpen ? -inset - 14 : -inset, -5);
    const QFont small = smaller(option.font);
    const QFontMetrics metrics(option.font);
    const QFontMetrics smallMetrics(small);
    const QString number = index.data(StepListModel::NumberRole).toString();
    const bool isHard = difficultyOf(cost) != Difficulty::Gentle;
    const QString costText = isHard ? QLocale().toString(cost, 'f', 1) : QString();
    painter->setFont(small);
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(area, Qt::AlignRight | Qt::AlignTop, number);
    painter->drawText(area, Qt::AlignRight | Qt::AlignBottom, costText);
    const QString conclusion = index.data(StepListModel::ConclusionRole).toString();
    const int costRoom = isHard ? smallMetrics.horizontalAdvance(costText) + 8 : 0;
    painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                      smallMetrics.elidedText(conclusion, Qt::ElideRight, area.width() - costRoom));
    int room = area.width() - smallMetrics.horizontalAdvance(number) - 8;
    if (index.data(StepListModel::CruxRole).toBool()) {
        const QString words = tr("hardest");
        const double width = smallMetrics.horizontalAdvance(words) + 12;
        const QRectF tag(area.left() + room - width, area.top() + 0.5, width,
                         smallMetrics.height());
        painter->setPen(QPen(theme.ink, 1));
        painter->setBrush(theme.ink);
        painter->drawRoundedRect(tag, tag.height() / 2, tag.height() / 2);
        painter->setPen(theme.paper);
        painter->drawText(tag, Qt::AlignCenter, words);
        room -= int(width) + 8;
    }
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignTop,
                      metrics.elidedText(index.data().toString(), Qt::ElideRight, room));
    painter->restore();
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // Asked for every row of a long trace, so it makes no font.
    const int height = option.fontMetrics.height();
    const int small = int(height * smallFont + 0.5);
    if (!index.data(StepListModel::StepRole).isValid())
        return {60, small + 9};
    return {60, height + small + 13};
}

StepListView::StepListView(StepListModel &model, QWidget *parent)
    : QListView(parent)
    , m_steps(model)
{
    setObjectName(QStringLiteral("steps"));
    setAccessibleName(tr("Steps"));
    setFrameShape(NoFrame);
    setItemDelegate(new StepDelegate(this));
    setModel(&model);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayoutMode(Batched);
    setBatchSize(400);
}

void StepListView::showStep(std::size_t step)
{
    const int row = m_steps.rowOf(step);
    follow(m_steps.stepAt(row) == step ? row : -1, row);
}

void StepListView::showStart()
{
    follow(-1, -1);
}

void StepListView::showEnd()
{
    follow(m_steps.endRow(), m_steps.rowCount() - 1);
}

void StepListView::follow(int current, int inSight)
{
    m_isFollowing = true;
    // A row far away is scrolled to the middle; a row nearby moves the list no more than it must.
    const QRect place = visualRect(m_steps.index(std::max(inSight, 0)));
    const int room = viewport()->height();
    const bool isFar = place.bottom() < -room / 2 || place.top() > room * 3 / 2;
    if (current >= 0)
        setCurrentIndex(m_steps.index(current));
    else
        selectionModel()->clear();
    // A long list that has just come is laid out by and by.
    const bool isLaidOut = !visualRect(m_steps.index(m_steps.rowCount() - 1)).isEmpty();
    m_awaited = inSight >= 0 && !isLaidOut ? m_steps.index(inSight) : QModelIndex();
    if (inSight < 0)
        scrollToTop();
    else
        scrollTo(m_steps.index(inSight), isFar ? PositionAtCenter : EnsureVisible);
    m_isFollowing = false;
}

void StepListView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    const bool isArrow = event->button() == Qt::LeftButton && index.isValid()
                         && index.data(StepListModel::OpenRole).toBool()
                         && chevronPlace(visualRect(index)).contains(event->position());
    if (isArrow && index == currentIndex())
        Q_EMIT openChosen();
}

void StepListView::mouseDoubleClickEvent(QMouseEvent *event)
{
    QListView::mouseDoubleClickEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && index == currentIndex() && index.data(StepListModel::OpenRole).toBool())
        Q_EMIT openChosen();
}

void StepListView::focusInEvent(QFocusEvent *event)
{
    // A list without a current row would make its first one current when the keyboard comes; here
    // that would be a step that nobody asked for.
    const bool hadCurrent = currentIndex().isValid();
    m_isFollowing = true;
    QListView::focusInEvent(event);
    if (!hadCurrent)
        selectionModel()->clear();
    m_isFollowing = false;
}

void StepListView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (!m_steps.hidesAll())
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(inset, inset, -inset, -inset),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     tr("No step uses such a rule."));
}

void StepListView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void StepListView::timerEvent(QTimerEvent *event)
{
    QListView::timerEvent(event);
    // Only with its last row does the list know how far it can be scrolled.
    if (m_awaited.isValid() && !visualRect(m_steps.index(m_steps.rowCount() - 1)).isEmpty()) {
        scrollTo(m_awaited, PositionAtCenter);
        m_awaited = QModelIndex();
    }
}

void StepListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (const auto step = m_steps.stepAt(current.row()); step && !m_isFollowing)
        Q_EMIT stepChosen(*step);
    else if (current.isValid() && current.row() == m_steps.endRow() && !m_isFollowing)
        Q_EMIT endChosen();
}

} // namespace inkling
