// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::sudoku {

[[nodiscard]] std::span<const Sample> samples();
/// Puzzles that show the rules which the samples are too easy for.
[[nodiscard]] std::string_view ruleExamples();

} // namespace inkling::sudoku
