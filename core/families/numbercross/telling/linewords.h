// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/knowledge.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::numbercross {

/// A step by a rule about one line in words, computed from the line as it is on the board.
/// Requires: a step with one constraint.
[[nodiscard]] Sentence lineSentence(const Givens &givens, const Step &step,
                                    const Knowledge &before);

/// Whether a line's label can still be met.
[[nodiscard]] bool canBeMet(const Givens &givens, int line, const Knowledge &before);

} // namespace inkling::numbercross
