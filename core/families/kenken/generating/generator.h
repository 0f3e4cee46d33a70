// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::kenken {

[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Implements Family::expectedInstead() for KenKen.
[[nodiscard]] std::optional<Phrase> expectedInstead(const Wish &wish);

/// Implements Family::generate(): makes a random square in which all digits are given; removes
/// walls between cells as long as there is one answer and the puzzle is not harder than wished.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::kenken
