// SPDX-License-Identifier: MIT
#pragma once

#include "window/samplegallery.h"

#include <QWidget>

class QStackedWidget;

namespace inkling {

class ActionTable;
class BoardView;
class ErrorPage;
class NoticeBar;
class PuzzleFile;
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

    /// Shows the place for an entry of the file: the board, or the error of its text; the start
    /// page where nothing is open.
    void showEntry(const PuzzleFile &file, int index);
    /// Tells that there is no puzzle in the file, or no text.
    void showNothing(const PuzzleFile &file);
    void showUnreadable(const QString &path, const QString &reason);

    [[nodiscard]] StartPage &start() { return *m_start; }
    [[nodiscard]] ErrorPage &error() { return *m_error; }
    [[nodiscard]] NoticeBar &notice() { return *m_notice; }
    [[nodiscard]] bool isStartShown() const;

Q_SIGNALS:
    /// Another page is shown.
    void changed();

private:
    BoardView &m_view;
    NoticeBar *m_notice;
    QStackedWidget *m_stack;
    StartPage *m_start;
    ErrorPage *m_error;
};

} // namespace inkling
