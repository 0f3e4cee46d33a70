// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <optional>
#include <vector>

namespace inkling {

/// A clue or a fact that, added to a puzzle with several answers, leaves only one of them.
struct SettlingAddition
{
    /// The element that the clue or fact stands on; noElement for a fact that no element shows.
    ElementId element = noElement;
    /// The addition in words: "row 2, column 3, clue 3" for a clue, else the fact.
    Phrase text;
    /// The puzzle with the added clue; null where the addition is a fact.
    std::shared_ptr<const Puzzle> puzzle;
    /// The added fact; nothing where the addition is a clue.
    std::optional<Fact> fact;
};

/// The single additions that leave `solution.first` as the only answer: first the clues of
/// Puzzle::forEachAddition() that do, each proven by solving the puzzle with it, in the order of
/// elements; then the facts that do (factsThatSettle()), in the order of unknowns. When stopped,
/// fewer.
/// Requires: `solution` is the puzzle's and holds two answers. Cost: at most a solve() for each
/// clue in which the answers differ.
[[nodiscard]] std::vector<SettlingAddition>
additionsThatSettle(const Puzzle &puzzle, const Solution &solution, const StopCondition &stop);

} // namespace inkling
