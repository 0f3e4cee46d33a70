// SPDX-License-Identifier: MIT
#include "support/hex/hexfailures.h"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>

namespace inkling::test {

namespace {

void mustHold(bool holds, const std::string &what)
{
    if (!holds)
        throw std::invalid_argument(what);
}

int joinedAt(const HexSheet &sheet, const HexFacts &facts, HexTile tile)
{
    const auto links = sheet.linksAt(tile);
    return int(std::ranges::count_if(
        links, [&](const HexLink &link) { return facts.joined.count(link) > 0; }));
}

int notCutAt(const HexSheet &sheet, const HexFacts &facts, HexTile tile)
{
    const auto links = sheet.linksAt(tile);
    return int(std::ranges::count_if(
        links, [&](const HexLink &link) { return facts.cut.count(link) == 0; }));
}

int digitsJoined(const HexSheet &sheet, const HexFacts &facts, HexTile tile)
{
    const auto others = sheet.neighbours(tile);
    return int(std::ranges::count_if(others, [&](HexTile other) {
        return sheet.isDigit(other)
               && facts.joined.count({std::min(tile, other), std::max(tile, other)}) > 0;
    }));
}

bool isAlone(const HexSheet &sheet, const HexFacts &facts, HexTile tile)
{
    const auto others = sheet.neighbours(tile);
    return sheet.isDigit(tile) && std::ranges::all_of(others, [&](HexTile other) {
               return !sheet.isDigit(other)
                      || facts.cut.count({std::min(tile, other), std::max(tile, other)}) > 0;
           });
}

int countAlone(const HexSheet &sheet, const HexFacts &facts)
{
    return int(std::ranges::count_if(
        sheet.tiles(), [&](const auto &tile) { return isAlone(sheet, facts, tile.first); }));
}

int singleCount(const HexSheet &sheet)
{
    return 2 * sheet.numberCount() - sheet.digitCount();
}

bool hasRing(const HexSheet &sheet, const HexFacts &facts)
{
    return std::ranges::any_of(sheet.tiles(), [&](const auto &named) {
        const auto tiles = hexStretch(facts, named.first);
        const auto links = std::ranges::count_if(
            facts.joined, [&](const HexLink &link) { return tiles.count(link.first) > 0; });
        return std::size_t(links) >= tiles.size();
    });
}

bool endsTooSoon(const HexSheet &sheet, const HexFacts &facts)
{
    return std::ranges::any_of(facts.ends, [&](HexTile end) {
        const auto tiles = hexStretch(facts, end);
        const auto ends = std::ranges::count_if(
            facts.ends, [&](HexTile other) { return tiles.count(other) > 0; });
        return ends > 1 && tiles.size() < sheet.tiles().size();
    });
}

/// Whether no path crosses a tile from one part to the other just once and ends in both.
bool cannotPass(const HexSheet &sheet, const HexFacts &facts, HexTile tile)
{
    const auto parts = sheet.parts(facts.cut, {tile});
    if (parts.size() != 2)
        return parts.size() > 2;
    return facts.ends.count(tile) > 0 || std::ranges::any_of(parts, [&](const auto &part) {
               const auto others = sheet.neighbours(tile);
               const auto links = std::ranges::count_if(others, [&](HexTile other) {
                   return part.count(other) > 0
                          && facts.joined.count({std::min(tile, other), std::max(tile, other)}) > 0;
               });
               const auto ends = std::ranges::count_if(
                   part, [&](HexTile other) { return facts.ends.count(other) > 0; });
               const bool hasNone = std::ranges::all_of(
                   part, [&](HexTile other) { return facts.inners.count(other) > 0; });
               return links > 1 || ends > 1 || hasNone;
           });
}

bool areBothJoined(const HexFacts &facts, const std::function<bool(HexTile)> &isSuch)
{
    return std::ranges::any_of(facts.joined, [&](const HexLink &link) {
        return isSuch(link.first) && isSuch(link.second);
    });
}

/// What is said without naming a tile.
bool isBroken(const HexSheet &sheet, const std::string &words, const HexFacts &facts)
{
    const auto digit = [&](HexTile tile) { return sheet.isDigit(tile); };
    if (words == "the path has more than two ends")
        return facts.ends.size() > 2;
    if (words == "the path has fewer than two ends")
        return sheet.tiles().size() - facts.inners.size() < 2;
    if (words == "too many numbers have two digits")
        return std::ranges::count_if(
                   facts.joined,
                   [&](const HexLink &link) { return digit(link.first) && digit(link.second); })
               > sheet.digitCount() - sheet.numberCount();
    if (words == "too many numbers have one digit")
        return countAlone(sheet, facts) > singleCount(sheet);
    if (words == "a digit follows a 0")
        return std::ranges::any_of(facts.joined, [&](const HexLink &link) {
            return digit(link.first) && digit(link.second)
                   && (sheet.at(link.first) == '0' || sheet.at(link.second) == '0');
        });
    if (words == "the path closes to a ring")
        return hasRing(sheet, facts);
    if (words == "the path ends while tiles are left over")
        return endsTooSoon(sheet, facts);
    if (words == "some tiles are cut off from the others")
        return sheet.parts(facts.cut, {}).size() > 1;
    if (words == "the path ends on an operator")
        return std::ranges::any_of(facts.ends, [&](HexTile tile) { return !digit(tile); });
    if (words == "two operators are joined")
        return areBothJoined(facts, [&](HexTile tile) { return !digit(tile); });
    if (words == "two zeros are joined")
        return areBothJoined(facts, [&](HexTile tile) { return sheet.at(tile) == '0'; });
    throw std::invalid_argument("not known what that breaks: " + words);
}

} // namespace

std::set<HexTile> hexStretch(const HexFacts &facts, HexTile tile)
{
    std::set<HexTile> tiles{tile};
    for (bool isMore = true; isMore;) {
        isMore = false;
        for (const HexLink &link : facts.joined) {
            if (tiles.count(link.first) + tiles.count(link.second) == 1) {
                tiles.insert({link.first, link.second});
                isMore = true;
            }
        }
    }
    return tiles;
}

void mustFailAs(const HexSheet &sheet, const std::string &words, const HexFacts &facts)
{
    const auto tiles = sheet.tilesIn(words);
    if (tiles.empty())
        return mustHold(isBroken(sheet, words, facts), "that is not broken: " + words);
    const HexTile tile = tiles.front();
    const auto says
        = [&](const std::string &what) { return words.find(what) != std::string::npos; };
    const bool isOfTwo = says("have no second digit, and only one number has one digit");
    mustHold(tiles.size() == (isOfTwo ? 2 : 1), "another number of tiles: " + words);
    bool isBroken = false;
    if (isOfTwo)
        isBroken = isAlone(sheet, facts, tile) && isAlone(sheet, facts, tiles.back())
                   && tile != tiles.back() && singleCount(sheet) == 1;
    else if (says("has no second digit, and every number has two digits"))
        isBroken = isAlone(sheet, facts, tile) && singleCount(sheet) == 0;
    else if (says("has too many links"))
        isBroken = joinedAt(sheet, facts, tile) > (facts.ends.count(tile) > 0 ? 1 : 2);
    else if (says("has too few links left"))
        isBroken = notCutAt(sheet, facts, tile) < (facts.inners.count(tile) > 0 ? 2 : 1);
    else if (says("three digits in a row have"))
        isBroken = sheet.isDigit(tile) && digitsJoined(sheet, facts, tile) > 1;
    else if (says("has no second digit, and no more numbers may have one digit"))
        isBroken = isAlone(sheet, facts, tile) && countAlone(sheet, facts) > singleCount(sheet);
    else if (says("no path can pass"))
        isBroken = cannotPass(sheet, facts, tile);
    mustHold(isBroken, "that is not broken: " + words);
}

} // namespace inkling::test
