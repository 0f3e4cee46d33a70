// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <memory>
#include <vector>

namespace inkling {

class Family;
class MainWindow;

/// Opens the first windows, each keeping a journal: a window for each crashed window's journal,
/// which is restored as soon as it is read, and one for each file. Without any of these, the
/// windows of lastSessions() if the reader prefers that, else an empty one. `family`: that of the
/// files' puzzles; null to guess it.
[[nodiscard]] std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files,
                                                                   const Family *family = nullptr);

} // namespace inkling
