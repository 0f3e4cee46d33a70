// SPDX-License-Identifier: MIT
#include "app/support/troubleddisk.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStringList>
#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <utility>

namespace inkling {

namespace {

bool mount(const QStringList &arguments)
{
    return QProcess::execute(QStringLiteral("mount"), arguments) == 0;
}

bool unmount(const QString &folder)
{
    // Whoever has a file open there keeps it, and nobody else is kept from going on.
    return QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), folder}) == 0;
}

bool limitFiles(rlim_t most)
{
    rlimit limit{};
    if (getrlimit(RLIMIT_FSIZE, &limit) != 0)
        return false;
    limit.rlim_cur = std::min(most, limit.rlim_max);
    return setrlimit(RLIMIT_FSIZE, &limit) == 0;
}

} // namespace

TroubledDisk::TroubledDisk(Trouble trouble, const QString &folder)
    : m_trouble(trouble)
    , m_folder(folder)
{
    QDir().mkpath(folder);
    if (trouble == Trouble::Limited)
        std::signal(SIGXFSZ, SIG_IGN);
    if (trouble == Trouble::Full)
        m_isThere = m_isMounted
            = mount({QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                     QStringLiteral("size=1m"), QStringLiteral("tmpfs"), folder});
    if (trouble == Trouble::Closed) {
        m_isThere = mount({QStringLiteral("--bind"), folder, folder});
        if (m_isThere)
            unmount(folder);
    }
}

TroubledDisk::~TroubledDisk()
{
    (void)mend();
    if (m_isMounted)
        unmount(m_folder);
}

QString TroubledDisk::filler() const
{
    return m_folder + QStringLiteral("/filler");
}

bool TroubledDisk::spoil(int most)
{
    m_isSpoilt = true;
    switch (m_trouble) {
    case Trouble::Full: {
        QFile file(filler());
        return file.open(QFile::WriteOnly | QFile::Unbuffered)
               && file.write(QByteArray(2 << 20, 'x')) < (1 << 20);
    }
    case Trouble::Limited:
        return limitFiles(rlim_t(most));
    case Trouble::Closed:
        // What is open stays open: the lock.
        return mount({QStringLiteral("--bind"), m_folder, m_folder})
               && mount({QStringLiteral("-o"), QStringLiteral("remount,bind,ro"), m_folder});
    case Trouble::Replaced: {
        QFile file(m_folder);
        return QDir(m_folder).removeRecursively() && file.open(QFile::WriteOnly);
    }
    }
    return false;
}

bool TroubledDisk::mend()
{
    if (!std::exchange(m_isSpoilt, false))
        return true;
    switch (m_trouble) {
    case Trouble::Full:
        return QFile::remove(filler());
    case Trouble::Limited:
        return limitFiles(RLIM_INFINITY);
    case Trouble::Closed:
        return unmount(m_folder);
    case Trouble::Replaced:
        return QFile::remove(m_folder);
    }
    return false;
}

} // namespace inkling
