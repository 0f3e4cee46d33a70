// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// Formats whose texts are JSON. The body of a source is that JSON, or what it was packed into; the
/// head is empty. What a file says of looks, titles, authors and answers is passed over.
namespace inkling::exchange::json {

/// ipuz, www.puzzazz.com/ipuz: "http://ipuz.org/sudoku" with its kinds killersudoku and
/// diagonalsudoku, and "http://ipuz.org/sudoku/calcudoku". A cage's cells are pairs of a column and
/// a row, from 0; they are read from 1 where one of them is as large as the board.
[[nodiscard]] Fault readIpuzSudoku(Source &source, Filling &filling);
[[nodiscard]] Written writeIpuzSudoku(const Draft &draft);
[[nodiscard]] Fault readIpuzKenken(Source &source, Filling &filling);
[[nodiscard]] Written writeIpuzKenken(const Draft &draft);
[[nodiscard]] bool isIpuz(const Start &start);
[[nodiscard]] tl::expected<Opened, ParseError> openIpuz(const Format &format,
                                                        std::string_view text);

/// f-puzzles.com: Sudoku with both diagonals and killer cages, as JSON and as a link in which that
/// is packed, of the editor itself or of SudokuPad. All else that a puzzle has is an error.
[[nodiscard]] Fault readFPuzzles(Source &source, Filling &filling);
[[nodiscard]] Fault readFPuzzlesLink(Source &source, Filling &filling);
[[nodiscard]] Written writeFPuzzles(const Draft &draft);
[[nodiscard]] bool isFPuzzles(const Start &start);
[[nodiscard]] bool isFPuzzlesLink(const Start &start);
[[nodiscard]] tl::expected<Opened, ParseError> openFPuzzlesLink(const Format &format,
                                                                std::string_view text);
[[nodiscard]] std::string frameFPuzzlesLink(std::string_view name, const std::string &written);

/// SudokuPad: the same puzzles, as JSON, as that JSON packed behind "scl", and as a link with it;
/// written as a link. Two lines from corner to corner are the diagonals.
[[nodiscard]] Fault readSudokuPad(Source &source, Filling &filling);
[[nodiscard]] Written writeSudokuPad(const Draft &draft);
[[nodiscard]] bool isSudokuPad(const Start &start);
[[nodiscard]] tl::expected<Opened, ParseError> openSudokuPad(const Format &format,
                                                             std::string_view text);
[[nodiscard]] std::string frameSudokuPad(std::string_view name, const std::string &written);

} // namespace inkling::exchange::json
