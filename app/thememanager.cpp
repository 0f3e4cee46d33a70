// SPDX-License-Identifier: MIT
#include "thememanager.h"

#include <QApplication>
#include <QEvent>

namespace inkling {

ThemeManager &ThemeManager::instance()
{
    static auto *manager = new ThemeManager;
    return *manager;
}

ThemeManager::ThemeManager()
    : QObject(qApp)
    , m_theme(&Theme::lightTheme())
{
    qApp->installEventFilter(this);
    apply();
}

void ThemeManager::setChoice(ThemeChoice choice)
{
    m_choice = choice;
    apply();
}

void ThemeManager::apply()
{
    m_isApplying = true;
    const Theme *theme = m_choice == ThemeChoice::Dark ? &Theme::darkTheme() : &Theme::lightTheme();
    if (m_choice == ThemeChoice::System) {
        QApplication::setPalette(QPalette());
        theme = &Theme::of(QApplication::palette());
    }
    m_theme = theme;
    QApplication::setPalette(theme->palette());
    m_isApplying = false;
    Q_EMIT changed(*theme);
}

bool ThemeManager::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange && !m_isApplying
        && m_choice == ThemeChoice::System)
        QMetaObject::invokeMethod(this, &ThemeManager::apply, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

} // namespace inkling
