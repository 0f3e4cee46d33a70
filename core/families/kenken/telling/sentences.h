// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/sentence.h"

namespace inkling::kenken {

/// Model::sentence.
[[nodiscard]] Sentence sentenceOf(const Cages &cages, const Step &step, const Knowledge &before);

} // namespace inkling::kenken
