// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/puzzle.h"

#include <random>
#include <string>

namespace inkling::test {

/// Random cages over a random square, with at most so many cells each, and all operations.
/// Disturbed: one target is changed, so that there is hardly an answer.
[[nodiscard]] kenken::Cages randomCages(int side, int mostCells, bool disturbed,
                                        std::mt19937 &random);

/// A puzzle of the corpus' other format (no-operator.jsonl) as judge text: clues stand in the cages' first
/// cells, cages are numbers. A clue without an operator in a cage of several cells is of an unknown one.
[[nodiscard]] std::string judgeText(const std::string &problem);

} // namespace inkling::test
