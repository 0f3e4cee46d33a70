// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace inkling::slink::solver {

/// What is known of a cell. The values are digits of the base-3 codes that the tables are read by.
enum Colour : std::uint8_t { Unknown = 0, Inside = 1, Outside = 2 };

[[nodiscard]] constexpr Colour opposite(Colour colour)
{
    return Colour(3 - colour);
}

/// What follows for the cells of a small pattern: bit i of inside() (outside()) is set if cell i is
/// unknown in the state and inside (outside) in every way to complete it; impossible() if there is
/// no way. Packed, since the tables are read for every cell that gets a colour.
struct Consequence
{
    std::uint16_t bits = 0;

    [[nodiscard]] unsigned inside() const { return bits & 31u; }
    [[nodiscard]] unsigned outside() const { return bits >> 5 & 31u; }
    [[nodiscard]] bool impossible() const { return bits >> 10 != 0; }
    [[nodiscard]] bool any() const { return bits != 0; }

    void setInside(int i) { bits = std::uint16_t(bits | 1 << i); }
    void setOutside(int i) { bits = std::uint16_t(bits | 1 << (5 + i)); }
    void setImpossible() { bits = 1 << 10; }
};

/// A pattern of Size cells read by a table over all its 3^Size states.
template <int Size, int Kinds>
struct PatternTable
{
    static constexpr int stateCount = [] {
        int count = 1;
        for (int i = 0; i < Size; ++i)
            count *= 3;
        return count;
    }();

    /// By kind * stateCount + state.
    std::array<Consequence, Kinds * stateCount> consequences;
};

/// A cell with its four neighbours. Cell i counts 3^i in the state: up, right, down, left, the
/// cell. Kind: the clue + 1; kind 0, without a clue, has no consequences.
using CrossTable = PatternTable<5, 5>;
/// The four cells around a dot, none of them beyond the border: up left, up right, down left, down
/// right. No checkerboard: the loop does not touch itself.
using SquareTable = PatternTable<4, 1>;

inline constexpr std::array<int, 5> powersOfThree{1, 3, 9, 27, 81};

/// Made on first use, then shared by all threads.
[[nodiscard]] const CrossTable &crossTable();
[[nodiscard]] const SquareTable &squareTable();

} // namespace inkling::slink::solver
