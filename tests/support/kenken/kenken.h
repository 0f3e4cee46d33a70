// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/puzzle.h"

#include <random>
#include <string>

namespace inkling::test {

/// Random cages over a random Latin square, with at most `mostCells` cells each, and all
/// operations. `disturbed`: one target is changed, so that there is hardly ever an answer.
[[nodiscard]] kenken::Cages randomCages(int side, int mostCells, bool disturbed,
                                        std::mt19937 &random);

/// Converts a puzzle from the corpus' other format (no-operator.jsonl) to judge text. In that
/// format the clues stand in the cages' first cells, and cages are numbers; a clue without an
/// operator, in a cage of several cells, has an unknown operation.
[[nodiscard]] std::string judgeText(const std::string &problem);

} // namespace inkling::test
