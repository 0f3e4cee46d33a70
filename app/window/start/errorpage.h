// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"
#include "window/start/samplegallery.h"

#include <QFrame>

class QAction;
class QLabel;

namespace inkling {

/// Shows, in place of a puzzle, why a file has none to show: the fault of its text, with the faulty
/// line and the place in it marked; or that it cannot be opened, is empty or holds no puzzle.
/// Offers another file.
class ErrorPage final : public QWidget
{
    Q_OBJECT

public:
    ErrorPage(QAction &open, const QList<SampleGroup> &samples, QWidget *parent = nullptr);

    void showError(const QString &file, const ParseError &error);
    void showUnreadable(const QString &file, const QString &reason);
    /// showBlank(): the file has no text; showEmpty(): the text ends before the first puzzle.
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
