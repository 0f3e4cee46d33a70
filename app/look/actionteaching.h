// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace inkling {

/// A suggestion, in one line, to a reader who has never used the action; empty if the action's name
/// says it all. `id`: of a line of the action table.
[[nodiscard]] QString tryLine(const char *id);

/// The ids of all actions that have a tryLine(), for tests.
[[nodiscard]] QList<QByteArray> taughtActions();

} // namespace inkling
