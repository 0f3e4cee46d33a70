// SPDX-License-Identifier: MIT
#pragma once

#include "worker.h"

#include <QList>
#include <QObject>
#include <QSet>
#include <QString>

namespace inkling {

struct RecentFile
{
    QString path;
    bool isPinned = false;
    /// Whether the file was not found when last looked for: moved, or on a disk that is away. It
    /// stays in the list.
    bool isMissing = false;
    friend bool operator==(const RecentFile &, const RecentFile &) = default;
};

/// The files opened lately, kept in the settings for all windows: first the pinned ones, then the
/// others, the last one first. Pinned files stay; of the others a few are kept. Another thread
/// finds out which files exist: a disk may sleep.
class RecentFiles final : public QObject
{
    Q_OBJECT

public:
    /// The number of files kept that are not pinned.
    static constexpr qsizetype most = 10;

    using QObject::QObject;

    [[nodiscard]] QList<RecentFile> files() const;
    void remember(const QString &path);
    void setPinned(const QString &path, bool isPinned);
    void forget(const QString &path);
    /// Forgets all files that are not pinned.
    void clear();
    /// Finds out which files exist; emits changed() if the result differs from the last one.
    void look();

Q_SIGNALS:
    void changed();

private:
    QSet<QString> m_missing;
    Worker m_worker;
};

} // namespace inkling
