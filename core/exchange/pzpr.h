// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// The spellings of pzpr, the program behind puzz.link and pzv.jp: addresses (Url), in which a
/// puzzle is a line, and files (File) of a row of words for each row of cells. Grammars:
/// github.com/robx/pzprjs, src/variety and src/variety-common. Files also hold a person's answer.
namespace inkling::exchange::pzpr {

[[nodiscard]] Fault readSlitherUrl(Source &source, Filling &filling);
[[nodiscard]] Written writeSlitherUrl(const Draft &draft);
[[nodiscard]] Fault readSlitherFile(Source &source, Filling &filling);
[[nodiscard]] Written writeSlitherFile(const Draft &draft);
void readSlitherAnswer(Source &source, Filling &filling);
[[nodiscard]] std::string writeSlitherAnswer(const Draft &draft, const WorkByPlace &work);

/// The answer of a Slitherlink in a file of Pencilbox: without colours, lines below cells first.
void readKanpenAnswer(Source &source, Filling &filling);
[[nodiscard]] std::string writeKanpenAnswer(const Draft &draft, const WorkByPlace &work);

[[nodiscard]] Fault readSudokuUrl(Source &source, Filling &filling);
[[nodiscard]] Written writeSudokuUrl(const Draft &draft);
[[nodiscard]] Fault readHitoriUrl(Source &source, Filling &filling);
[[nodiscard]] Written writeHitoriUrl(const Draft &draft);
[[nodiscard]] Fault readSudokuFile(Source &source, Filling &filling);
[[nodiscard]] Written writeSudokuFile(const Draft &draft);
void readSudokuAnswer(Source &source, Filling &filling);
[[nodiscard]] std::string writeSudokuAnswer(const Draft &draft, const WorkByPlace &work);
[[nodiscard]] Fault readHitoriFile(Source &source, Filling &filling);
[[nodiscard]] Written writeHitoriFile(const Draft &draft);
void readHitoriAnswer(Source &source, Filling &filling);
[[nodiscard]] std::string writeHitoriAnswer(const Draft &draft, const WorkByPlace &work);

[[nodiscard]] Fault readMasyuUrl(Source &source, Filling &filling);
[[nodiscard]] Written writeMasyuUrl(const Draft &draft);
[[nodiscard]] Fault readMasyuFile(Source &source, Filling &filling);
[[nodiscard]] Written writeMasyuFile(const Draft &draft);
void readMasyuAnswer(Source &source, Filling &filling);
[[nodiscard]] std::string writeMasyuAnswer(const Draft &draft, const WorkByPlace &work);

/// pzpr keeps sums above and to the left of its board; here they are a row and a column of the
/// board. A board whose first row or column has more than such sums is written with an empty row
/// and column before it, and read back with these.
[[nodiscard]] Fault readKakuroUrl(Source &source, Filling &filling);
[[nodiscard]] Written writeKakuroUrl(const Draft &draft);
[[nodiscard]] Fault readKakuroFile(Source &source, Filling &filling);
[[nodiscard]] Written writeKakuroFile(const Draft &draft);
void readKakuroAnswer(Source &source, Filling &filling);
[[nodiscard]] std::string writeKakuroAnswer(const Draft &draft, const WorkByPlace &work);

/// Whether a Kakuro is written without an empty row and column before it: its first row and column
/// hold nothing but the sums that pzpr keeps beside its board.
[[nodiscard]] bool hasBorder(const Draft &draft);

/// Reads the size of an address and begins the filling. `border`: rows and columns more than the
/// address has.
[[nodiscard]] Fault beginUrl(Source &source, Filling &filling, int border = 0);
/// Notes that an address ends before `cell`, or that it goes on behind the last one. `cell`: the
/// cell behind the last one that was read.
void endUrl(const Scanner &body, std::size_t cell, Filling &filling);
/// Reads the size of a file, likewise; and the size of a file whose board is always square.
[[nodiscard]] Fault beginFile(Source &source, Filling &filling, int border = 0);
[[nodiscard]] Fault beginSquareFile(Source &source, Filling &filling);
/// The beginning of an address's text: "10/8/", columns first.
[[nodiscard]] std::string urlSize(BoardSize size);
/// The beginning of a file's text, rows first.
[[nodiscard]] std::string fileSize(BoardSize size);

/// Reads the words of a file's cells, row by row, and has each put in its place. A file may end
/// before its first row: then all cells are blank.
[[nodiscard]] Fault readWords(Source &source, Filling &filling,
                              Fault (*put)(Filling &filling, PlaceId cell, std::string_view word,
                                           const Scanner &text, std::size_t from));
/// Rows of one word again and again, as in an answer that is blank.
[[nodiscard]] std::string sameWords(int rows, int columns, std::string_view word);

/// The recognition, parts and frames of addresses and files, see Format.
[[nodiscard]] bool isUrl(const Start &start);
[[nodiscard]] tl::expected<Opened, ParseError> openUrl(const Format &format, std::string_view text);
[[nodiscard]] std::string frameUrl(std::string_view name, const std::string &written);
[[nodiscard]] bool isFile(const Start &start);
[[nodiscard]] std::string gatherFile(std::string text, LineSource &source);
[[nodiscard]] tl::expected<Opened, ParseError> openFile(const Format &format,
                                                        std::string_view text);
[[nodiscard]] std::string frameFile(std::string_view name, const std::string &written);

} // namespace inkling::exchange::pzpr
