// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace inkling {

/// What a reader who has never used an action may try with it, in one line; empty where its name says it all.
/// `id`: of a line of the action table.
[[nodiscard]] QString tryLine(const char *id);

/// The ids of all that have such a line, for tests.
[[nodiscard]] QList<QByteArray> taughtActions();

} // namespace inkling
