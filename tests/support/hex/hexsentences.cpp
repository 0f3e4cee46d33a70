// SPDX-License-Identifier: MIT
#include "support/hex/hexsentences.h"

#include "support/hex/hexclaims.h"
#include "support/hex/hexfailures.h"

namespace inkling::test {

namespace {

using Json = nlohmann::ordered_json;

void addForm(HexClaims &claims)
{
    claims.add("Operators and the = stand between two numbers: the path ends on none of them.",
               [](const Words &, const HexStep &step) {
                   require(!step.isContradiction, "nothing follows");
                   HexFacts facts;
                   for (const Json &json : step.news)
                       facts.add(json);
                   require(facts.inners.size() == step.news.size(), "something else follows");
                   for (const HexTile &tile : facts.inners)
                       require(!step.sheet.isDigit(tile), "a digit");
               });
    const auto both = [](const HexStep &step, const auto &isSuch) {
        step.mustBeAllCut(
            [&](const HexLink &link) { return isSuch(link.first) && isSuch(link.second); });
    };
    claims.add("A number stands between any two operators, so none follows another: {}.",
               [=](const Words &words, const HexStep &step) {
                   step.mustSay(words[0]);
                   both(step, [&](HexTile tile) { return !step.sheet.isDigit(tile); });
               });
    claims.add("No number of two digits begins with 0, so two zeros do not follow each other: {}.",
               [=](const Words &words, const HexStep &step) {
                   step.mustSay(words[0]);
                   both(step, [&](HexTile tile) { return step.sheet.at(tile) == '0'; });
               });
    claims.add("{}, and no number has three digits: {}.", [](const Words &words,
                                                             const HexStep &step) {
        step.mustRestOn(words[0]);
        step.mustSay(words[1]);
        require(step.from.joined.size() == 1, "more is joined");
        const HexLink pair = *step.from.joined.begin();
        const auto isIn = [&](HexTile tile) { return tile == pair.first || tile == pair.second; };
        for (const HexLink &link : step.newLinks(false))
            require(isIn(link.first) != isIn(link.second) && step.sheet.isDigit(link.first)
                        && step.sheet.isDigit(link.second),
                    "it makes no third digit");
        require(step.sheet.isDigit(pair.first) && step.sheet.isDigit(pair.second), "no two digits");
    });
    claims.add("Read this way, a number would begin with 0 and go on: {}.",
               [](const Words &words, const HexStep &step) {
                   step.mustSay(words[0]);
                   for (const HexLink &link : step.newLinks(false))
                       require(step.sheet.isDigit(link.first) && step.sheet.isDigit(link.second)
                                   && (step.sheet.at(link.first) == '0'
                                       || step.sheet.at(link.second) == '0'),
                               "no 0 with a digit");
                   require(step.from.isFromFirst.has_value(), "the reading is not known");
               });
}

void addTiles(HexClaims &claims)
{
    claims.add("The path ends on {}, which already has its one link: {}.", [](const Words &words,
                                                                              const HexStep &step) {
        const HexTile tile = step.sheet.tileIn(words[0]);
        require(step.from.ends == std::set{tile}, "not an end");
        require(step.joinedAt(tile).size() == 1 && step.from.joined.size() == 1, "not one link");
        step.mustSay(words[1]);
        const auto all = step.sheet.linksAt(tile);
        for (const HexLink &link : step.newLinks(false))
            require(std::ranges::find(all, link) != all.end(), "not at the tile");
    });
    claims.add("{} has its two links: {}.", [](const Words &words, const HexStep &step) {
        const HexTile tile = step.sheet.tileIn(words[0]);
        require(step.joinedAt(tile).size() == 2 && step.from.joined.size() == 2, "not two links");
        step.mustSay(words[1]);
        const auto all = step.sheet.linksAt(tile);
        for (const HexLink &link : step.newLinks(false))
            require(std::ranges::find(all, link) != all.end(), "not at the tile");
    });
    const auto left = [](const HexStep &step, HexTile tile, std::size_t count) {
        const auto links = step.notCutAt(tile);
        require(links.size() == count, "not so many links left");
        for (const HexLink &link : step.newLinks(true))
            require(std::ranges::find(links, link) != links.end(), "not at the tile");
    };
    claims.add("{} has just one link left: {}.", [=](const Words &words, const HexStep &step) {
        step.mustSay(words[1]);
        left(step, step.sheet.tileIn(words[0]), 1);
    });
    claims.add("The path goes through {}, which has just two links left: {}.",
               [=](const Words &words, const HexStep &step) {
                   const HexTile tile = step.sheet.tileIn(words[0]);
                   require(step.from.inners == std::set{tile}, "the path may end there");
                   step.mustSay(words[1]);
                   left(step, tile, 2);
               });
    claims.add("{} has just one link left: the path ends there.", [](const Words &words,
                                                                     const HexStep &step) {
        const HexTile tile = step.sheet.tileIn(words[0]);
        require(step.notCutAt(tile).size() == 1, "not one link");
        require(step.newTile() == tile && step.news[0]["end"] == true, "not what follows");
    });
    claims.add("{} is joined on two sides: the path does not end there.", [](const Words &words,
                                                                             const HexStep &step) {
        const HexTile tile = step.sheet.tileIn(words[0]);
        require(step.joinedAt(tile).size() == 2, "not two links");
        require(step.newTile() == tile && step.news[0]["end"] == false, "not what follows");
    });
    claims.add("The path ends on {}: it goes through all other tiles.",
               [](const Words &words, const HexStep &step) {
                   const auto tiles = step.sheet.tilesIn(words[0]);
                   require(tiles.size() == 2
                               && step.from.ends == std::set<HexTile>(tiles.begin(), tiles.end()),
                           "not the ends");
                   for (const Json &json : step.news)
                       require(json.contains("end") && json["end"] == false, "not what follows");
               });
    claims.add("The path goes through all tiles but {}: it ends on both.",
               [](const Words &words, const HexStep &step) {
                   const auto tiles = step.sheet.tilesIn(words[0]);
                   require(tiles.size() == 2, "not two");
                   for (const auto &[tile, sign] : step.sheet.tiles()) {
                       const bool isNamed = std::ranges::find(tiles, tile) != tiles.end();
                       require(isNamed != (step.from.inners.count(tile) > 0), "not all but these");
                   }
                   for (const Json &json : step.news)
                       require(json.contains("end") && json["end"] == true, "not what follows");
               });
}

void addCounts(HexClaims &claims)
{
    const auto counts = [](const Words &words, const HexStep &step) {
        require(numberIn(words[0]) == step.sheet.digitCount()
                    && numberIn(words[1]) == step.sheet.numberCount(),
                "not so many");
        return step.sheet.digitCount() - step.sheet.numberCount();
    };
    // Those that were cut before are no news, and a chain's own board does not show them.
    const auto onlyOtherCut = [](const HexStep &step) {
        require(!step.news.empty(), "nothing follows");
        for (const HexLink &link : step.newLinks(false))
            require(step.sheet.isDigit(link.first) && step.sheet.isDigit(link.second)
                        && step.from.joined.count(link) == 0,
                    "not such a link");
    };
    claims.add("The operators and the = part {} digits into {} numbers of one or two digits, so "
               "every number has one: no digit is joined to "
               "another.",
               [=](const Words &words, const HexStep &step) {
                   require(counts(words, step) == 0 && step.from.joined.empty(), "not every one");
                   onlyOtherCut(step);
               });
    claims.add("The operators and the = part {} digits into {} numbers of one or two digits. All "
               "that have two digits are joined ({}): no other "
               "digits are.",
               [=](const Words &words, const HexStep &step) {
                   const int pairs = counts(words, step);
                   require(numberIn(words[2]) == pairs && pairs > 0
                               && int(step.from.joined.size()) == pairs,
                           "not so many pairs");
                   for (const HexLink &link : step.from.joined)
                       require(step.sheet.isDigit(link.first) && step.sheet.isDigit(link.second),
                               "not two digits");
                   onlyOtherCut(step);
               });
    const auto partner = [](const HexStep &step, const std::string &name, const std::string &fact) {
        const HexTile tile = step.sheet.tileIn(name);
        step.mustSay(fact);
        auto links = step.notCutAt(tile);
        std::erase_if(links, [&](const HexLink &link) {
            return !step.sheet.isDigit(link.first == tile ? link.second : link.first);
        });
        require(step.sheet.isDigit(tile) && links.size() == 1
                    && step.newLinks(true) == std::set{links.front()},
                "not the only partner");
    };
    const auto singles = [](const HexStep &step) {
        int count = 0;
        for (const auto &[tile, sign] : step.sheet.tiles()) {
            bool isAlone = step.sheet.isDigit(tile);
            for (const HexTile &other : step.sheet.neighbours(tile))
                isAlone = isAlone
                          && (!step.sheet.isDigit(other)
                              || step.from.cut.count({std::min(tile, other), std::max(tile, other)})
                                     > 0);
            count += isAlone ? 1 : 0;
        }
        return count;
    };
    claims.add("The operators and the = part {} digits into {} numbers of one or two digits, so "
               "every number has two. Only one partner is left "
               "to {}: {}.",
               [=](const Words &words, const HexStep &step) {
                   require(counts(words, step) == step.sheet.numberCount(), "not every one");
                   partner(step, words[2], words[3]);
               });
    claims.add("The operators and the = part {} digits into {} numbers of one or two digits. All "
               "that have one digit are found ({}), and only one "
               "partner is left to {}: {}.",
               [=](const Words &words, const HexStep &step) {
                   const int alone = step.sheet.numberCount() - counts(words, step);
                   require(numberIn(words[2]) == alone && alone > 0 && singles(step) == alone,
                           "not so many");
                   partner(step, words[3], words[4]);
               });
}

void addPaths(HexClaims &claims)
{
    claims.add(
        "{} tiles are joined in a row. A link between the first and the last would close a ring: "
        "{}.",
        [](const Words &words, const HexStep &step) {
            step.mustSay(words[1]);
            const HexLink link = *step.newLinks(false).begin();
            step.mustOnlyBe(1);
            require(hexStretch(step.from, link.first).count(link.second) > 0
                        && int(hexStretch(step.from, link.first).size()) == numberIn(words[0])
                        && step.from.joined.size() + 1 == hexStretch(step.from, link.first).size(),
                    "no such ring");
        });
    claims.add(
        "Stretches from both ends would meet with tiles left over ({}): {}.",
        [](const Words &words, const HexStep &step) {
            step.mustSay(words[1]);
            step.mustOnlyBe(1);
            const HexLink link = *step.newLinks(false).begin();
            const auto one = hexStretch(step.from, link.first);
            const auto other = hexStretch(step.from, link.second);
            const auto hasEnd = [&](const std::set<HexTile> &tiles) {
                return std::ranges::any_of(step.from.ends,
                                           [&](HexTile tile) { return tiles.count(tile) > 0; });
            };
            require(one != other && hasEnd(one) && hasEnd(other), "not from both ends");
            require(numberIn(words[0]) == int(step.sheet.tiles().size() - one.size() - other.size())
                        && numberIn(words[0]) > 0,
                    "not so many left over");
        });
    claims.add("Only one link still connects {} with the rest: {}.", [](const Words &words,
                                                                        const HexStep &step) {
        step.mustSay(words[1]);
        step.mustOnlyBe(1);
        const HexLink link = *step.newLinks(true).begin();
        auto cut = step.from.cut;
        cut.insert(link);
        const auto parts = step.sheet.parts(cut, {});
        require(parts.size() == 2, "not two parts");
        const auto named = step.sheet.tilesIn(words[0]);
        const bool isNamed = std::ranges::any_of(parts, [&](const auto &part) {
            return named.empty() ? words[0] == std::to_string(part.size()) + " tiles"
                                 : part == std::set<HexTile>(named.begin(), named.end());
        });
        require(isNamed, "not that part");
        require(parts[0].count(link.first) != parts[0].count(link.second), "it connects nothing");
    });
    claims.add(
        "All is joined from the end on {} to the =: one side has {} of the tiles, the other "
        "{}.",
        [](const Words &words, const HexStep &step) {
            const HexTile end = step.sheet.tileIn(words[0]);
            const auto stretch = hexStretch(step.from, end);
            const int count = int(stretch.size()) - 1;
            const int others = int(step.sheet.tiles().size()) - 1 - count;
            require(step.from.ends == std::set{end}
                        && std::ranges::any_of(
                            stretch, [&](HexTile tile) { return step.sheet.at(tile) == '='; }),
                    "not from the end to the =");
            require(numberIn(words[1]) == count && numberIn(words[2]) == others, "not so many");
            HexFacts facts;
            facts.addAll(step.news);
            for (const int number : *facts.left)
                require(number == count || number == others, "not what follows");
        });
}

} // namespace

void addHexClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    HexClaims claims(checker, puzzle);
    addForm(claims);
    addTiles(claims);
    addCounts(claims);
    addPaths(claims);
    addHexFailureClaims(claims);
}

} // namespace inkling::test
