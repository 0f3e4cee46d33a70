// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/json/document.h"

/// What f-puzzles and SudokuPad have in common.
namespace inkling::exchange::json {

/// The longest JSON that is unpacked from a link, in bytes.
inline constexpr std::size_t mostUnpacked = 1 << 22;

/// The number of the box that a cell of a Sudoku lies in, from 0.
[[nodiscard]] int boxOf(PlaceId cell, int side);
/// Checks that the cells of a board are parted as its boxes part them. `labels`: by cell, a name of
/// the part that it is in.
[[nodiscard]] bool areBoxes(std::span<const std::string> labels, int side);
/// The sentence that a format wants boxes as every Sudoku has them.
[[nodiscard]] Phrase usualBoxes();

/// A cell that is named "R1C1", in letters of any size, or is a pair of its row and its column from
/// 0.
[[nodiscard]] tl::expected<PlaceId, ParseError> cellOf(const CagedSheet &sheet, const Node &node);
/// Reads a killer cage: its "cells", and the "value" that is their sum.
[[nodiscard]] Fault readKillerCage(const Node &cage, CagedSheet &sheet);
/// Chooses both diagonals, or says at `node` that a Sudoku has no single one.
[[nodiscard]] Fault chooseDiagonals(const Node &node, bool hasRising, bool hasFalling,
                                    Filling &filling);

/// The JSON in rows of a draft's digits: `open` and `close` stand round each digit.
[[nodiscard]] std::string digitRows(const Draft &draft, std::string_view open,
                                    std::string_view close);

/// The part of an address in which a puzzle is packed; what follows it, such as "&v=1", is not read.
[[nodiscard]] Scanner payloadOf(std::string_view address);
/// Whether a line is an address at one of these hosts.
[[nodiscard]] bool isAt(std::string_view line, std::span<const std::string_view> hosts);
/// Whether a line is nothing but a packed puzzle behind this prefix.
[[nodiscard]] bool isPacked(std::string_view line, std::string_view prefix);
/// The JSON that a payload holds; nothing if it is no packed text.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view payload);

} // namespace inkling::exchange::json
