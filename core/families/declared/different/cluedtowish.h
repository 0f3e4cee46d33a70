// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/declaration.h"

namespace inkling::declared {

/// The draft with the clues of an answer that is changed, value by value, until named rules below
/// the upper limit of the difficulty wished for find it from its clues; for Fiendish, until it is
/// the only answer. A local search: a value is changed where the reasoning has got stuck (where two
/// answers differ), and the change is kept unless more values are then open. Nothing when stopped,
/// and after four changes for each cell, as the layout does not suit then. Cost: a deduction (a
/// search) for each change. Requires: `answer` meets the blank draft, and clued() gives its clues.
[[nodiscard]] std::optional<Draft> cluedToWish(const Declaration &declaration, const Draft &blank,
                                               Answer answer, const Wish &wish,
                                               RandomSource &random, const StopCondition &stop);

} // namespace inkling::declared
