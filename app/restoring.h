// SPDX-License-Identifier: MIT
#pragma once

#include "journal.h"

#include <QStringList>
#include <memory>
#include <vector>

namespace inkling {

class MainWindow;

/// What was open when the program was last left in good order, a window each.
[[nodiscard]] std::vector<Session> lastSessions();
/// Of what is in files: which, and where in it.
void rememberSessions(const std::vector<Session> &sessions);

/// The windows to begin with, each keeping a journal: those that ended without being closed, with
/// all that they had, as soon as it is read; one for each file; without any of these, those that
/// were left last, or an empty one.
[[nodiscard]] std::vector<std::unique_ptr<MainWindow>> openWindows(const QStringList &files);

} // namespace inkling
