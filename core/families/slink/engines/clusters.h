// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"

#include <vector>

namespace inkling::slink {

/// Cells that are looked at together, each once; at most 12.
using Cluster = std::vector<int>;

/// Each clue with its neighbours, the clue first.
[[nodiscard]] std::vector<Cluster> clueClusters(const Clues &clues, const Neighbours &neighbours);

/// Any two clues that have a neighbour in common or touch, with the neighbours of both; the clues first.
[[nodiscard]] std::vector<Cluster> twoClueClusters(const Clues &clues,
                                                   const Neighbours &neighbours);

/// The neighbours of all cells.
[[nodiscard]] Neighbours neighboursOf(const Grid &grid);

} // namespace inkling::slink
