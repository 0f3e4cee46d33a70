// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/plainclash.h"

#include <QString>
#include <span>

namespace inkling {

/// A plain clash as a sentence for writeSentence(): "Row 6 holds the digit 3 twice." where the
/// family has words for what is broken, else the marks and what they break. `isOfClue`: the clue
/// itself stands out, and not the marks.
[[nodiscard]] QString clashWords(const Model &model, const PlainClash &clash,
                                 bool isOfClue = false);

/// Whether the family has words of its own for what a clash breaks.
[[nodiscard]] bool hasOwnWords(const Model &model, const PlainClash &clash);

/// The words for some clashes as a plain notice: of the first that the family has words for, else
/// of the first; empty for none.
[[nodiscard]] QString clashNotice(const Model &model, std::span<const PlainClash> clashes);

} // namespace inkling
