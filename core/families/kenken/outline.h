// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/kenken/cages.h"

#include <vector>

namespace inkling::kenken {

/// The outline of cells, as ElementKind::Region asks for it: first round the outside, from the top
/// left corner of the first cell on, then round each hole. Where two cells touch at a corner only,
/// the outline turns round each of them. Requires: cells are ascending and hang together.
[[nodiscard]] std::vector<Point> outlineOf(const Cages &cages,
                                           const std::vector<std::uint8_t> &cells);

} // namespace inkling::kenken
