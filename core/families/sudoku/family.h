// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::sudoku {

/// Sudoku, with diagonals and with killer cages where the setter likes.
[[nodiscard]] const Family &family();
[[nodiscard]] std::span<const Sample> samples();
/// Puzzles that show the rules for which the samples are too easy.
[[nodiscard]] std::string_view ruleExamples();

} // namespace inkling::sudoku
