// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/solver.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace inkling::hex {

/// The tiles in the order in which the path passes them.
using Path = std::vector<int>;

/// The tiles from one on that joined links lead to, each once. Where the tile is no end of a stretch,
/// or the stretch parts, it follows one way only.
[[nodiscard]] Path stretchFrom(int tile, const Tiles &tiles, LinkSet joinedLinks);

/// The path that an answer's links make, from the end where its reading begins; nothing if they
/// make none, or more than one. Requires: a value for each main unknown.
[[nodiscard]] std::optional<Path> pathOf(const Tiles &tiles, const Answer &answer);

/// The answer that says: this path. Requires: each tile touches the next.
[[nodiscard]] Answer answerOf(const Tiles &tiles, std::span<const int> path);

/// The characters along a path.
[[nodiscard]] std::string charactersAlong(const Tiles &tiles, std::span<const int> path);

} // namespace inkling::hex
