// SPDX-License-Identifier: MIT
#include "window/openwindows.h"

#include "documents/filekeeper.h"
#include "documents/restoring.h"
#include "look/preferences.h"
#include "window/mainwindow.h"

namespace inkling {

std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files, const Family *family)
{
    std::vector<std::unique_ptr<MainWindow>> windows;
    const auto show = [&]() -> MainWindow & {
        windows.push_back(std::make_unique<MainWindow>());
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
    for (const QString &file : files)
        open().keeper().openFileAs(file, family);
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

} // namespace inkling
