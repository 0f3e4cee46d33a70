// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace inkling {

/// Shows that reasoning is going on and how far it is, with a button that stops it
/// and, once stopped, resumes it.
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
