// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <limits>
#include <memory>
#include <random>
#include <vector>

namespace inkling::test {

/// A family's samples and at most `mostOfCorpus` puzzles of the corpus, if there is a corpus, with at
/// most `mostCells` cells.
[[nodiscard]] std::vector<std::shared_ptr<const Puzzle>>
somePuzzles(const Family &family, std::size_t mostOfCorpus,
            int mostCells = std::numeric_limits<int>::max());

/// Some sizes of a family's sheets: the smallest, the usual one, and others up to a hundred cells.
[[nodiscard]] std::vector<BoardSize> someSizes(const Drafting &drafting);

/// A sheet of this size with random texts at about `part` percent of its places, and random cages.
[[nodiscard]] Draft randomDraft(const Drafting &drafting, BoardSize size, int part,
                                std::mt19937 &random);
/// A text such as a person might type, or an unlikely one.
[[nodiscard]] std::string randomKey(std::mt19937 &random);
/// Some random cells, connected or not.
[[nodiscard]] std::vector<PlaceId> randomCells(const Drafting &drafting, BoardSize size,
                                               std::mt19937 &random);

/// A draft as text for the message of a failed test.
[[nodiscard]] std::string shown(const Draft &draft);

} // namespace inkling::test
