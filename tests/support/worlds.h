// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace inkling::test {

/// One way to fill a board by the rules of its game, whether or not it meets the clues.
struct World
{
    /// The values of the main unknowns.
    std::vector<std::uint8_t> values;
    /// The clues that this world meets: bit i for constraint i.
    std::uint64_t met = 0;
    /// The text by which the family counts answers, if it does not count them by their values:
    /// worlds with the same text are one answer.
    std::string reading = {};
};

/// The worlds of a small puzzle, and the set of its clues as bits. At least all worlds that meet
/// all clues, and, for each set of clues that a world meets, one.
struct Worlds
{
    std::vector<World> worlds;
    std::uint64_t clues = 0;
};

/// The worlds of a puzzle, all of them, by trying, where its family's tests do that, else by a plain
/// search over its encoding; nothing if there are too many, or if the family builds its answers.
/// Shares no code with the program's reasoning or search.
[[nodiscard]] std::optional<Worlds> worldsOf(const Puzzle &puzzle);

/// All irreducible sets of clues that no world meets, as bits, by trying all sets. Requires: at
/// most some 16 clues.
[[nodiscard]] std::vector<std::uint64_t> allConflicts(const Worlds &worlds);

/// The worlds that meet all clues.
[[nodiscard]] std::vector<World> answersOf(const Worlds &worlds);

/// The facts of the answer `chosen` that no other answer agrees with, in the order of the unknowns.
/// Requires: `chosen` is the values of one of `answers`.
[[nodiscard]] std::vector<Fact> settlingFacts(const std::vector<World> &answers,
                                              const std::vector<std::uint8_t> &chosen);

} // namespace inkling::test
