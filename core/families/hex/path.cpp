// SPDX-License-Identifier: MIT
#include "families/hex/path.h"

#include "families/hex/terms.h"

#include <algorithm>
#include <bit>

namespace inkling::hex {

std::optional<Path> pathOf(const Tiles &tiles, const Answer &answer)
{
    std::array<TileSet, maxTiles> next{};
    for (int link = 0; link < tiles.linkCount(); ++link) {
        if (answer.values[std::size_t(link)] != joined)
            continue;
        const auto [first, second] = tiles.link(link);
        next[std::size_t(first)] |= TileSet{1} << second;
        next[std::size_t(second)] |= TileSet{1} << first;
    }
    Path ends;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        const int links = std::popcount(next[std::size_t(tile)]);
        if (links < 1 || links > 2)
            return std::nullopt;
        if (links == 1)
            ends.push_back(tile);
    }
    if (ends.size() != 2)
        return std::nullopt;
    const bool isFromHigher = answer.values[std::size_t(tiles.linkCount())] == fromHigher;
    Path path{ends[isFromHigher ? 1 : 0]};
    TileSet left = tiles.all() & ~(TileSet{1} << path.back());
    while (const TileSet on = next[std::size_t(path.back())] & left) {
        path.push_back(std::countr_zero(on));
        left &= ~on;
    }
    if (left != 0)
        return std::nullopt;
    return path;
}

Answer answerOf(const Tiles &tiles, std::span<const int> path)
{
    Answer answer;
    answer.values.assign(std::size_t(tiles.linkCount()) + 1, cut);
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
        answer.values[std::size_t(tiles.linkBetween(path[i], path[i + 1]))] = joined;
    answer.values.back() = path.front() < path.back() ? fromLower : fromHigher;
    return answer;
}

std::string charactersAlong(const Tiles &tiles, std::span<const int> path)
{
    std::string characters;
    for (const int tile : path)
        characters += tiles.character(tile);
    return characters;
}

} // namespace inkling::hex
