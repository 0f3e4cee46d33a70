// SPDX-License-Identifier: MIT
#include "playing/playclock.h"

#include <QGuiApplication>
#include <QWidget>
#include <QWindow>

namespace inkling {

PlayClock::PlayClock(const QWidget &part)
    : m_part(part)
{
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &PlayClock::ticked);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &PlayClock::update);
}

void PlayClock::setElapsed(qint64 elapsed)
{
    m_before = elapsed;
    if (isRunning())
        m_since.restart();
    Q_EMIT ticked();
}

qint64 PlayClock::elapsed() const
{
    return m_before + (isRunning() ? m_since.elapsed() : 0);
}

void PlayClock::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    update();
}

void PlayClock::update()
{
    const QWindow *active = QGuiApplication::focusWindow();
    const bool runs = m_isWanted && active && active == m_part.window()->windowHandle();
    if (runs == isRunning())
        return;
    m_before = elapsed();
    if (runs) {
        m_since.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT ticked();
}

QString PlayClock::text() const
{
    const qint64 seconds = elapsed() / 1000;
    const auto twoDigits
        = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const qint64 hours = seconds / 3600;
    const qint64 minutes = seconds / 60 % 60;
    const QString rest = u':' + twoDigits(seconds % 60);
    return hours == 0 ? QString::number(minutes) + rest
                      : QString::number(hours) + u':' + twoDigits(minutes) + rest;
}

} // namespace inkling
