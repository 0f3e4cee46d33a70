// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace inkling::test {

/// A way to fill a board that follows the rules of its game, whatever the clues say.
struct World
{
    /// Of the main unknowns.
    std::vector<std::uint8_t> values;
    /// The clues that it meets: bit i for the constraint i.
    std::uint64_t met = 0;
    /// What its family calls an answer, where that is not its values: worlds that read the same are one.
    std::string reading = {};
};

/// All ways to fill a small puzzle's board, by trying, and its clues.
struct Worlds
{
    std::vector<World> worlds;
    std::uint64_t clues = 0;
};

/// Nothing where the board is too large to try, or the family builds its answers. Shares no code with the
/// program's reasoning or search.
[[nodiscard]] std::optional<Worlds> worldsOf(const Puzzle &puzzle);

/// All irreducible sets of clues that no world meets, as bits, by trying all sets. Requires: at most some
/// 16 clues.
[[nodiscard]] std::vector<std::uint64_t> allConflicts(const Worlds &worlds);

/// The worlds that meet all clues.
[[nodiscard]] std::vector<World> answersOf(const Worlds &worlds);

/// The facts that one answer alone agrees with, of those that it gives; in the order of the unknowns.
/// Requires: an answer of these.
[[nodiscard]] std::vector<Fact> settlingFacts(const std::vector<World> &answers,
                                              const std::vector<std::uint8_t> &chosen);

/// The same puzzle with about one in four of its clues, or of a hex board's digits, changed by one; null
/// where worldsOf() says nothing.
[[nodiscard]] std::shared_ptr<const Puzzle> disturbed(const Puzzle &puzzle, std::mt19937 &random);

} // namespace inkling::test
