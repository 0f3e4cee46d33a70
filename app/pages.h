// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <QFrame>

class QAction;
class QLabel;
class QVBoxLayout;

namespace inkling {

/// What the middle of the window shows when no file is open: what to do next, as buttons.
class WelcomePage final : public QWidget
{
    Q_OBJECT

public:
    WelcomePage(QAction &open, const QList<QAction *> &samples, QWidget *parent = nullptr);

    /// The files that were open lately, as actions.
    void setRecent(const QList<QAction *> &recent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_recent;
    QLabel *m_recentHeading;
};

/// What the middle of the window shows in place of a puzzle that cannot be read: the message, and the
/// line at fault with the place in it marked.
class ErrorPage final : public QWidget
{
    Q_OBJECT

public:
    explicit ErrorPage(QWidget *parent = nullptr);

    void showError(const QString &file, const ParseError &error);
    void showUnreadable(const QString &file, const QString &reason);
    [[nodiscard]] QString message() const;

private:
    QLabel *m_heading;
    QLabel *m_message;
    class LineView;
    LineView *m_line;
};

} // namespace inkling
