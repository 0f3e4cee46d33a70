// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// Kanpen's addresses, "http://www.kanpen.net/slitherlink.html?problem=4/4/3_._._._/...", and the
/// text files of Pencilbox, the program that Kanpen stems from. Both say the same, in words of which
/// a '_' parts two in an address, and lines that end with a '/' there. Grammar: kanpenOpen() and
/// kanpenSave() in pzpr's varieties. Most puzzles are spelled as in pzpr's files; the differences
/// are here. Of answers, only
/// lines and crosses are read and written.
namespace inkling::exchange::pencilbox {

/// A cell is a number, or 0 where it has none.
[[nodiscard]] Fault readHitori(Source &source, Filling &filling);
/// The size with the first row and column, which hold sums only; then a line for each black cell:
/// its row, column, sum across and sum down.
[[nodiscard]] Fault readKakuro(Source &source, Filling &filling);

/// These write a file with a blank answer.
[[nodiscard]] Written writeHitori(const Draft &draft);
[[nodiscard]] Written writeKakuro(const Draft &draft);

[[nodiscard]] bool isAddress(const Start &start);
[[nodiscard]] std::string gatherAddress(std::string text, LineSource &source);
[[nodiscard]] tl::expected<Opened, ParseError> openAddress(const Format &format,
                                                           std::string_view text);
[[nodiscard]] std::string frameAddress(std::string_view name, const std::string &written);

/// A file does not name its puzzle: the numbers of its rows and of their words tell the kind.
[[nodiscard]] bool isFile(const Start &start);
[[nodiscard]] std::string gatherFile(std::string text, LineSource &source);
[[nodiscard]] tl::expected<Opened, ParseError> openFile(const Format &format,
                                                        std::string_view text);

} // namespace inkling::exchange::pencilbox
