// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

namespace inkling {

/// The ending of a project's file, with its dot.
[[nodiscard]] QString projectSuffix();
/// Whether a file of that name is written as a project; otherwise it is written as judge text.
[[nodiscard]] bool isProjectName(const QString &path);

/// A name without what file systems take for something else, such as ':' and '/'.
[[nodiscard]] QString safeFileName(const QString &name);

/// The families of a project's finished puzzles, in the order in which they first come.
[[nodiscard]] std::vector<const Family *> familiesIn(const Project &project);
/// The parts of a project that judge text cannot hold, each in a few words; empty if it can hold
/// all but the history. Cost: a walk over the pages.
[[nodiscard]] QStringList lostInJudgeText(const Project &project);
/// The judge text of all finished puzzles; or why there can be none, in words. Cost:
/// printing all puzzles.
[[nodiscard]] tl::expected<QByteArray, QString> judgeText(const Project &project);

} // namespace inkling
