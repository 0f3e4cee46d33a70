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

/// A board that is being drawn as such a picture: with its places that are blank still.
[[nodiscard]] QImage thumbnail(Board board, const Theme &theme, int side);

} // namespace inkling
