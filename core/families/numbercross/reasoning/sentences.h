// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/knowledge.h"
#include "logic/sentence.h"
#include "logic/trace.h"

namespace inkling::numbercross {

/// A step by one of the rules in words: Model::sentence.
[[nodiscard]] Sentence sentenceOf(const Givens &givens, const Step &step, const Knowledge &before);

} // namespace inkling::numbercross
