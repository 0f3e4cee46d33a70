// SPDX-License-Identifier: MIT
#pragma once

#include "logic/rating.h"

#include <QColor>
#include <QPalette>
#include <array>

namespace inkling {

/// The inks of one theme: what each role on a board is painted with. Every role has a shape of its own
/// too, so no meaning hangs on a colour alone.
struct Theme
{
    bool dark = false;
    QColor paper;        ///< behind the board
    QColor window;       ///< behind everything else
    QColor ink;          ///< facts
    QColor quiet;        ///< grid, dots, crosses
    QColor clue;         ///< what is given
    QColor clueDone;     ///< a clue that has nothing more to say
    QColor premise;      ///< what a step rests on
    QColor conclusion;   ///< what a step concludes
    QColor error;        ///< a contradiction, or malformed text
    QColor suppose;      ///< what is not reasoned: supposed, or found by search
    QColor supposeAgain; ///< another thing supposed beside the first
    QColor inside;       ///< the tint of a cell inside
    QColor finalAnswer;  ///< the last flourish
    QColor accent;       ///< buttons and selections
    /// From gentle to fiendish: the harder, the stronger.
    std::array<QColor, difficultyCount> difficulty;

    [[nodiscard]] static const Theme &lightTheme();
    [[nodiscard]] static const Theme &darkTheme();
    /// The theme that goes with a palette, by the lightness of its window.
    [[nodiscard]] static const Theme &of(const QPalette &palette);

    [[nodiscard]] const QColor &of(Difficulty grade) const
    {
        return difficulty[std::size_t(grade)];
    }

    /// The palette of the widgets round the board.
    [[nodiscard]] QPalette palette() const;
};

/// How well one colour stands out from another: 1 to 21, as WCAG 2 defines it.
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

/// A colour between two: `share` of `to`, the rest of `from`.
[[nodiscard]] QColor blend(const QColor &from, const QColor &to, double share);

} // namespace inkling
