// SPDX-License-Identifier: MIT
#pragma once

#include "families/generating.h"

namespace inkling::slink {

inline constexpr BoardSize smallestMade{3, 3};
inline constexpr BoardSize largestMade{50, 50};

[[nodiscard]] std::span<const BoardSize> madeSizes();
[[nodiscard]] std::span<const Symmetry> madeSymmetries();

/// Family::generate: a random loop with all its clues, thinned out while it keeps one answer and is not
/// harder than wished.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::slink
