// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::cards {

/// The sizes of generated hands: one row, and as many columns as there are cards.
[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Implements Family::expectedInstead() for Cards.
[[nodiscard]] std::optional<Phrase> expectedInstead(const Wish &wish);

/// Implements Family::generate(): makes random hands of the numbers 1 to 13, until one has an
/// answer and is as hard as wished (see ratingOf()). The target is usualTarget().
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::cards
