// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QWidget>

namespace inkling {

/// Keeps a picture of a widget to be looked at, where INKLING_PICTURES names a folder; else nothing.
inline void keepPicture(QWidget &widget, const QString &name)
{
    const QString folder = qEnvironmentVariable("INKLING_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

} // namespace inkling
