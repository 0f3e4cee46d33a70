// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"
#include "puzzle/family.h"

#include <memory>
#include <random>
#include <vector>

namespace inkling::test {

/// A puzzle whose kind varies with `number`: small ones by chance, with one answer or none or many, and some
/// that the family makes, of small sizes and every difficulty, where that takes no time.
[[nodiscard]] std::shared_ptr<const Puzzle> variedPuzzle(const Family &family, int number,
                                                         std::mt19937 &random);

/// What somebody might have marked on a puzzle: much or little of what follows, and at times something false.
[[nodiscard]] std::vector<Fact> randomMarks(const Puzzle &puzzle, const Explanation &explanation,
                                            std::mt19937 &random);

} // namespace inkling::test
