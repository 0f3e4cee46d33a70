// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// The saved games of KSudoku, a game of KDE: Sudoku, with diagonals, with sums (KillerSudoku) and
/// in six rows, and Mathdoku, which is KenKen. Grammar: src/gui/serializer.cpp of KSudoku; cells
/// are numbered down the columns. Moves that were made are not read.
namespace inkling::exchange::xml {

[[nodiscard]] Fault readKSudoku(Source &source, Filling &filling);
[[nodiscard]] Written writeKSudoku(const Draft &draft);
[[nodiscard]] Fault readMathdoku(Source &source, Filling &filling);
[[nodiscard]] Written writeMathdoku(const Draft &draft);
[[nodiscard]] bool isKSudoku(const Start &start);
[[nodiscard]] std::string gatherKSudoku(std::string text, LineSource &source);
[[nodiscard]] tl::expected<Opened, ParseError> openKSudoku(const Format &format,
                                                           std::string_view text);

} // namespace inkling::exchange::xml
