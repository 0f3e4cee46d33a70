// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

namespace inkling::hex {

/// Solves a board by walking its paths (see PathWalk); evaluates both sides on the way.
///
/// Different answers read differently: paths with the same characters are one answer, given by the
/// first of them in the order of the tiles along the path. Cost: some microseconds up to 13 tiles,
/// mostly below a millisecond up to 24.
[[nodiscard]] Solution solve(const Tiles &tiles, Search search, const StopCondition &stop);

} // namespace inkling::hex
