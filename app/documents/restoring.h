// SPDX-License-Identifier: MIT
#pragma once

#include "documents/journal.h"

#include <vector>

namespace inkling {

/// The sessions of the windows that were open when the program last ended in good order; only those
/// whose files still exist.
[[nodiscard]] std::vector<Session> lastSessions();
/// Keeps the sessions of windows in the settings: the file, the mode, the current puzzle and
/// the position in its reasoning of each. Sessions without a file are not among lastSessions() later.
void rememberSessions(const std::vector<Session> &sessions);

} // namespace inkling
