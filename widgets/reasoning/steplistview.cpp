// SPDX-License-Identifier: MIT
#include "reasoning/steplistview.h"

#include "scene/theme.h"

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

} // namespace

int costGrade(double cost)
{
    return cost < 2 ? 0 : cost < 3 ? 1 : 2;
}

QColor costColour(double cost, const QPalette &palette)
{
    const Theme &theme = Theme::of(palette);
    return blend(theme.quiet, theme.ink, 0.15 + 0.2 * costGrade(cost));
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
    const double cost = index.data(StepListModel::CostRole).toDouble();
    const double width = 1.5 + 1.75 * costGrade(cost);
    painter->setPen(Qt::NoPen);
    painter->setBrush(costColour(cost, option.palette));
    painter->drawRoundedRect(
        QRectF(option.rect.left() + 6, option.rect.top() + 7, width, option.rect.height() - 14),
        width / 2, width / 2);

    const QRect area = option.rect.adjusted(inset + 6, 5, -inset, -5);
    const QFont small = smaller(option.font);
    const QFontMetrics metrics(option.font);
    const QFontMetrics smallMetrics(small);
    const QString number = index.data(StepListModel::NumberRole).toString();
    painter->setFont(small);
    painter->setPen(option.palette.color(QPalette::PlaceholderText));
    painter->drawText(area, Qt::AlignRight | Qt::AlignTop, number);
    const QString conclusion = index.data(StepListModel::ConclusionRole).toString();
    painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom,
                      smallMetrics.elidedText(conclusion, Qt::ElideRight, area.width()));
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    const int room = area.width() - smallMetrics.horizontalAdvance(number) - 8;
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
    // What is far away comes to the middle; what is near moves the list no more than it must.
    const QRect place = visualRect(m_steps.index(std::max(inSight, 0)));
    const int room = viewport()->height();
    const bool isFar = place.bottom() < -room / 2 || place.top() > room * 3 / 2;
    if (current >= 0)
        setCurrentIndex(m_steps.index(current));
    else
        selectionModel()->clear();
    if (inSight >= 0)
        scrollTo(m_steps.index(inSight), isFar ? PositionAtCenter : EnsureVisible);
    else
        scrollToTop();
    m_isFollowing = false;
}

void StepListView::focusInEvent(QFocusEvent *event)
{
    // A list without a current row makes its first one current when the keyboard comes; here that would
    // be a step that nobody asked for.
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
                     tr("No step is by such a rule."));
}

void StepListView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
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
