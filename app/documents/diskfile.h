// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <optional>

namespace inkling {

/// The time of a file's last change and its length, which tell one state of it from another.
struct FileStamp
{
    QDateTime written;
    qint64 size = 0;
    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};
/// The stamp of a file as it is now; that of no file where there is none.
[[nodiscard]] FileStamp stampOf(const QString &path);

enum class Privacy { AsUsual, OwnerOnly };

/// Replaces a whole file: whatever happens, the disk has either the old file or the new one.
/// Returns when the bytes are on the disk. On failure returns what went wrong, in the reader's
/// language; the old file is then as it was.
[[nodiscard]] std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes,
                                                Privacy privacy = Privacy::AsUsual);
/// Appends bytes to an existing file, and returns when they are on the disk. On failure
/// returns what went wrong, in the reader's language, and leaves none of the bytes behind, as
/// far as the disk allows.
[[nodiscard]] std::optional<QString> appendTo(const QString &path, const QByteArray &bytes);

} // namespace inkling
