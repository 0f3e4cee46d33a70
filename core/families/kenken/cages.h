// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/squares.h"
#include "logic/model/fact.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace inkling::kenken {

inline constexpr int maxSide = 12;
inline constexpr int letterCount = 52;
/// A cage each for the letters and, after them, the digits 0 to 9: see letterOf().
inline constexpr int maxCageCount = letterCount + 10;
inline constexpr int maxCageSize = 10;
/// The largest target: 12 to the power of 10; no cage can make more.
inline constexpr std::int64_t maxTarget = 61'917'364'224;

enum class Operation : std::uint8_t {
    Given, ///< one cell; the target is its digit
    Sum,
    Difference, ///< the largest digit minus all others
    Product,
    Quotient, ///< the largest digit divided by all others, without a remainder
    Unknown,  ///< any of Sum, Product and, for two cells, Difference and Quotient
};

struct Cage
{
    Operation operation = Operation::Given;
    std::int64_t target = 0;
    /// The cells of the cage, ascending, at most maxCageSize.
    std::vector<std::uint8_t> cells;
};

/// A grid of side x side cells, row by row, divided into connected cages. Each row and each column
/// holds the digits 1..side. Cages are numbered in the order of their letters.
struct Cages
{
    int side = 0;
    std::vector<std::uint8_t> cageOf; ///< by cell: the number of its cage
    std::vector<Cage> cages;

    [[nodiscard]] declared::Squares squares() const { return {side, side}; }
    [[nodiscard]] int cellCount() const { return side * side; }
    [[nodiscard]] int cell(int row, int column) const { return row * side + column; }
    [[nodiscard]] int rowOf(int cell) const { return cell / side; }
    [[nodiscard]] int columnOf(int cell) const { return cell % side; }
    [[nodiscard]] const Cage &cageAt(int cell) const { return cages[cageOf[std::size_t(cell)]]; }
    /// The digits 1..side.
    [[nodiscard]] ValueSet digits() const { return ValueSet::first(side + 1) - ValueSet::only(0); }
};

/// The letter of a cage in judge text: a..z, then A..Z; after those, which are all that a contest
/// knows, 0..9. Requires: cage < maxCageCount.
[[nodiscard]] constexpr char letterOf(int cage)
{
    return char(cage < 26            ? 'a' + cage
                : cage < letterCount ? 'A' + cage - 26
                                     : '0' + cage - letterCount);
}

/// The operators of judge text, in the order of Operation; '.' stands for Given.
inline constexpr std::string_view operators = ".+-*/?";

/// The clue of a cage as it is typed: "11+", "30*", "2/", "5-", "12?", and "3" for a given digit.
[[nodiscard]] std::string typedClue(const Cage &cage);
/// The clue of a cage on the board: "11+", "30×", "2÷", "5−", "12?", and "3" for a given digit.
[[nodiscard]] std::string clueText(const Cage &cage);

} // namespace inkling::kenken
