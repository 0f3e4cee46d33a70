// SPDX-License-Identifier: MIT
#pragma once

class QUndoStack;
class QWidget;

namespace inkling {

/// A list of what was done and undone. Requires: the stack outlives it.
[[nodiscard]] QWidget *makeHistory(QUndoStack &stack);

} // namespace inkling
