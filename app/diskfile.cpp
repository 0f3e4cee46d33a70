// SPDX-License-Identifier: MIT
#include "diskfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace inkling {

namespace {

/// Sees a file's bytes, or a folder's names, onto the disk. Returns whether that is so; where it cannot be told,
/// it is taken to be.
bool sync(const QString &path)
{
#ifdef Q_OS_UNIX
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return true;
    const bool isDone = ::fsync(file) == 0;
    ::close(file);
    return isDone;
#else
    (void)path;
    return true;
#endif
}

} // namespace

std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes, Privacy privacy)
{
    QSaveFile file(path);
    if (!file.open(QSaveFile::WriteOnly))
        return file.errorString();
    if (privacy == Privacy::OwnerOnly)
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (file.write(bytes) != bytes.size() || !file.commit())
        return file.errorString();
    // The bytes are on the disk; that they have this name is to be, too.
    (void)sync(QFileInfo(path).absolutePath());
    return std::nullopt;
}

std::optional<QString> appendTo(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QFile::ReadWrite | QFile::ExistingOnly | QFile::Unbuffered))
        return file.errorString();
    const qint64 size = file.size();
    if (file.seek(size) && file.write(bytes) == bytes.size() && sync(path))
        return std::nullopt;
    const QString problem = file.errorString();
    (void)file.resize(size);
    return problem;
}

} // namespace inkling
