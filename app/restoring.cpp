// SPDX-License-Identifier: MIT
#include "restoring.h"

#include "mainwindow.h"
#include "preferences.h"

#include <QFileInfo>
#include <QSettings>

namespace inkling {

std::optional<Session> lastSession()
{
    const QSettings settings;
    Session session{.name = {},
                    .path = settings.value("session/path").toString(),
                    .mode = settings.value("session/mode").toString(),
                    .current = settings.value("session/current").toInt(),
                    .project = {},
                    .saved = {}};
    if (session.path.isEmpty() || !QFileInfo::exists(session.path))
        return std::nullopt;
    return session;
}

void rememberSession(const Session &session)
{
    QSettings settings;
    settings.setValue("session/path", session.path);
    settings.setValue("session/mode", session.mode);
    settings.setValue("session/current", session.current);
}

std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files)
{
    std::vector<std::unique_ptr<MainWindow>> windows;
    const auto show = [&]() -> MainWindow & {
        windows.push_back(std::make_unique<MainWindow>());
        windows.back()->show();
        return *windows.back();
    };
    const auto open = [&]() -> MainWindow & {
        MainWindow &window = show();
        window.keepJournal(std::make_unique<JournalFile>());
        return window;
    };
    for (std::unique_ptr<JournalFile> &orphan : JournalFile::orphans())
        show().restoreFrom(std::move(orphan));
    for (const QString &file : files)
        open().openFile(file);
    if (!windows.empty())
        return windows;
    MainWindow &window = open();
    if (const auto session = Preferences::read().restores ? lastSession() : std::nullopt)
        window.restore(*session);
    return windows;
}

} // namespace inkling
