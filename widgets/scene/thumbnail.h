// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "scene/theme.h"

#include <QImage>

namespace inkling {

/// A small picture of a puzzle, with its answer if one is given. `side`: the side of the square
/// picture, in device pixels. Lays the whole board out, so it must not be called on the window's
/// thread.
[[nodiscard]] QImage thumbnail(const Puzzle &puzzle, const Answer *answer, const Theme &theme,
                               int side);
/// A small picture of a board alone, such as that of a draft that is no puzzle yet.
[[nodiscard]] QImage thumbnail(const Board &board, const Theme &theme, int side);

} // namespace inkling
