// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"
#include "samplegallery.h"

#include <QFrame>

class QAction;
class QLabel;

namespace inkling {

/// What the middle of the window shows in place of a puzzle: what is wrong with the text, with the line at
/// fault and the place in it marked; or that there is no text, or no puzzle in it. Offers another file.
class ErrorPage final : public QWidget
{
    Q_OBJECT

public:
    ErrorPage(QAction &open, const QList<SampleGroup> &samples, QWidget *parent = nullptr);

    void showError(const QString &file, const ParseError &error);
    void showUnreadable(const QString &file, const QString &reason);
    /// Of a file without any text, and of one whose text ends before the first puzzle.
    void showBlank(const QString &file);
    void showEmpty(const QString &file);
    [[nodiscard]] QString message() const { return m_text; }
    [[nodiscard]] QString headingText() const;

private:
    void say(const QString &heading, const QString &message, bool hasLine);

    QString m_text;
    QLabel *m_icon;
    QLabel *m_heading;
    QLabel *m_message;
    QLabel *m_rest;
    class LineView;
    LineView *m_line;
};

} // namespace inkling
