// SPDX-License-Identifier: MIT
#include "documents/diskfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace inkling {

namespace {

/// Sees an open file's bytes, or an open folder's names, onto the disk. Returns whether that is so;
/// where it cannot be told, it is taken to be.
bool sync(int file)
{
#ifdef Q_OS_UNIX
    return ::fsync(file) == 0 || errno == EINVAL || errno == EROFS;
#else
    (void)file;
    return true;
#endif
}

void syncFolderOf(const QString &path)
{
#ifdef Q_OS_UNIX
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int file = ::open(folder.constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return;
    (void)sync(file);
    ::close(file);
#else
    (void)path;
#endif
}

/// Returns what went wrong: when a disk gets full in the middle, only the next attempt tells, or
/// only the sync.
std::optional<QString> writeAndSync(QFileDevice &file, const QByteArray &bytes)
{
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 count = file.write(bytes.constData() + done, bytes.size() - done);
        if (count <= 0)
            return file.errorString();
        done += count;
    }
    if (!file.flush())
        return file.errorString();
    if (!sync(file.handle()))
        return qt_error_string();
    return std::nullopt;
}

} // namespace

FileStamp stampOf(const QString &path)
{
    const QFileInfo file(path);
    return file.exists() ? FileStamp{file.lastModified(), file.size()} : FileStamp();
}

std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes, Privacy privacy)
{
    QSaveFile file(path);
    if (!file.open(QSaveFile::WriteOnly))
        return file.errorString();
    if (privacy == Privacy::OwnerOnly)
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    // Synced before it takes the old one's place: commit() would do so whatever the disk says.
    if (auto problem = writeAndSync(file, bytes))
        return problem;
    if (!file.commit())
        return file.errorString();
    // The bytes are on the disk; that they have this name is to be, too.
    syncFolderOf(path);
    return std::nullopt;
}

std::optional<QString> appendTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QFile::ReadWrite | QFile::ExistingOnly | QFile::Unbuffered))
        return file.errorString();
    const qint64 size = file.size();
    if (!file.seek(size))
        return file.errorString();
    auto problem = writeAndSync(file, bytes);
    if (problem)
        (void)file.resize(size);
    return problem;
}

} // namespace inkling
