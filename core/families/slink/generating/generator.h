// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::slink {

[[nodiscard]] std::span<const BoardSize> madeSizes();
[[nodiscard]] std::span<const Symmetry> madeSymmetries();
/// Implements Family::expectedInstead() for Slitherlink.
[[nodiscard]] std::optional<Phrase> expectedInstead(const Wish &wish);

/// Implements Family::generate(): makes a random loop with all its clues, and thins it out while it
/// keeps one answer and is not harder than wished.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::slink
