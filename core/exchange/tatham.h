// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// The spellings of Simon Tatham's Portable Puzzle Collection: game ids, "PARAMS:DESC", in a line
/// each, and saved games, of which only the puzzle is read. Grammars: loopy.c, keen.c, solo.c,
/// singles.c, pearl.c and midend.c of the collection. The head of a source is PARAMS, the body DESC;
/// writers give both, with the colon.
namespace inkling::exchange::tatham {

[[nodiscard]] Fault readLoopy(Source &source, Filling &filling);
[[nodiscard]] Written writeLoopy(const Draft &draft);
[[nodiscard]] Fault readSingles(Source &source, Filling &filling);
[[nodiscard]] Written writeSingles(const Draft &draft);
[[nodiscard]] Fault readPearl(Source &source, Filling &filling);
[[nodiscard]] Written writePearl(const Draft &draft);
[[nodiscard]] Fault readKeen(Source &source, Filling &filling);
[[nodiscard]] Written writeKeen(const Draft &draft);
[[nodiscard]] Fault readSolo(Source &source, Filling &filling);
[[nodiscard]] Written writeSolo(const Draft &draft);

/// Reads "9" or "9x8" at the beginning of PARAMS: columns, rows.
[[nodiscard]] Fault takeSize(Scanner &head, BoardSize &size);
/// Passes over what PARAMS say only for making puzzles, such as "de" for easy ones: a letter of
/// `flags`, with a letter or digits after those of `flagsWithMore`. An error for other letters.
[[nodiscard]] Fault passFlags(Scanner &head, std::string_view flags,
                              std::string_view flagsWithMore);
/// Reads PARAMS that are a size and flags, see passFlags(), and begins the filling. All may have "d"
/// and a letter for their difficulty.
[[nodiscard]] Fault beginSheet(Scanner &head, std::string_view flags, Filling &filling);
/// The error that the clues end too early, or go on too long with what was read since `from`.
[[nodiscard]] ParseError wrongLength(const Scanner &body, std::size_t from, BoardSize size);

/// Reads the walls between cells, up to a comma or the end, and gives each cell the number of its
/// cage. Solo and Keen share this code, and its slip: programs write `z` for 25 pairs of cells
/// without a wall, and read `y` so. Here `y` is read and written for that.
[[nodiscard]] Fault takeBlocks(Scanner &body, int side, std::vector<int> &numbers);
/// The walls of a draft's cages. Requires: each cell is in a cage.
/// `hasCounts`: whether "___" may be "_3", as in Keen.
[[nodiscard]] std::string blocksOf(const Draft &draft, bool hasCounts);
/// The sentence that a cell is in no cage; nothing if each is in one.
[[nodiscard]] std::optional<Phrase> openCell(const Draft &draft);

/// The recognition, parts and frames of ids and saved games, see Format.
[[nodiscard]] bool isId(const Start &start);
[[nodiscard]] tl::expected<Opened, ParseError> openId(const Format &format, std::string_view text);
[[nodiscard]] std::string frameId(std::string_view name, const std::string &written);
[[nodiscard]] bool isSave(const Start &start);
[[nodiscard]] std::string gatherSave(std::string text, LineSource &source);
[[nodiscard]] tl::expected<Opened, ParseError> openSave(const Format &format,
                                                        std::string_view text);
[[nodiscard]] std::string frameSave(std::string_view name, const std::string &written);

} // namespace inkling::exchange::tatham
