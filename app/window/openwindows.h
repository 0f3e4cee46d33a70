// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRect>
#include <QStringList>
#include <memory>
#include <vector>

namespace inkling {

class Family;
class MainWindow;

/// Opens the first windows, each keeping a journal: a window for each crashed window's journal,
/// which is restored as soon as it is read, and one for each file; more than a few files make one
/// list in one window. Without any of these, the windows of lastSessions() if the reader prefers
/// that, else an empty one. `family`: that of the puzzles, where each file has its window; null to
/// guess it.
[[nodiscard]] std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files,
                                                                   const Family *family = nullptr);

/// The windows of the program, and those of them that are seen.
[[nodiscard]] QList<MainWindow *> allWindows();
[[nodiscard]] QList<MainWindow *> visibleWindows();
/// The visible window, other than `self`, in which a file is open; null if there is none.
[[nodiscard]] MainWindow *otherWindowWith(const QString &path, const MainWindow &self);

/// The name, or the name with the lowest number from 2 on, that no visible window other than `self`
/// shows.
[[nodiscard]] QString unusedName(const QString &name, const MainWindow &self);

/// Opens one more window, which keeps a journal and deletes itself when it is closed.
MainWindow &openWindow();

/// Makes all windows anew, as they stand, so that each text in them is of the language now spoken;
/// `front` is in front of the others afterwards.
void renewWindows(MainWindow &front);

/// Closes all windows, and remembers what is open in them for the next time. Asks once before, if any
/// has unsaved changes: in the window that has them, or in `front` if several have.
void quitAll(MainWindow &front);

/// The place of a new window: `wanted`, but no larger than the room there is on the screen, inside
/// it, and not upon one of the others.
[[nodiscard]] QRect placed(QRect wanted, const QRect &room, const QList<QRect> &others);

} // namespace inkling
