// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling::slink {

/// Implements Model::sentences() and Model::sentence() for a board with these clues.
[[nodiscard]] std::span<const SentenceCase> sentenceCases();
[[nodiscard]] Sentence tell(const Clues &clues, const Step &step, const Knowledge &before);

} // namespace inkling::slink
