// SPDX-License-Identifier: MIT
#pragma once

#include "documents/journal.h"

#include <QStringList>
#include <memory>
#include <vector>

namespace inkling {

class MainWindow;

/// The sessions of the windows that were open when the program last ended in good order; only those
/// whose files still exist.
[[nodiscard]] std::vector<Session> lastSessions();
/// Keeps the sessions of windows in the settings: the file, the mode and the current puzzle of
/// each. Sessions without a file are not among lastSessions() later.
void rememberSessions(const std::vector<Session> &sessions);

/// Opens the first windows, each keeping a journal: a window for each crashed window's journal,
/// which is restored as soon as it is read, and one for each file. Without any of these, the
/// windows of lastSessions() if the reader prefers that, else an empty one.
[[nodiscard]] std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files);

} // namespace inkling
