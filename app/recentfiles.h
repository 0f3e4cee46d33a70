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
    /// Not there when it was last looked for: on a disk that is away, or moved. It stays in the list.
    bool isMissing = false;
    friend bool operator==(const RecentFile &, const RecentFile &) = default;
};

/// The files that were opened lately, pinned ones first, then the last one first; as the settings keep them, for all
/// windows. What is pinned stays; of the others a few are kept. Whether they are there is found out by
/// another thread: a disk may sleep.
class RecentFiles final : public QObject
{
    Q_OBJECT

public:
    /// How many are kept that are not pinned.
    static constexpr qsizetype most = 10;

    using QObject::QObject;

    [[nodiscard]] QList<RecentFile> files() const;
    void remember(const QString &path);
    void setPinned(const QString &path, bool isPinned);
    void forget(const QString &path);
    /// All that are not pinned.
    void clear();
    /// Has it found out which are there; changed() follows where that is news.
    void look();

Q_SIGNALS:
    void changed();

private:
    QSet<QString> m_missing;
    Worker m_worker;
};

} // namespace inkling
