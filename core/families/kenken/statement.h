// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/stated.h"
#include "families/kenken/cages.h"

namespace inkling::kenken {

/// The statement of a puzzle: an unknown for the digit of each cell; a constraint for each cage,
/// then for each row, then for each column. Their elements follow the cells in this order. `clues`:
/// the text of each cage on the board; a cage without one is not drawn.
/// Requires: for the statement, cages that readPuzzle() would accept; for the board alone, the side
/// and the cells of each cage, which need not cover all cells.
[[nodiscard]] std::shared_ptr<const declared::Stated>
statedOf(const Cages &cages, std::span<const std::string> clues);
/// The same with the clues of all cages, or of those whose bit is set in `shownCages`.
[[nodiscard]] std::shared_ptr<const declared::Stated>
statedOf(const Cages &cages, std::uint64_t shownCages = ~std::uint64_t{0});

/// The board's element for a cage, and for a line; the rows come first, then the columns.
[[nodiscard]] inline ElementId cageElement(const Cages &cages, int cage)
{
    return ElementId(cages.cellCount() + cage);
}
[[nodiscard]] inline ElementId lineElement(const Cages &cages, int line)
{
    return cageElement(cages, int(cages.cages.size())) + ElementId(line);
}
/// The constraint of a line, numbered likewise. A cage has the same number as its constraint.
[[nodiscard]] inline ConstraintId lineConstraint(const Cages &cages, int line)
{
    return ConstraintId(cages.cages.size()) + ConstraintId(line);
}

/// Model::describe().
[[nodiscard]] Phrase describeConstraint(const Cages &cages, ConstraintId constraint);

} // namespace inkling::kenken
