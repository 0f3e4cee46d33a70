// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/solver.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::hex {

/// The tiles of a path in the order in which it passes them.
using Path = std::vector<int>;

/// The tiles that joined links lead to from `tile`, which comes first; each tile once. Where `tile`
/// is not the end of a stretch, or the stretch branches, only one way is followed.
[[nodiscard]] Path stretchFrom(int tile, const Tiles &tiles, LinkSet joinedLinks);

/// The path that an answer's links make, in the order of its reading; nothing if the links do not
/// make one path through all tiles. Requires: a value for each main unknown.
[[nodiscard]] std::optional<Path> pathOf(const Tiles &tiles, const Answer &answer);

/// The answer that joins the tiles of a path in this order. Requires: each tile touches the next.
[[nodiscard]] Answer answerOf(const Tiles &tiles, std::span<const int> path);

/// The characters along a path.
[[nodiscard]] std::string charactersAlong(const Tiles &tiles, std::span<const int> path);

/// A path through all tiles with these characters; nothing if there is none, and then `longest` is
/// how many of them some path begins with, at most all but one. Requires: as many characters as
/// tiles. Cost: goes on from no tile twice with the same tiles passed.
[[nodiscard]] std::optional<Path> pathWith(const Tiles &tiles, std::string_view characters,
                                           std::size_t &longest);

} // namespace inkling::hex
