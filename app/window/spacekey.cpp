// SPDX-License-Identifier: MIT
#include "window/spacekey.h"

#include "scene/boardview.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>

namespace inkling {

SpaceKey::SpaceKey(QWidget &window, BoardView &view)
    : QObject(&window)
    , m_window(window)
    , m_view(view)
{
    qApp->installEventFilter(this);
}

bool SpaceKey::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (hold(watched, static_cast<QKeyEvent &>(*event)))
            return true;
        break;
    case QEvent::WindowDeactivate:
        if (watched == &m_window)
            m_view.setHandHeld(false);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

/// Returns whether the event has been dealt with.
bool SpaceKey::hold(QObject *watched, QKeyEvent &event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (event.key() != Qt::Key_Space || event.modifiers() != Qt::NoModifier || !widget
        || widget->window() != &m_window || !m_view.isVisible() || QApplication::activePopupWidget()
        || QApplication::activeModalWidget())
        return false;
    const auto *field = qobject_cast<const QLineEdit *>(widget);
    if (field && !field->text().isEmpty())
        return false;
    event.accept();
    if (event.type() == QEvent::ShortcutOverride || event.isAutoRepeat())
        return true;
    if (event.type() == QEvent::KeyPress) {
        m_view.setHandHeld(true);
        return true;
    }
    const bool isPressed = m_view.isHandHeld() && !m_view.hasHandMoved();
    m_view.setHandHeld(false);
    if (isPressed)
        Q_EMIT pressed();
    return true;
}

} // namespace inkling
