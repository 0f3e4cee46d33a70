// SPDX-License-Identifier: MIT
#pragma once

#include "families/generating.h"
#include "families/slink/puzzle.h"

namespace inkling::slink {

/// Family::thin: removes clues.
[[nodiscard]] std::shared_ptr<const Puzzle> thinnedPuzzle(const SlinkPuzzle &puzzle,
                                                          const ThinWish &wish,
                                                          const ThinProgress &progress,
                                                          const StopCondition &stop);

} // namespace inkling::slink
