// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <optional>
#include <vector>

namespace inkling {

/// Something that, added to a puzzle with several answers, leaves one of them.
struct SettlingAddition
{
    /// The element that it stands on; noElement where a fact has none.
    ElementId element = noElement;
    /// How it reads: "row 2, column 3, clue 3"; the fact.
    Phrase text;
    /// The puzzle with it; null where a fact is given instead.
    std::shared_ptr<const Puzzle> puzzle;
    std::optional<Fact> fact;
};

/// What single additions make an answer the only one: the clues of Puzzle::forEachAddition(), each proven
/// by solving the puzzle with it, then the facts that settle it (factsThatSettle()); in the order of
/// elements and unknowns. Fewer when stopped.
/// Requires: `solution` is the puzzle's and holds two answers. Cost: at most a solve() for each clue in which
/// the answers differ.
[[nodiscard]] std::vector<SettlingAddition>
additionsThatSettle(const Puzzle &puzzle, const Solution &solution, const StopCondition &stop);

} // namespace inkling
