// SPDX-License-Identifier: MIT
#include "families/hex/captions.h"

#include "families/hex/equation.h"
#include "families/hex/path.h"

#include <algorithm>
#include <bit>

namespace inkling::hex {

namespace {

constexpr std::string_view gap = " \u2026 ";
constexpr std::string_view gapAtEnd = " \u2026";

/// The joined links, as the tiles that each tile is joined with.
std::array<TileSet, maxTiles> joinedTiles(const Tiles &tiles, const Knowledge &knowledge)
{
    std::array<TileSet, maxTiles> joinedWith{};
    for (int link = 0; link < tiles.linkCount(); ++link) {
        if (knowledge.possible(UnknownId(link)) != ValueSet::only(joined))
            continue;
        const auto [first, second] = tiles.link(link);
        joinedWith[std::size_t(first)] |= TileSet{1} << second;
        joinedWith[std::size_t(second)] |= TileSet{1} << first;
    }
    return joinedWith;
}

/// The tiles from an end of a stretch on. Where marks are wrong it stops at a tile that was passed.
Path stretchFrom(int tile, const std::array<TileSet, maxTiles> &joinedWith)
{
    Path stretch{tile};
    TileSet passed = TileSet{1} << tile;
    while (const TileSet on = joinedWith[std::size_t(stretch.back())] & ~passed) {
        stretch.push_back(std::countr_zero(on));
        passed |= TileSet{1} << stretch.back();
    }
    return stretch;
}

/// The stretches, each from its lower end, or in the order of reading where that is known.
std::vector<Path> stretches(const Tiles &tiles, const Knowledge &knowledge)
{
    const auto joinedWith = joinedTiles(tiles, knowledge);
    std::vector<Path> result;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        if (std::popcount(joinedWith[std::size_t(tile)]) != 1)
            continue;
        Path stretch = stretchFrom(tile, joinedWith);
        if (stretch.back() > tile)
            result.push_back(std::move(stretch));
    }
    return result;
}

} // namespace

Draft draftOf(const Tiles &tiles, const Knowledge &knowledge)
{
    std::vector<Path> known = stretches(tiles, knowledge);
    if (known.empty())
        return {};
    const ValueSet reading = knowledge.possible(Terms(tiles).reading());
    if (int(known.front().size()) == tiles.count() && reading.single()) {
        if (reading.value() == fromHigher)
            std::ranges::reverse(known.front());
        const std::string characters = charactersAlong(tiles, known.front());
        const Equation equation = readEquation(characters);
        const auto shown = [](std::optional<std::int64_t> value) {
            return value ? typeset(std::to_string(*value)) : std::string("?");
        };
        const std::string sign = equation.acceptable() ? " = " : " \u2260 ";
        return {typeset(characters), equation.defect == Defect::Form
                                         ? std::string()
                                         : shown(equation.left) + sign + shown(equation.right)};
    }
    std::string text;
    int shownTiles = 0;
    for (const Path &stretch : known) {
        if (!text.empty())
            text += gap;
        text += typeset(charactersAlong(tiles, stretch));
        shownTiles += int(stretch.size());
    }
    if (shownTiles < tiles.count())
        text += gapAtEnd;
    return {std::move(text), {}};
}

} // namespace inkling::hex
