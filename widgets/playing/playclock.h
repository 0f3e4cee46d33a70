// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

class QWidget;

namespace inkling {

/// Measures how long a person has worked on a puzzle. Runs while it is wanted and its window is
/// active.
class PlayClock final : public QObject
{
    Q_OBJECT

public:
    /// `part`: a widget of the window. Requires: it outlives the clock.
    explicit PlayClock(const QWidget &part);

    /// Sets the time from which the clock goes on, in milliseconds.
    void setElapsed(qint64 elapsed);
    [[nodiscard]] qint64 elapsed() const;
    void setWanted(bool isWanted);
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// The time as text: "4:07", "1:04:07".
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void ticked();

private:
    void update();

    const QWidget &m_part;
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_before = 0;
    bool m_isWanted = false;
};

} // namespace inkling
