// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <memory>
#include <random>
#include <vector>

namespace inkling::test {

/// A family's samples and, where the corpus is, at most so many of its puzzles.
[[nodiscard]] std::vector<std::shared_ptr<const Puzzle>> somePuzzles(const Family &family,
                                                                     std::size_t mostOfCorpus);

/// Sizes of a family's sheets: the smallest, the usual one, and some between and beyond, up to a hundred cells.
[[nodiscard]] std::vector<BoardSize> someSizes(const Drafting &drafting);

/// A sheet of this size with something typed at about `part` percent of its places, in random cages.
[[nodiscard]] Draft randomDraft(const Drafting &drafting, BoardSize size, int part,
                                std::mt19937 &random);
/// What a person might hit on the keyboard, or something else.
[[nodiscard]] std::string randomKey(std::mt19937 &random);
/// Cells that hang together, or do not.
[[nodiscard]] std::vector<PlaceId> randomCells(const Drafting &drafting, BoardSize size,
                                               std::mt19937 &random);

/// As a failed test shows it.
[[nodiscard]] std::string shown(const Draft &draft);

} // namespace inkling::test
