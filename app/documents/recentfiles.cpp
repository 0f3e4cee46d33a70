// SPDX-License-Identifier: MIT
#include "documents/recentfiles.h"

#include <QFileInfo>
#include <QSettings>

namespace inkling {

namespace {

const QString recentKey = QStringLiteral("recent");
const QString pinnedKey = QStringLiteral("recentPinned");

QStringList listOf(const QString &key)
{
    return QSettings().value(key).toStringList();
}

void keep(const QString &key, const QStringList &paths)
{
    if (paths.isEmpty())
        QSettings().remove(key);
    else
        QSettings().setValue(key, paths);
}

} // namespace

QList<RecentFile> RecentFiles::files() const
{
    const QStringList pinned = listOf(pinnedKey);
    QList<RecentFile> files;
    for (const QString &path : pinned)
        files.append({path, true, m_missing.contains(path)});
    for (const QString &path : listOf(recentKey)) {
        if (!pinned.contains(path))
            files.append({path, false, m_missing.contains(path)});
    }
    return files;
}

void RecentFiles::remember(const QString &path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList recent = listOf(recentKey);
    recent.removeAll(whole);
    recent.prepend(whole);
    const QStringList pinned = listOf(pinnedKey);
    qsizetype loose = 0;
    recent.removeIf([&](const QString &each) { return !pinned.contains(each) && ++loose > most; });
    keep(recentKey, recent);
    Q_EMIT changed();
}

void RecentFiles::setPinned(const QString &path, bool isPinned)
{
    QStringList pinned = listOf(pinnedKey);
    pinned.removeAll(path);
    if (isPinned)
        pinned.append(path);
    keep(pinnedKey, pinned);
    QStringList recent = listOf(recentKey);
    if (!recent.contains(path))
        recent.prepend(path);
    keep(recentKey, recent);
    Q_EMIT changed();
}

void RecentFiles::forget(const QString &path)
{
    for (const QString &key : {recentKey, pinnedKey}) {
        QStringList paths = listOf(key);
        paths.removeAll(path);
        keep(key, paths);
    }
    Q_EMIT changed();
}

void RecentFiles::clear()
{
    keep(recentKey, listOf(pinnedKey));
    Q_EMIT changed();
}

void RecentFiles::look()
{
    QStringList paths;
    for (const RecentFile &file : files())
        paths.append(file.path);
    m_worker.start(
        [paths](const Worker::Task &task) {
            QSet<QString> missing;
            for (const QString &path : paths) {
                if (!task.stop().stopped() && !QFileInfo::exists(path))
                    missing.insert(path);
            }
            return missing;
        },
        [this](QSet<QString> missing) {
            if (missing == m_missing)
                return;
            m_missing = std::move(missing);
            Q_EMIT changed();
        });
}

} // namespace inkling
