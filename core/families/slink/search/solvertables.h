// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

namespace inkling::slink::solver {

/// The known colour of a cell. The values are digits of the base-3 codes that the tables are
/// indexed by.
enum Colour : std::uint8_t { Unknown = 0, Inside = 1, Outside = 2 };

[[nodiscard]] constexpr Colour opposite(Colour colour)
{
    return Colour(3 - colour);
}

/// The consequence for the cells of a small pattern: bit i of inside() (outside()) is set if cell i
/// is unknown in the state and inside (outside) in every way to complete it; impossible() if there
/// is no way. Packed, since the tables are read for every cell that gets a colour.
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

/// A table with the consequence of each of the 3^Size states of a pattern of Size cells.
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

/// The table for a cell with its four neighbours. Cell i counts 3^i in the state, in the order up,
/// right, down, left, the cell itself. Kind: the clue + 1; kind 0, without a clue, has no
/// consequences.
using CrossTable = PatternTable<5, 5>;
/// The table for the four cells around a dot, none of them beyond the border: up left, up right,
/// down left, down right. Forbids a checkerboard, as the loop does not touch itself.
using SquareTable = PatternTable<4, 1>;

inline constexpr std::array<int, 5> powersOfThree{1, 3, 9, 27, 81};

/// The tables; made on first use, then shared by all threads.
[[nodiscard]] const CrossTable &crossTable();
[[nodiscard]] const SquareTable &squareTable();

} // namespace inkling::slink::solver
