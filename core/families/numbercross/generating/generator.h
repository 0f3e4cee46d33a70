// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::numbercross {

[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Implements Family::expectedInstead() for Number Cross.
[[nodiscard]] std::optional<Phrase> expectedInstead(const Wish &wish);

/// Implements Family::generate(): draws random digits and shades, which give the labels, until a
/// board has one answer and is as hard as wished. Both depend on how much the shades follow from
/// their lines alone, and on the digits: with large digits, and in lines nearly all of one shade, a
/// line has few ways; with small digits, and in lines half black, many cells can meet a label.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::numbercross
