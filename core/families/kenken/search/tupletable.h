// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace inkling::kenken {

/// A set of digits: bit d for digit d.
using Digits = std::uint16_t;

/// The digits of a cage's cells as one bit set each: cell i of the cage is lane i % 4 (16 bits
/// wide) of word i / 4. A tuple (a way to fill the cage) has one bit set in each lane, a set of
/// possible digits several; the tuple is possible if its bits lie within those.
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

inline void removeFromLane(Lanes &lanes, int i, Digits digits)
{
    lanes[std::size_t(i / lanesPerWord)]
        &= ~(std::uint64_t{digits} << laneBits * (i % lanesPerWord));
}

/// The list of all ways to fill a cage such that the digits in each line differ.
struct TupleTable
{
    /// The tuples, wordsFor(size of the cage) words each.
    std::vector<std::uint64_t> words;
    /// Whether the list is complete; if not, there are too many ways, and none is listed.
    bool complete = true;
};

/// The largest number of ways that are listed.
inline constexpr int maxTuples = 5000;

/// The properties of a cage that its ways depend on. Cells with the same number in `row`, or in
/// `column`, hold different digits; the numbers have no other meaning.
struct CageShape
{
    CageShape(const Cages &cages, const Cage &cage);

    Operation operation;
    std::int64_t target;
    int size;
    Digits divisors; ///< the digits that divide the target
    std::array<std::uint8_t, maxCageSize> row{};
    std::array<std::uint8_t, maxCageSize> column{};
    /// An upper limit: all numbers in `row` and `column` are less.
    static constexpr int lineNumberCount = maxSide + maxCageSize;
};

/// A function that is called with a tuple, and returns whether to go on.
using TupleCall = std::function<bool(const Lanes &tuple)>;

/// Calls with the ways to fill a cage with possible digits, each once, until the call returns
/// false. Returns whether it never did.
bool forEachTuple(const CageShape &shape, const Lanes &possible, const TupleCall &call);

/// Appends the ways to fill a cage with possible digits, each once. Ensures: returns false, with
/// only some of the ways appended, when there are more than `most`.
bool appendTuples(const CageShape &shape, const Lanes &possible, int most,
                  std::vector<std::uint64_t> &words);

/// The ways to fill a cage with any digits; computed once for all cages of the same shape,
/// operation and target, and kept for the thread. Valid until the next call of trimTupleTables().
[[nodiscard]] const TupleTable &tupleTable(const Cages &cages, const Cage &cage);

/// Deletes all tables of the thread when they take more than about 16 MB, or are more than 50,000.
void trimTupleTables();

} // namespace inkling::kenken
