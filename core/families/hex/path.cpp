// SPDX-License-Identifier: MIT
#include "families/hex/path.h"

#include "families/hex/terms.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace inkling::hex {

Path stretchFrom(int tile, const Tiles &tiles, LinkSet joinedLinks)
{
    Path stretch{tile};
    TileSet passed = TileSet{1} << tile;
    while (const TileSet on = tiles.across(joinedLinks, stretch.back()) & ~passed) {
        stretch.push_back(std::countr_zero(on));
        passed |= TileSet{1} << stretch.back();
    }
    return stretch;
}

std::optional<Path> pathOf(const Tiles &tiles, const Answer &answer)
{
    LinkSet joinedLinks = 0;
    for (int link = 0; link < tiles.linkCount(); ++link)
        joinedLinks |= LinkSet(answer.values[std::size_t(link)] == joined) << link;
    Path ends;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        const int links = std::popcount(tiles.linksAt(tile) & joinedLinks);
        if (links < 1 || links > 2)
            return std::nullopt;
        if (links == 1)
            ends.push_back(tile);
    }
    if (ends.size() != 2)
        return std::nullopt;
    const bool isFromHigher = answer.values[std::size_t(tiles.linkCount())] == fromHigher;
    Path path = stretchFrom(ends[isFromHigher ? 1 : 0], tiles, joinedLinks);
    if (int(path.size()) < tiles.count())
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

std::optional<Path> pathWith(const Tiles &tiles, std::string_view characters, std::size_t &longest)
{
    Path path;
    std::set<std::pair<TileSet, int>> isDone;
    const auto goOn = [&](const auto &self, TileSet passed, TileSet next) -> bool {
        if (path.size() == characters.size())
            return true;
        longest = std::max(longest, path.size());
        for (TileSet ways = next & ~passed; ways != 0; ways &= ways - 1) {
            const int tile = std::countr_zero(ways);
            const TileSet now = passed | TileSet{1} << tile;
            if (tiles.character(tile) != characters[path.size()]
                || !isDone.emplace(now, tile).second)
                continue;
            path.push_back(tile);
            if (self(self, now, tiles.neighbours(tile)))
                return true;
            path.pop_back();
        }
        return false;
    };
    longest = 0;
    return goOn(goOn, 0, tiles.all()) ? std::optional(path) : std::nullopt;
}

} // namespace inkling::hex
