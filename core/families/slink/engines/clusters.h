// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/surroundings.h"
#include "fixedlist.h"

#include <span>
#include <vector>

namespace inkling::slink {

/// Different cells that are looked at together.
using Cluster = FixedList<int, 12>;

/// The clusters of single clues: each a clue first, then its neighbours.
[[nodiscard]] std::vector<Cluster> clueClusters(const Clues &clues, const Neighbours &neighbours);

/// The clusters of any two clues that touch or have a neighbour in common: each the two clues
/// first, then their neighbours.
[[nodiscard]] std::vector<Cluster> twoClueClusters(const Clues &clues,
                                                   const Neighbours &neighbours);

/// The cluster of these clues.
[[nodiscard]] Cluster clusterOf(std::span<const int> cells, const Neighbours &neighbours);

/// The neighbours of all cells.
[[nodiscard]] Neighbours neighboursOf(const Grid &grid);

} // namespace inkling::slink
