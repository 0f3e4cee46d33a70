// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace inkling {

enum class Privacy { AsUsual, OwnerOnly };

/// Puts bytes in the place of a whole file, so that there is the old file or the new one, whatever happens, and
/// nothing else; returns when they are on the disk. Says what went wrong in the reader's language; then the old
/// file is as it was.
[[nodiscard]] std::optional<QString> writeWhole(const QString &path, const QByteArray &bytes,
                                                Privacy privacy = Privacy::AsUsual);
/// Writes bytes to the end of a file that is there, and returns when they are on the disk. What goes wrong leaves
/// nothing of them behind, as far as the disk allows.
[[nodiscard]] std::optional<QString> appendTo(const QString &path, const QByteArray &bytes);

} // namespace inkling
