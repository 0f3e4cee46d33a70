// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::cards {

/// A row, and as many columns as there are cards.
[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Family::objection.
[[nodiscard]] std::optional<Phrase> objection(const Wish &wish);

/// Family::generate: random hands of the numbers 1 to 13, until one has an answer and is as hard as wished
/// (see ratingOf()). Four and five cards are to make 24, as in the game of that name; more cards 163.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::cards
