// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/loopcuts.h"

#include <cstdint>
#include <vector>

namespace inkling::slink {

/// What one loop says where some cells have a colour, by cell, and others, open, are -1: rings of the other
/// colour that part two cells of one colour; failing that, those that lack one open cell to do so, and those
/// round open cells, a few. Each ring has as few cells as that takes. None where nothing follows.
/// Cost: linear in the cells, and again for each cell of a ring. Biconnected components after Hopcroft, Tarjan,
/// "Efficient algorithms for graph manipulation" (1973).
[[nodiscard]] std::vector<LoopCut> partCuts(const Grid &grid, const Neighbours &neighbours,
                                            const std::vector<std::int8_t> &colours);

} // namespace inkling::slink
