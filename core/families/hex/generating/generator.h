// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::hex {

[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Implements Family::expectedInstead() for Hex Tile Equations.
[[nodiscard]] std::optional<Phrase> expectedInstead(const Wish &wish);

/// Implements Family::generate(): deals a random equation along a random path through the board,
/// until no other equation can be read and the board is as hard as wished. A board is hard above
/// all if many of its numbers have two digits: with hardly any, digits and operators alternate, and
/// few paths are left to look through.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::hex
