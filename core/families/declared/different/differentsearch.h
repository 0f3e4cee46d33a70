// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/declaration.h"

namespace inkling::declared {

/// A complete search for puzzles of nothing but groups that differ, with sums or without, and given
/// values: placed values are cleared from their groups, values with one place are placed, what sums
/// do not allow is left out, and then the unknown with the fewest values is tried. Nothing for a
/// statement with other constraints.
[[nodiscard]] std::optional<Solution> searchDifferent(const Statement &statement, Search search,
                                                      const StopCondition &stop);

/// A random assignment that meets the statement's groups; nothing when stopped, or where there is
/// none. Requires: a statement that searchDifferent() takes.
[[nodiscard]] std::optional<Answer>
randomDifferent(const Statement &statement, RandomSource &random, const StopCondition &stop);

/// Gives one of these unknowns another value in `answer`, one that its groups lack; does nothing
/// where there is none. For making puzzles whose clues follow from the answer.
void changeOneOf(std::span<const UnknownId> unknowns, const Statement &statement, Answer &answer,
                 RandomSource &random);

} // namespace inkling::declared
