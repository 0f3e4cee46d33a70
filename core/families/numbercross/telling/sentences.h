// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/knowledge.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::numbercross {

/// A step by one of the rules in words: Model::sentence.
[[nodiscard]] Sentence sentenceOf(const Givens &givens, const Step &step, const Knowledge &before);

} // namespace inkling::numbercross
