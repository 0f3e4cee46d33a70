// SPDX-License-Identifier: MIT
#pragma once

#include "editors/draftboard.h"

#include <QString>
#include <span>

namespace inkling {

// A part of a draft as text, as a table has it: a line a row, its cells parted by tabs. Of cells in cages each
// is a word for its cage, "." for none; in the first of them the clue behind it: "a:12*".

/// What stands in some cells. Requires: cells.
[[nodiscard]] QString regionText(const DraftBoard &board, std::span<const PlaceId> cells);

/// The draft with such a text put in, its first cell at `corner`. What has no room and what cannot stand there
/// is left out. A text without tabs is parted at blanks; "." is a blank cell. Requires: `corner` is a cell.
struct Pasted
{
    Draft draft;
    std::vector<PlaceId> cells; ///< that the text covers
};
[[nodiscard]] Pasted pastedRegion(const DraftBoard &board, PlaceId corner, const QString &text);

} // namespace inkling
