// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <memory>
#include <random>

namespace inkling::test {

/// A small random puzzle of any family, drawn as a person draws one. Most have an answer; some have
/// none, and some many. The size varies with `number`.
[[nodiscard]] std::shared_ptr<const Puzzle> randomPuzzle(const Family &family, int number,
                                                         std::mt19937 &random);

/// A copy of the puzzle with about one in four of its clues changed, numbers by one.
[[nodiscard]] std::shared_ptr<const Puzzle> disturbed(const Puzzle &puzzle, std::mt19937 &random);

} // namespace inkling::test
