// SPDX-License-Identifier: MIT
#include "window/openwindows.h"

#include "documents/filekeeper.h"
#include "documents/restoring.h"
#include "look/preferences.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QFileInfo>
#include <algorithm>

namespace inkling {

namespace {

/// More files than this make one list.
constexpr qsizetype mostWindows = 4;
/// The distance from a window to the next that is put in front of it.
constexpr QPoint cascade{32, 32};

/// A new window. The first one is built without the style sheet: with it, each widget is styled anew
/// with every parent that it gets on the way, and that takes half of the time to start.
std::unique_ptr<MainWindow> made()
{
    if (!allWindows().isEmpty())
        return std::make_unique<MainWindow>();
    const QString sheet = qApp->styleSheet();
    qApp->setStyleSheet({});
    auto window = std::make_unique<MainWindow>();
    qApp->setStyleSheet(sheet);
    return window;
}

/// Whether two paths lead to one file that is there.
bool isSameFile(const QString &one, const QString &other)
{
    const QString path = QFileInfo(one).canonicalFilePath();
    return !path.isEmpty() && path == QFileInfo(other).canonicalFilePath();
}

void bringForward(MainWindow &window)
{
    window.raise();
    window.activateWindow();
}

void closeAll()
{
    const QList<MainWindow *> windows = visibleWindows();
    std::vector<Session> sessions;
    for (MainWindow *window : windows)
        std::ranges::move(window->keeper().sessions(), std::back_inserter(sessions));
    rememberSessions(sessions);
    for (MainWindow *window : windows)
        window->closeWithAll();
}

/// Saves the documents of these windows, the last first, and then closes all windows, unless one
/// cannot be saved or the reader cancels.
void quitSaving(QList<MainWindow *> windows)
{
    if (windows.isEmpty())
        return closeAll();
    MainWindow &last = *windows.takeLast();
    bringForward(last);
    last.keeper().save([windows] { quitSaving(windows); });
}

} // namespace

QList<MainWindow *> allWindows()
{
    QList<MainWindow *> windows;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<MainWindow *>(widget))
            windows.append(window);
    }
    return windows;
}

QList<MainWindow *> visibleWindows()
{
    QList<MainWindow *> windows = allWindows();
    windows.removeIf([](const MainWindow *window) { return !window->isVisible(); });
    return windows;
}

MainWindow *otherWindowWith(const QString &path, const MainWindow &self)
{
    for (MainWindow *window : visibleWindows()) {
        if (window != &self && isSameFile(window->document().path(), path))
            return window;
    }
    return nullptr;
}

QString unusedName(const QString &name, const MainWindow &self)
{
    const QList<MainWindow *> windows = visibleWindows();
    const auto isUsed = [&](const QString &chosen) {
        return std::ranges::any_of(windows, [&](MainWindow *window) {
            return window != &self && window->document().name() == chosen;
        });
    };
    QString chosen = name;
    for (int number = 2; isUsed(chosen); ++number)
        chosen = QStringLiteral("%1 %2").arg(name).arg(number);
    return chosen;
}

std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files, const Family *family)
{
    std::vector<std::unique_ptr<MainWindow>> windows;
    const auto show = [&]() -> MainWindow & {
        windows.push_back(made());
        windows.back()->show();
        return *windows.back();
    };
    const auto open = [&]() -> MainWindow & {
        MainWindow &window = show();
        window.keeper().keepJournal(std::make_unique<JournalFile>());
        return window;
    };
    for (std::unique_ptr<JournalFile> &orphan : JournalFile::orphans())
        show().keeper().restoreFrom(std::move(orphan));
    if (files.size() > mostWindows) {
        open().keeper().openTogether(files);
    } else {
        for (const QString &file : files)
            open().keeper().openFileAs(file, family);
    }
    if (!windows.empty())
        return windows;
    if (Preferences::read().restores) {
        for (const Session &session : lastSessions())
            open().keeper().restore(session);
    }
    if (windows.empty())
        open();
    return windows;
}

MainWindow &openWindow()
{
    auto *window = new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->keeper().keepJournal(std::make_unique<JournalFile>());
    window->show();
    return *window;
}

void renewWindows(MainWindow &front)
{
    QList<MainWindow *> windows = visibleWindows();
    windows.removeOne(&front);
    for (MainWindow *window : windows)
        window->moveTo(openWindow());
    MainWindow &fresh = openWindow();
    front.moveTo(fresh);
    bringForward(fresh);
}

void quitAll(MainWindow &front)
{
    QList<MainWindow *> unsaved;
    QStringList names;
    for (MainWindow *window : visibleWindows()) {
        if (!window->document().hasUnsavedWork())
            continue;
        unsaved.append(window);
        names.append(window->document().name());
    }
    if (unsaved.isEmpty())
        return closeAll();
    if (unsaved.size() > 1)
        return front.keeper().askAboutAll(names, [unsaved] { quitSaving(unsaved); }, closeAll);
    bringForward(*unsaved.front());
    unsaved.front()->keeper().whenNothingIsLost(closeAll);
}

QRect placed(QRect wanted, const QRect &room, const QList<QRect> &others)
{
    wanted.setSize(wanted.size().boundedTo(room.size()));
    const auto isTaken = [&] {
        return std::ranges::any_of(
            others, [&](const QRect &other) { return other.topLeft() == wanted.topLeft(); });
    };
    wanted.moveTo(std::clamp(wanted.left(), room.left(), room.right() + 1 - wanted.width()),
                  std::clamp(wanted.top(), room.top(), room.bottom() + 1 - wanted.height()));
    while (isTaken()) {
        wanted.translate(cascade);
        // From the top again, where there is no more room; a window of that size has no other place.
        if (!room.contains(wanted)) {
            wanted.moveTop(room.top());
            wanted.setRight(std::min(wanted.right(), room.right()));
            break;
        }
    }
    return wanted;
}

} // namespace inkling
