// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"

#include <memory>
#include <random>

namespace inkling::test {

/// A puzzle whose kind varies with `number`: small ones by chance, with one answer or none or many, and some
/// that the family makes, of small sizes and every difficulty. The same numbers make the same puzzles.
[[nodiscard]] std::shared_ptr<const Puzzle> variedPuzzle(const Family &family, int number,
                                                         std::mt19937 &random);

} // namespace inkling::test
