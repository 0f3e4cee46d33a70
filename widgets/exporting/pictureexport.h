// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QImage>
#include <QString>
#include <optional>

namespace inkling {

/// A reader's choices about a picture.
struct PictureChoices
{
    const Theme *theme = &Theme::lightTheme();
    int width = 1200;           ///< pixels; points for pdf
    bool isTransparent = false; ///< without the paper behind the board
};

/// A board as an image.
[[nodiscard]] QImage pictureOf(const BoardState &state, const PictureChoices &choices);
/// Writes a board as a picture; the ending of the file's name chooses png, svg or pdf. Returns what
/// went wrong, in words; nothing if all is well.
[[nodiscard]] std::optional<QString> exportPicture(const QString &path, const BoardState &state,
                                                   const PictureChoices &choices);

} // namespace inkling
