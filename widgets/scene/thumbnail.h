// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"
#include "scene/theme.h"

#include <QImage>

namespace inkling {

/// A puzzle as a small picture, with its answer where one is given. Lays the whole board out: not for
/// the window's thread. `side`: of the square picture, in device pixels.
[[nodiscard]] QImage thumbnail(const Puzzle &puzzle, const Answer *answer, const Theme &theme,
                               int side);
/// The same of a board alone, of what is no puzzle yet.
[[nodiscard]] QImage thumbnail(const Board &board, const Theme &theme, int side);

} // namespace inkling
