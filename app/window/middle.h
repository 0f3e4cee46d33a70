// SPDX-License-Identifier: MIT
#pragma once

#include "window/start/samplegallery.h"

#include <QWidget>

class QStackedWidget;

namespace inkling {

class ActionTable;
class BoardView;
class ErrorPage;
class NoticeBar;
class Document;
class RecentFiles;
class StartPage;

/// The middle of a window: the board or, in its place, the start page or the error in the file;
/// with a notice above them.
class Middle final : public QWidget
{
    Q_OBJECT

public:
    Middle(BoardView &view, ActionTable &actions, const QList<SampleGroup> &samples,
           RecentFiles &recent);

    /// Shows the part of the middle that suits the document: the board; or the error in its text;
    /// or, if nothing is open, the start page.
    void showPlace(const Document &document);
    /// Shows a message that the file has no puzzle, or no text.
    void showNothing(const Document &document);
    void showUnreadable(const QString &path, const QString &reason);

    [[nodiscard]] StartPage &start() { return *m_start; }
    [[nodiscard]] ErrorPage &error() { return *m_error; }
    [[nodiscard]] NoticeBar &notice() { return *m_notice; }
    [[nodiscard]] bool isStartShown() const;

Q_SIGNALS:
    /// Another page is shown.
    void changed();

private:
    void showError();

    BoardView &m_view;
    NoticeBar *m_notice;
    QStackedWidget *m_stack;
    StartPage *m_start;
    ErrorPage *m_error;
};

} // namespace inkling
