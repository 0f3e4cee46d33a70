// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"

#include <array>
#include <cstdint>
#include <vector>

namespace inkling::kenken {

/// Which digits a cell can still hold: bit d for digit d.
using Digits = std::uint16_t;

/// The digits of a cage's cells as one bit set each: cell i of the cage in lane i % 4 (16 bits
/// wide) of word i / 4. A tuple has one bit in each lane, what is possible has several: a tuple is
/// possible when it lies within.
inline constexpr int lanesPerWord = 4;
inline constexpr int laneBits = 16;
[[nodiscard]] constexpr int wordsFor(int cellCount)
{
    return (cellCount + lanesPerWord - 1) / lanesPerWord;
}
using Lanes = std::array<std::uint64_t, 3>;
[[nodiscard]] inline Digits lane(const Lanes &lanes, int i)
{
    return Digits(lanes[std::size_t(i / lanesPerWord)] >> laneBits * (i % lanesPerWord));
}
inline void addToLane(Lanes &lanes, int i, Digits digits)
{
    lanes[std::size_t(i / lanesPerWord)] |= std::uint64_t{digits} << laneBits * (i % lanesPerWord);
}

/// All ways to fill a cage, digits in a line being different.
struct TupleTable
{
    /// wordsFor(size of the cage) words each.
    std::vector<std::uint64_t> words;
    /// Whether these are all; else there are too many, and none is listed.
    bool complete = true;
};

/// More ways than this are not listed.
inline constexpr int maxTuples = 5000;

/// What the ways to fill a cage depend on. Cells with the same number of a row, or of a column,
/// hold different digits; the numbers have no other meaning.
struct CageShape
{
    CageShape(const Cages &cages, const Cage &cage);

    Operation operation;
    std::int64_t target;
    int size;
    std::array<std::uint8_t, maxCageSize> row{};
    std::array<std::uint8_t, maxCageSize> column{};
    /// Greater than all numbers of rows and columns.
    static constexpr int lineNumberCount = maxSide + maxCageSize;
};

/// Appends the ways to fill a cage within what is possible of each of its cells. Ensures: returns
/// false, having appended some, when there are more than `most`. A way that reaches an unknown
/// operation's target by two operations is listed twice.
bool appendTuples(const CageShape &shape, const Lanes &possible, int most,
                  std::vector<std::uint64_t> &words);

/// The ways to fill a cage of all digits; made once for all cages of its shape, operation and
/// target, and kept for the thread. Valid until the next call of trimTupleTables().
[[nodiscard]] const TupleTable &tupleTable(const Cages &cages, const Cage &cage);

/// Forgets the tables when they take more than some 16 MB.
void trimTupleTables();

} // namespace inkling::kenken
