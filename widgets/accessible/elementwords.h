// SPDX-License-Identifier: MIT
#pragma once

#include "painting/signs.h"

namespace inkling {

/// The value known of an element, in words, besides the text that the puzzle gives; empty if none
/// is known.
[[nodiscard]] QString valueWords(const BoardState &state, ElementId element);

/// What a screen reader says of an element: `words` for it, its value, and what is lit on it.
[[nodiscard]] QString elementWords(const BoardState &state, ElementId element,
                                   const SpokenWords &words);

} // namespace inkling
