// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/generating.h"

namespace inkling::numbercross {

[[nodiscard]] std::span<const BoardSize> madeSizes();
/// Family::objection.
[[nodiscard]] std::optional<Phrase> objection(const Wish &wish);

/// Family::generate: random digits and shades, which make the labels, until a board has one answer and is
/// as hard as wished. What decides both is how far the shades depend on their lines alone, and which digits
/// there are: large digits and lines that are nearly all of one shade leave a line few ways; small digits
/// and lines half black make labels that many cells can meet.
[[nodiscard]] std::shared_ptr<const Puzzle>
generate(const Wish &wish, const GenerateProgress &progress, const StopCondition &stop);

} // namespace inkling::numbercross
