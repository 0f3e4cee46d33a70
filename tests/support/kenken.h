// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/puzzle.h"

#include <random>

namespace inkling::test {

/// Random cages over a random square, with at most so many cells each, and all operations.
/// Disturbed: one target is changed, so that there is hardly an answer.
[[nodiscard]] kenken::Cages randomCages(int side, int mostCells, bool disturbed,
                                        std::mt19937 &random);

} // namespace inkling::test
