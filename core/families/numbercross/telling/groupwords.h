// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::numbercross {

/// A step by the rules of two, three or four lines in words. Its arguments: in how many ways they can be
/// shaded, and whether they are "rows" or "columns"; the other lines are those across.
[[nodiscard]] Sentence groupSentence(const Givens &givens, const Step &step);

} // namespace inkling::numbercross
