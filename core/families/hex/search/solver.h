// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

namespace inkling::hex {

/// Answers a board by walking its paths (see PathWalk), both sides worked out on the way.
///
/// Different answers read differently: paths with the same characters are one answer, told by the
/// first of them in the order of tiles along the path. Cost: some microseconds to 13 tiles, mostly
/// below a millisecond to 24.
[[nodiscard]] Solution solve(const Tiles &tiles, Search search, const StopCondition &stop);

} // namespace inkling::hex
