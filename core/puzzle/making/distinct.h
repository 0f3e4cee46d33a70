// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <unordered_set>

namespace inkling {

class Puzzle;

/// A hash that two puzzles share if they are the same but for turning and mirroring the board and,
/// where the digits of a family are mere names, for which digit stands for which; other puzzles
/// share it by chance once in 2^128. The same on every machine.
using PuzzleKey = std::array<std::uint64_t, 2>;

/// The key of a puzzle. Cost: that of turning its draft seven times.
[[nodiscard]] PuzzleKey keyOf(const Puzzle &puzzle);

/// After so many puzzles in a row that were there before, a stream holds no others.
inline constexpr int mostSameInARow = 1000;

/// The puzzles of a stream so far, by their keys: some 50 bytes for each.
class DistinctPuzzles
{
public:
    /// Adds a key; returns whether it is new.
    bool add(const PuzzleKey &key) { return m_keys.insert(key).second; }

private:
    struct FirstHalf
    {
        std::size_t operator()(const PuzzleKey &key) const { return std::size_t(key[0]); }
    };
    std::unordered_set<PuzzleKey, FirstHalf> m_keys;
};

} // namespace inkling
