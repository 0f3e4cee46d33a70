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
    const auto open = [&](std::unique_ptr<JournalFile> journal) -> MainWindow & {
        windows.push_back(std::make_unique<MainWindow>());
        windows.back()->keepJournal(std::move(journal));
        windows.back()->show();
        return *windows.back();
    };
    for (std::unique_ptr<JournalFile> &orphan : JournalFile::orphans()) {
        const auto session = orphan->read();
        if (!session)
            orphan->putAside();
        else if (session->project || !session->path.isEmpty())
            open(std::move(orphan)).restore(*session);
        else
            orphan->remove();
    }
    for (const QString &file : files)
        open(std::make_unique<JournalFile>()).openFile(file);
    if (!windows.empty())
        return windows;
    MainWindow &window = open(std::make_unique<JournalFile>());
    if (const auto session = Preferences::read().restores ? lastSession() : std::nullopt)
        window.restore(*session);
    return windows;
}

} // namespace inkling
