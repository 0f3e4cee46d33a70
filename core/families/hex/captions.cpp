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
constexpr std::string_view eitherWay = " \u21c4 ";

/// The stretches, each from its lower end, or in the order of reading where that is known.
std::vector<Path> stretches(const Tiles &tiles, const Knowledge &knowledge)
{
    LinkSet joinedLinks = 0;
    for (int link = 0; link < tiles.linkCount(); ++link)
        joinedLinks |= LinkSet(knowledge.possible(UnknownId(link)) == ValueSet::only(joined))
                       << link;
    std::vector<Path> result;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        if (std::popcount(tiles.linksAt(tile) & joinedLinks) != 1)
            continue;
        Path stretch = stretchFrom(tile, tiles, joinedLinks);
        if (stretch.back() > tile)
            result.push_back(std::move(stretch));
    }
    return result;
}

} // namespace

Reading readingOf(const Tiles &tiles, const Knowledge &knowledge)
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
    if (int(known.front().size()) == tiles.count()) {
        const std::string oneWay = typeset(charactersAlong(tiles, known.front()));
        std::ranges::reverse(known.front());
        return {oneWay + std::string(eitherWay) + typeset(charactersAlong(tiles, known.front())),
                {}};
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
