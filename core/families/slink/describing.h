// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/slink/terms.h"
#include "logic/model/fact.h"

namespace inkling::slink {

/// @{ Model::describe and Model::clause for a fact about a board.
[[nodiscard]] Phrase describeFact(const Terms &terms, const Fact &fact);
[[nodiscard]] Phrase clauseOf(const Terms &terms, const Fact &fact);
/// @}
/// An edge in words: "edge above row 3, column 4".
[[nodiscard]] Phrase describeEdge(const Grid &grid, int edge);
/// A dot in words: "dot top left of row 3, column 4".
[[nodiscard]] Phrase describeDot(const Grid &grid, int dot);
/// What is wrong at a dot with so many lines: "the loop ends at the top left corner of row 3, column
/// 4", "3 lines meet at ...". Requires: lines is 1, 3 or 4.
[[nodiscard]] Phrase faultAtDot(const Grid &grid, int dot, int lines);

} // namespace inkling::slink
