// SPDX-License-Identifier: MIT
#include "flowlayout.h"

#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace inkling {

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(6);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem *item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.push_back(item);
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[std::size_t(index)] : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    QLayoutItem *item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return flow(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        least = least.expandedTo(item->minimumSize());
    return least;
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    flow(area, true);
}

int FlowLayout::flow(const QRect &area, bool places) const
{
    const Qt::LayoutDirection direction
        = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = 0;
    int y = 0;
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (x > 0 && x + size.width() > area.width()) {
            x = 0;
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (places) {
            const QRect place(area.topLeft() + QPoint(x, y), size);
            item->setGeometry(QStyle::visualRect(direction, area, place));
        }
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return y + lineHeight;
}

} // namespace inkling
