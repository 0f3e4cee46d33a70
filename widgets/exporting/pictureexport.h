// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QString>
#include <optional>

namespace inkling {

/// Writes a board as a picture; the ending of the file's name chooses png, svg or pdf. `width` is
/// in pixels (points for pdf). Returns what went wrong, in words; nothing if all is well.
[[nodiscard]] std::optional<QString> exportPicture(const QString &path, const BoardState &state,
                                                   const Theme &theme, int width);

} // namespace inkling
