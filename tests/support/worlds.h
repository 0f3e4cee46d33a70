// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <vector>

namespace inkling::test {

/// A way to fill a board that follows the rules of its game, whatever the clues say.
struct World
{
    /// Of the main unknowns.
    std::vector<std::uint8_t> values;
    /// The clues that it meets: bit i for the constraint i.
    std::uint64_t met = 0;
};

/// All ways to fill a small puzzle's board, by trying, and its clues.
struct Worlds
{
    std::vector<World> worlds;
    std::uint64_t clues = 0;
};

/// Nothing where the family has no clues that can be left out one by one (a hex equation), or the board is
/// too large to try. Shares no code with the program's reasoning or search.
[[nodiscard]] std::optional<Worlds> worldsOf(const Puzzle &puzzle);

/// All irreducible sets of clues that no world meets, as bits, by trying all sets. Requires: at most some
/// 16 clues.
[[nodiscard]] std::vector<std::uint64_t> allConflicts(const Worlds &worlds);

/// The same puzzle with about one in four of its clues changed by one; null where worldsOf() knows no
/// clues.
[[nodiscard]] std::shared_ptr<const Puzzle> disturbed(const Puzzle &puzzle, std::mt19937 &random);

} // namespace inkling::test
