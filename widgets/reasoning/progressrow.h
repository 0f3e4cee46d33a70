// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace inkling {

/// Says that reasoning goes on, how far it is, and lets it be stopped; and, once stopped, taken up again.
class ProgressRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressRow(QWidget *parent = nullptr);

    void showRunning(const QString &words);
    void showStopped(const QString &words);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPushButton &button() { return *m_button; }

Q_SIGNALS:
    void stopWanted();
    void resumeWanted();

private:
    QLabel *m_words;
    QPushButton *m_button;
    bool m_isRunning = false;
};

} // namespace inkling
