// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// Formats that are grids of characters or words, each for one family. The whole text is the body
/// of the source; the head is empty.
namespace inkling::exchange::grids {

/// Sudoku in 81 characters, '.' or '0' for a blank: in one line, or in nine.
[[nodiscard]] Fault readSudoku(Source &source, Filling &filling);
[[nodiscard]] Written writeSudokuLine(const Draft &draft);
[[nodiscard]] Written writeSudokuGrid(const Draft &draft);
[[nodiscard]] bool isSudokuLine(const Start &start);
[[nodiscard]] bool isSudokuGrid(const Start &start);
[[nodiscard]] std::string gatherSudokuGrid(std::string text, LineSource &source);

/// KenKen as a grid of letters, one for each cage, or a digit for a given cell; then a line for each
/// letter: "A 8+". A line ".KK" with a title may stand before it.
[[nodiscard]] Fault readLetters(Source &source, Filling &filling);
[[nodiscard]] Written writeLetters(const Draft &draft);
[[nodiscard]] bool isLetters(const Start &start);
[[nodiscard]] std::string gatherLetters(std::string text, LineSource &source);

/// KenKen as puzzlekit writes it: the number of rows and columns, rows of clues, '.' or '-' where a
/// cell has none, and rows of names of cages. A clue without an operator stands for any operator.
[[nodiscard]] Fault readClues(Source &source, Filling &filling);
[[nodiscard]] Written writeClues(const Draft &draft);
[[nodiscard]] bool isClues(const Start &start);
[[nodiscard]] std::string gatherClues(std::string text, LineSource &source);

/// A text that is all body, of a format with a single dialect.
[[nodiscard]] tl::expected<Opened, ParseError> openGrid(const Format &format,
                                                        std::string_view text);
/// A text as it is written.
[[nodiscard]] std::string frameGrid(std::string_view name, const std::string &written);

} // namespace inkling::exchange::grids
