// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/puzzle.h"
#include "puzzle/generating.h"

namespace inkling::slink {

/// Implements Family::thin(): removes clues.
[[nodiscard]] std::shared_ptr<const Puzzle> thinnedPuzzle(const SlinkPuzzle &puzzle,
                                                          const ThinWish &wish,
                                                          const ThinProgress &progress,
                                                          const StopCondition &stop);

} // namespace inkling::slink
