// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "puzzle/thinning.h"

namespace inkling::slink {

/// Groups of cells; the clues of a group are kept or removed together.
using Groups = std::vector<std::vector<int>>;

/// The clues without those of the groups that are not kept; clues in no group stay.
[[nodiscard]] Clues withoutGroups(Clues clues, const Groups &groups, const std::vector<bool> &kept);
/// The cells of the groups that are in `before` but no longer in `kept`.
[[nodiscard]] std::vector<int> takenCells(const Groups &groups, const std::vector<bool> &before,
                                          const std::vector<bool> &kept);

/// The cells of which lines and crosses say whether they are inside: from the border on, through
/// edges that are known.
[[nodiscard]] std::vector<int> knownCells(const Grid &grid, const Knowledge &knowledge);

} // namespace inkling::slink
