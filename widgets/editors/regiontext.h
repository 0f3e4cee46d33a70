// SPDX-License-Identifier: MIT
#pragma once

#include "editors/draftboard.h"

#include <QString>
#include <span>

namespace inkling {

// A part of a draft as text, as a table has it: one line a row, its cells parted by tabs. On boards
// with cages a cell is the name of its cage, "." for none; the cage's first cell has the cage's
// clue behind the name: "a:12*".

/// The text of some cells of a draft. Requires: only cells.
[[nodiscard]] QString regionText(const DraftBoard &board, std::span<const PlaceId> cells);

/// Puts such a text into the draft, its first cell at `corner`. Fields beyond the board and texts
/// that cannot stand in a cell are left out. A text without tabs is parted at blanks; "." is a
/// blank cell. Requires: `corner` is a cell.
struct Pasted
{
    Draft draft;
    std::vector<PlaceId> cells; ///< the cells that the text covers
    bool isTaken = false;       ///< whether any of its fields can stand in its cell
    bool isWhole = true;        ///< whether all of its fields on the board can stand there
    int leftOut = 0;            ///< the fields beyond the board, and those that cannot stand there

    void note(bool isWritten)
    {
        isTaken = isTaken || isWritten;
        isWhole = isWhole && isWritten;
        leftOut += isWritten ? 0 : 1;
    }
};
[[nodiscard]] Pasted pastedRegion(const DraftBoard &board, PlaceId corner, const QString &text);

} // namespace inkling
