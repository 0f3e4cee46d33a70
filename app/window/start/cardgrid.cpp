// SPDX-License-Identifier: MIT
#include "window/start/cardgrid.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace inkling {

CardGrid::CardGrid(int leastWidth, QWidget *parent)
    : QLayout(parent)
    , m_leastWidth(leastWidth)
{
    setContentsMargins(0, 0, 0, 0);
}

CardGrid::~CardGrid()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

QLayoutItem *CardGrid::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *CardGrid::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int CardGrid::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize CardGrid::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        least = least.expandedTo(item->minimumSize());
    return least;
}

void CardGrid::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

std::vector<QLayoutItem *> CardGrid::shownItems() const
{
    std::vector<QLayoutItem *> shown;
    std::ranges::copy_if(m_items, std::back_inserter(shown),
                         [](const QLayoutItem *item) { return !item->isEmpty(); });
    return shown;
}

int CardGrid::columnCount(int width) const
{
    const int count = std::max(1, int(shownItems().size()));
    const int most = std::clamp((width + spacing()) / (m_leastWidth + spacing()), 1, count);
    const int rows = (count + most - 1) / most;
    return (count + rows - 1) / rows;
}

int CardGrid::arrange(const QRect &area, bool places) const
{
    const std::vector<QLayoutItem *> items = shownItems();
    const int columns = columnCount(area.width());
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    // The pixels that are left over go to one column here and one there.
    const auto leftOf = [&](int column) { return column * (area.width() + spacing()) / columns; };
    const auto widthOf
        = [&](int column) { return leftOf(column + 1) - spacing() - leftOf(column); };
    const int count = int(items.size());
    int y = 0;
    for (int begin = 0; begin < count; begin += columns) {
        const int end = std::min(count, begin + columns);
        int height = 0;
        for (int i = begin; i < end; ++i) {
            const QLayoutItem &item = *items[std::size_t(i)];
            height = std::max(height, item.hasHeightForWidth()
                                          ? item.heightForWidth(widthOf(i - begin))
                                          : item.sizeHint().height());
        }
        for (int i = begin; places && i < end; ++i) {
            const QRect place(area.topLeft() + QPoint(leftOf(i - begin), y),
                              QSize(widthOf(i - begin), height));
            items[std::size_t(i)]->setGeometry(QStyle::visualRect(direction, area, place));
        }
        y += height + spacing();
    }
    return std::max(0, y - spacing());
}

} // namespace inkling
