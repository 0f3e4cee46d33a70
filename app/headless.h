// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/puzzleprinter.h"
#include "scene/theme.h"

#include <QString>
#include <optional>

namespace inkling {

/// The order for a picture that is made without a user.
struct PictureRequest
{
    QString source;                 ///< the file of puzzles, or "-" for standard input
    const Family *family = nullptr; ///< that of the puzzles; null to guess it
    QString target;                 ///< the picture
    int puzzle = 1;                 ///< from 1
    /// The step at which the board is shown: from 1, as the window counts; 0 for the bare board;
    /// the end if there is none.
    std::optional<int> step;
    int size = 900;        ///< width in pixels
    bool isWindow = false; ///< a picture of the whole window, not only of the board
    /// Numbers of rows and columns beside the board; a window has them by its own settings.
    bool hasLineNumbers = false;
    const Theme *theme = &Theme::lightTheme();
};

/// The order for a walkthrough that is made without a user.
struct WalkthroughRequest
{
    QString source;                 ///< the file of puzzles, or "-" for standard input
    const Family *family = nullptr; ///< that of the puzzles; null to guess it
    QString target;                 ///< the page, paper or animation, by its ending
    int puzzle = 1;                 ///< from 1
    int size = 640;                 ///< width of an animation in pixels
    const Theme *theme = &Theme::lightTheme();
};

/// The order for a PDF that is made without a user.
struct PaperRequest
{
    QString source;                 ///< the file of puzzles, or "-" for standard input
    const Family *family = nullptr; ///< that of the puzzles; null to guess it
    QString target;                 ///< the PDF
    PrintChoices choices;
};

/// Makes the picture. Returns what went wrong, in words; nothing if all is well.
[[nodiscard]] std::optional<QString> makePicture(const PictureRequest &request);
/// Makes the walkthrough. Returns what went wrong, in words; nothing if all is well.
[[nodiscard]] std::optional<QString> makeWalkthrough(const WalkthroughRequest &request);
/// Makes the PDF: all puzzles of a judge file or a project. Returns what went wrong, in words;
/// nothing if all is well.
[[nodiscard]] std::optional<QString> makePaper(const PaperRequest &request);

} // namespace inkling
