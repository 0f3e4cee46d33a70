// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::kenken {

[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Family::objection.
[[nodiscard]] std::optional<Phrase> objection(const Wish &wish);

/// Family::generate: makes a random square in which all digits are given; removes walls between
/// cells as long as there is one answer and the puzzle is not harder than wished.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::kenken
