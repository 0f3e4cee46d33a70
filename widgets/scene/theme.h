// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/marking.h"
#include "logic/teaching/rating.h"

#include <QColor>
#include <QPalette>
#include <array>
#include <cstdint>

namespace inkling {

/// The tint of cells inside and outside a loop.
enum class SideTint : std::uint8_t {
    Straw,      ///< tints cells inside only, as quietly as may be
    YellowBlue, ///< can be told apart by everybody
    PinkGreen,
};
/// The colours of supposed marks and of trials.
enum class TrialInks : std::uint8_t { VioletTeal, MagentaOlive };
/// The mark on an edge that is known not to be a line.
enum class CrossStyle : std::uint8_t {
    Cross,
    FaintLine,
    Nothing, ///< open edges get a faint line instead
};

/// A reader's choices about the themes.
struct Taste
{
    SideTint sides = SideTint::Straw;
    TrialInks trials = TrialInks::VioletTeal;
    CrossStyle crosses = CrossStyle::Cross;
    friend bool operator==(const Taste &, const Taste &) = default;
};

/// The colours of a theme, one for each role on a board. Every role has a shape of its own as well,
/// so no meaning hangs on a colour alone.
struct Theme
{
    bool dark = false;
    QColor paper;        ///< behind the board
    QColor window;       ///< behind everything else
    QColor ink;          ///< facts
    QColor quiet;        ///< grid, dots, crosses
    QColor clue;         ///< clues, and other parts of the puzzle that are given
    QColor clueDone;     ///< a clue that is met
    QColor premise;      ///< the premises of a step
    QColor conclusion;   ///< the conclusions of a step
    QColor error;        ///< a contradiction, or malformed text
    QColor suppose;      ///< marks not reasoned: supposed, or found by search
    QColor supposeAgain; ///< like `suppose`, for a second answer or the next depth of suppositions
    QColor inside;       ///< the tint of a cell inside
    QColor outside;      ///< the tint of a cell outside; none if the colour is not valid
    QColor finalAnswer;  ///< the last flourish
    QColor accent;       ///< buttons and selections
    /// The colours of the difficulties from gentle to fiendish: the harder, the stronger.
    std::array<QColor, difficultyCount> difficulty;
    /// What a person colours cells and lines with, from tint 1 on; the paper shows through.
    std::array<QColor, tintCount> tints;
    CrossStyle crosses = CrossStyle::Cross;

    /// Makes lightTheme() and darkTheme() follow a reader's taste from now on; themes obtained
    /// before stay as they are.
    static void setTaste(const Taste &taste);
    [[nodiscard]] static Taste taste();
    [[nodiscard]] static const Theme &lightTheme();
    [[nodiscard]] static const Theme &darkTheme();
    /// The theme that goes with a palette: dark if its window colour is.
    [[nodiscard]] static const Theme &of(const QPalette &palette);

    [[nodiscard]] const QColor &of(Difficulty grade) const
    {
        return difficulty[std::size_t(grade)];
    }

    /// The palette of the widgets round the board.
    [[nodiscard]] QPalette palette() const;
};

/// The contrast of two colours: 1 to 21, as WCAG 2 defines it.
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

/// The ground of a cell that the puzzle inks, darker than other marks on light paper: a large area
/// of light ink on dark paper would glare.
[[nodiscard]] QColor inkedGround(const Theme &theme);
/// The colours of what stands on an inked cell: that cell is the paper, the paper the ink, and all
/// others are as near to their own as stands out there.
[[nodiscard]] Theme onInk(const Theme &theme);

/// A colour between two: `share` of `to`, the rest of `from`.
[[nodiscard]] QColor blend(const QColor &from, const QColor &to, double share);

} // namespace inkling
