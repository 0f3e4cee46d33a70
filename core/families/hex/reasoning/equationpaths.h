// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/equation.h"
#include "families/hex/reasoning/position.h"
#include "stopcondition.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling::hex {

/// A path through all tiles whose characters have the form of an equation, right or wrong.
struct EquationPath
{
    std::array<std::uint8_t, maxTiles> tiles{};
    LinkSet links = 0;
    TileSet ends = 0;
    int reading = fromLower;
    int before = 0;
    Equation equation;
};

/// All equation paths of a board, in the order of the tiles along them. Nothing if there are more
/// than `most`, and when stopped.
[[nodiscard]] std::optional<std::vector<EquationPath>>
equationPathsOf(const Tiles &tiles, std::size_t most, const StopCondition &stop);

/// All equation paths of a board whose equation is acceptable, in the same order. Nothing if there
/// are more than `most` of them (unacceptable ones do not count), and when stopped.
[[nodiscard]] std::optional<std::vector<EquationPath>>
equationsOf(const Tiles &tiles, std::size_t most, const StopCondition &stop);

/// A set of facts that an equation path can contradict, as bits: bits 0 to 63 stand for the links;
/// then 24 bits for whether a tile is an end, one for the reading, and one for the number of tiles
/// before the '='.
struct FactSet
{
    LinkSet links = 0;
    std::uint32_t others = 0;

    static constexpr int readingBit = maxTiles;
    static constexpr int beforeBit = maxTiles + 1;
    static constexpr int bitCount = maxLinks + maxTiles + 2;

    [[nodiscard]] bool empty() const { return links == 0 && others == 0; }
    [[nodiscard]] bool meets(const FactSet &other) const
    {
        return ((links & other.links) | (others & other.others)) != 0;
    }
    [[nodiscard]] bool contains(int bit) const
    {
        return bit < maxLinks ? (links >> bit & 1) != 0 : (others >> (bit - maxLinks) & 1) != 0;
    }
    void flip(int bit)
    {
        if (bit < maxLinks)
            links ^= LinkSet{1} << bit;
        else
            others ^= std::uint32_t{1} << (bit - maxLinks);
    }
};

/// The known facts that an equation path contradicts.
[[nodiscard]] FactSet oddsOf(const Position &position, const EquationPath &candidate);

/// The value of an unknown on an equation path.
[[nodiscard]] int valueIn(const EquationPath &candidate, const Subject &subject);

} // namespace inkling::hex
