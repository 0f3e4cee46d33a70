// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/puzzle.h"
#include "puzzle/generating.h"

namespace inkling::kenken {

/// Implements Family::thin(): hides more operators where some are hidden
/// already. Ignores the symmetry.
[[nodiscard]] std::shared_ptr<const Puzzle> thinnedPuzzle(const KenkenPuzzle &puzzle,
                                                          const ThinWish &wish,
                                                          const ThinProgress &progress,
                                                          const StopCondition &stop);

} // namespace inkling::kenken
