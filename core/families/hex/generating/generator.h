// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::hex {

[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Family::objection.
[[nodiscard]] std::optional<Phrase> objection(const Wish &wish);

/// Family::generate: a random equation is dealt along a random path through the board, until no other
/// equation can be read and the board is as hard as wished. What makes it hard above all is how many
/// numbers have two digits: with hardly any, digits and operators take turns, and few paths are left to be
/// looked through.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::hex
