// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::numbercross {

/// A step by the rules of two, three or four lines in words. The arguments of the step: the number
/// of ways to shade these lines, and "rows" or "columns", which tells which of its lines they are;
/// the other lines are those across.
[[nodiscard]] Sentence groupSentence(const Givens &givens, const Step &step);

} // namespace inkling::numbercross
