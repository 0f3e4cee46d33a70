// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"
#include "scene/theme.h"

#include <QString>
#include <optional>

namespace inkling {

/// A picture to be made without anyone looking on.
struct PictureRequest
{
    QString source; ///< the file of puzzles
    QString target; ///< the picture
    int puzzle = 1; ///< from 1
    std::optional<int>
        step;              ///< from 1, as the window counts, 0 the bare board; the end without one
    int size = 900;        ///< width in pixels
    bool isWindow = false; ///< of the whole window, not only of the board
    bool hasLineNumbers = false; ///< beside the board; the window has them as it usually has
    const Theme *theme = &Theme::lightTheme();
};

/// Paper to be written without anyone looking on.
struct PaperRequest
{
    QString source; ///< the file of puzzles
    QString target; ///< the PDF
    PrintChoices choices;
};

/// Makes the picture. Returns in words what went wrong, nothing if all is well.
[[nodiscard]] std::optional<QString> makePicture(const PictureRequest &request);
/// The same of paper: all puzzles of a judge file or a project.
[[nodiscard]] std::optional<QString> makePaper(const PaperRequest &request);

} // namespace inkling
