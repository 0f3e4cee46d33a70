// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/dialect.h"

/// Addresses of Penpa+ (github.com/swaroopg92/penpa-edit), in which a drawing is packed. What kind
/// of puzzle is drawn is said by the drawing's tags, else by its board or title. Read is what is
/// drawn as a puzzle, on boards of squares: numbers, corner texts, circles, walls and killer cages;
/// the answer, and all else that is drawn, is left out with a remark.
namespace inkling::exchange::penpa {

[[nodiscard]] Fault readNumbers(Source &source, Filling &filling);
[[nodiscard]] Written writeSlither(const Draft &draft);
[[nodiscard]] Written writeHitori(const Draft &draft);
[[nodiscard]] Fault readMasyu(Source &source, Filling &filling);
[[nodiscard]] Written writeMasyu(const Draft &draft);
[[nodiscard]] Fault readKakuro(Source &source, Filling &filling);
[[nodiscard]] Written writeKakuro(const Draft &draft);
[[nodiscard]] Fault readSudoku(Source &source, Filling &filling);
[[nodiscard]] Written writeSudoku(const Draft &draft);
/// A cage is what walls enclose, or a killer cage; its clue stands in a corner.
[[nodiscard]] Fault readKenken(Source &source, Filling &filling);
[[nodiscard]] Written writeKenken(const Draft &draft);

/// The recognition, parts and frame, see Format.
[[nodiscard]] bool isAddress(const Start &start);
[[nodiscard]] tl::expected<Opened, ParseError> openAddress(const Format &format,
                                                           std::string_view text);
[[nodiscard]] std::string frameAddress(std::string_view name, const std::string &written);

} // namespace inkling::exchange::penpa
