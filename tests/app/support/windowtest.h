// SPDX-License-Identifier: MIT
#pragma once

#include "application.h"
#include "support/testprogram.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QLocale>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace inkling {

/// Named rules do not finish this one.
inline const QByteArray needsMore = R"(7 7
3 . . 2 . 2 .
. . . . . . 2
3 1 . . 2 . 3
2 . 1 2 2 . 2
2 2 . . . . .
. 1 . . . 0 2
2 1 1 2 . 2 .
0 0
)";

/// Of three sizes; the first has one answer.
inline const QByteArray threeBoards = R"(5 5
0 . 2 1 2
. . 1 . .
. 2 0 . .
1 . 1 2 0
1 . . 1 .
7 6
1 . 0 . . 0
. . 1 . . .
1 1 2 2 . .
1 . 0 . 2 2
2 . 1 0 . .
1 . 3 1 . .
. 1 3 . 1 2
2 2
2 2
2 2
0 0
)";

/// A test of the main window: each of its functions has a new one, light, at its usual size and active, with
/// no settings from before.
class WindowTest : public QObject
{
    Q_OBJECT

public:
    /// Milliseconds that a puzzle may take to be solved and explained.
    static constexpr int patience = 30000;
    static constexpr QSize usualSize{1200, 800};

protected:
    /// The path of a new file with this text.
    QString write(const QString &name, const QByteArray &text);
    /// Where write() writes.
    QString pathOf(const QString &name) const { return m_folder.filePath(name); }
    /// Opens a file, and waits until all of it is read and the first puzzle is settled.
    void openFile(const QString &path);
    /// The same with this text.
    void openText(const QByteArray &text);
    void waitUntilSettled();
    /// The summary of a page; null while there is none.
    const PuzzleSummary *summary(int page) const
    {
        return m_window->scheduler().summary(m_window->document().page(page));
    }
    /// A key, where the keyboard is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Clicks the tab of a page beside the list of steps.
    void chooseTab(QWidget &page);
    /// Keeps pictures of the window to be looked at, where INKLING_PICTURES names a folder, else nothing: in
    /// both themes, and in a small window.
    void keepPictures(const QString &name);
    /// The same of a dialog, light and dark.
    static void keepPictures(QWidget &widget, const QString &name);

    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

private:
    QTemporaryDir m_folder;
};

/// What is settled before the application object is made: where settings are kept, the locale, the platform.
class WindowPreparations
{
protected:
    WindowPreparations();
};

/// An application that is set up as the program is. Tests get settings of their own.
class WindowApplication final : private WindowPreparations, public QApplication
{
public:
    WindowApplication(int &argc, char **argv);
};

} // namespace inkling
