// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// janko.at's texts, in sections: a line with a section's name, in brackets or not, then what it
/// holds, in the same line or below. "size", or "rows" and "cols", may be missing; "puzzle" too:
/// then the board tells the kind. A cell without a clue is written as '-', and read as '.' too.
/// Solutions and moves are passed over. Grammar: the pages' blocks of type application/x-janko; there
/// is no other description.
namespace inkling::exchange::janko {

/// Slitherlink, Hitori and Sudoku: a number for each cell that has one.
[[nodiscard]] Fault readNumbers(Source &source, Filling &filling);
[[nodiscard]] Written writeNumbers(const Draft &draft);
/// "patternx" and "patterny", if there are any, must be the sides of a usual box.
[[nodiscard]] Fault readSudoku(Source &source, Filling &filling);
/// Circles are 'w' and 'b'.
[[nodiscard]] Fault readMasyu(Source &source, Filling &filling);
[[nodiscard]] Written writeMasyu(const Draft &draft);
/// Cages are "areas", the same word for each cell of one.
[[nodiscard]] Fault readKenken(Source &source, Filling &filling);
[[nodiscard]] Written writeKenken(const Draft &draft);

[[nodiscard]] bool isText(const Start &start);
[[nodiscard]] std::string gatherText(std::string text, LineSource &source);
[[nodiscard]] tl::expected<Opened, ParseError> openText(const Format &format,
                                                        std::string_view text);
[[nodiscard]] std::string frameText(std::string_view name, const std::string &written);

} // namespace inkling::exchange::janko
