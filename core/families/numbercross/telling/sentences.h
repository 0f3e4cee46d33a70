// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/knowledge.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

namespace inkling::numbercross {

/// Implements Model::sentence(): a step by one of the rules in words.
[[nodiscard]] Sentence sentenceOf(const Givens &givens, const Step &step, const Knowledge &before);

} // namespace inkling::numbercross
