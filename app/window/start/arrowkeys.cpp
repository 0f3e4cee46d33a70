// SPDX-License-Identifier: MIT
#include "window/start/arrowkeys.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QScrollArea>
#include <cmath>

namespace inkling {

namespace {

QPoint wayOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

/// Where a button stands for the keys: a card that has buttons of its own stands above these.
QRect standOf(const QAbstractButton &button, const QWidget &page)
{
    QRect stand(button.mapTo(&page, QPoint()), button.size());
    for (const QAbstractButton *inner : button.findChildren<QAbstractButton *>())
        stand.setBottom(std::min(stand.bottom(), inner->mapTo(&page, QPoint()).y() - 1));
    return stand;
}

/// The length of what of a stretch from `begin` to `end` is not between `first` and `last`.
int distance(int begin, int end, int first, int last)
{
    return std::max({0, first - end, begin - last});
}

} // namespace

ArrowKeys::ArrowKeys(QScrollArea &area)
    : QObject(&area)
    , m_area(area)
{}

void ArrowKeys::mindButtons()
{
    for (QAbstractButton *button : m_area.widget()->findChildren<QAbstractButton *>())
        button->installEventFilter(this);
}

QAbstractButton *ArrowKeys::nextOf(const QAbstractButton &from, const QPoint &way) const
{
    const QWidget &page = *m_area.widget();
    const QRect here = standOf(from, page);
    QAbstractButton *best = nullptr;
    double least = 0;
    for (QAbstractButton *button : page.findChildren<QAbstractButton *>()) {
        if (button == &from || !button->isVisible() || !button->isEnabled()
            || !(button->focusPolicy() & Qt::TabFocus))
            continue;
        const QRect there = standOf(*button, page);
        const QPoint off = there.center() - here.center();
        if (QPoint::dotProduct(off, way) <= 0)
            continue;
        const int across = distance(there.left(), there.right(), here.left(), here.right());
        const int down = distance(there.top(), there.bottom(), here.top(), here.bottom());
        // What stands in the same row or column comes first; of that, the nearest.
        const bool isAside = way.x() != 0 ? down > 0 : across > 0;
        if (isAside && way.x() != 0)
            continue;
        const double cost = way.x() != 0 ? across + 0.01 * std::abs(off.x())
                                         : down + 2.0 * across + 0.01 * std::abs(off.x());
        if (!best || cost < least) {
            best = button;
            least = cost;
        }
    }
    return best;
}

bool ArrowKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if ((key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    auto &button = *static_cast<QAbstractButton *>(watched);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        button.animateClick();
        return true;
    }
    const QPoint way = wayOf(key->key());
    if (way.isNull())
        return false;
    if (QAbstractButton *next = nextOf(button, way)) {
        next->setFocus(Qt::TabFocusReason);
        m_area.ensureWidgetVisible(next, 0, 16);
    }
    return true;
}

} // namespace inkling
