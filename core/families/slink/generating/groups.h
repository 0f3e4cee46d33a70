// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "puzzle/thinning.h"

namespace inkling::slink {

/// Cells whose clues come and go together.
using Groups = std::vector<std::vector<int>>;

/// The clues of the groups that are kept, and those in no group.
[[nodiscard]] Clues withoutGroups(Clues clues, const Groups &groups, const std::vector<bool> &kept);
/// The cells of the groups that were there before and are not kept.
[[nodiscard]] std::vector<int> takenCells(const Groups &groups, const std::vector<bool> &before,
                                          const std::vector<bool> &kept);

} // namespace inkling::slink
