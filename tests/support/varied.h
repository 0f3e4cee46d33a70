// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/explanation.h"
#include "puzzle/family.h"

#include <memory>
#include <random>
#include <vector>

namespace inkling::test {

/// A puzzle whose kind varies with `number`: small random ones with no answer, one or many; and
/// small generated ones of every difficulty, where generating is fast.
[[nodiscard]] std::shared_ptr<const Puzzle> variedPuzzle(const Family &family, int number,
                                                         std::mt19937 &random);

/// Random marks such as a person might make on a puzzle: few or many facts that follow, and
/// sometimes a false one.
[[nodiscard]] std::vector<Fact> randomMarks(const Puzzle &puzzle, const Explanation &explanation,
                                            std::mt19937 &random);

} // namespace inkling::test
