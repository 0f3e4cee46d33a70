// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"

#include <string>
#include <string_view>
#include <vector>

namespace inkling::declared {

/// The clue of the cage that begins at a cell, without the cell's own text: "12+".
[[nodiscard]] std::string_view cageClue(std::string_view text);
/// A cell's own text, without the clue of a cage.
[[nodiscard]] std::string_view ownText(std::string_view text);
/// The letters of cages, by their numbers: a to z, then A to Z.
[[nodiscard]] std::string letterOfCage(std::size_t cage);
/// The cells of each cage of a draft, in the order of the cages' first cells.
[[nodiscard]] std::vector<std::vector<int>> cagesOf(const Draft &draft);
/// The texts of a draft without the clues of cages.
[[nodiscard]] std::vector<std::string> ownTexts(const Draft &draft);

} // namespace inkling::declared
