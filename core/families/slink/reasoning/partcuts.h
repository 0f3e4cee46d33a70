// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/loopcuts.h"

#include <cstdint>
#include <vector>

namespace inkling::slink {

/// The cuts that one loop makes on a board of which some cells have a colour and others, open, are -1: rings of the
/// other colour that part two cells of one colour; failing that, rings that lack one open cell to do so, and a
/// few round open cells. Each ring has as few cells as that takes. None where nothing follows.
/// Cost: linear in the cells, and again for each cell of a ring. Biconnected components after Hopcroft, Tarjan,
/// "Efficient algorithms for graph manipulation" (1973).
[[nodiscard]] std::vector<LoopCut> partCuts(const Grid &grid, const Neighbours &neighbours,
                                            const std::vector<std::int8_t> &colours);

} // namespace inkling::slink
