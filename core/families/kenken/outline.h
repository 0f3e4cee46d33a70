// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "families/kenken/cages.h"

#include <vector>

namespace inkling::kenken {

/// The outline of cells, in the form of ElementKind::Region: first round the outside, from the top
/// left corner of the first cell, then round each hole. Where two cells touch only at a corner, the
/// outline turns at that corner for each of them. Requires: the cells are ascending and connected.
[[nodiscard]] std::vector<Point> outlineOf(const Cages &cages,
                                           const std::vector<std::uint8_t> &cells);

} // namespace inkling::kenken
