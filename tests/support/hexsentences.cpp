// SPDX-License-Identifier: MIT
#include "support/hexsentences.h"

#include "support/hexfailures.h"
#include "support/hexview.h"

#include <algorithm>
#include <memory>
#include <regex>
#include <stdexcept>

namespace inkling::test {

namespace {

using Json = nlohmann::ordered_json;
using Verdict = std::optional<std::string>;

void require(bool holds, const std::string &what)
{
    if (!holds)
        throw std::invalid_argument(what);
}

/// A step's parts, and what is said of them.
struct HexStep
{
    const HexSheet &sheet;
    const ToldStep &told;
    HexFacts from;          ///< its premises
    std::vector<Json> news; ///< its conclusions, as they are told
    bool isContradiction = false;

    HexStep(const HexSheet &board, const ToldStep &step)
        : sheet(board)
        , told(step)
    {
        from.addAll(step.json["premises"]);
        isContradiction = step.step.contradiction;
        for (const Fact &fact : step.step.conclusions) {
            for (const Json &json : step.model.json(toldBy(fact, step.before)))
                news.push_back(json);
        }
    }

    [[nodiscard]] std::set<std::string> newsSet() const
    {
        std::set<std::string> set;
        for (const Json &json : news)
            set.insert(json.dump());
        return set;
    }
    /// That words tell just the conclusions, each or counted.
    void mustSay(const std::string &words) const
    {
        require(!isContradiction && !news.empty(), "nothing follows");
        static const std::regex links("(\\d+) links are (joined|cut)");
        static const std::regex ends("the path does not end on (\\d+) other tiles");
        std::smatch match;
        if (std::regex_match(words, match, links)) {
            require(std::stoul(match[1]) == news.size(), "not so many");
            for (const Json &json : news)
                require(json.contains("link") && json["is"] == match.str(2), "not all such links");
            return;
        }
        if (std::regex_match(words, match, ends)) {
            require(std::stoul(match[1]) == news.size(), "not so many");
            for (const Json &json : news)
                require(json.contains("end") && json["end"] == false, "not all no ends");
            return;
        }
        std::set<std::string> said;
        for (const Json &json : sheet.factsIn(words))
            said.insert(json.dump());
        require(said == newsSet(), "not what follows: " + words);
    }
    /// That a fact is a premise.
    void mustRestOn(const std::string &words) const
    {
        for (const Json &json : sheet.factsIn(words)) {
            const auto &premises = told.json["premises"];
            require(std::ranges::find(premises, json) != premises.end(),
                    "it does not rest on that: " + words);
        }
    }
    void mustOnlyBe(std::size_t count) const { require(news.size() == count, "more follows"); }
    [[nodiscard]] HexTile newTile() const
    {
        require(news.size() == 1 && news[0].contains("end"), "nothing of a tile follows");
        return {news[0]["tile"][0], news[0]["tile"][1]};
    }
    /// The concluded links, which must all be joined, or all cut.
    [[nodiscard]] std::set<HexLink> newLinks(bool areJoined) const
    {
        HexFacts facts;
        for (const Json &json : news)
            facts.add(json);
        require((areJoined ? facts.joined : facts.cut).size() == news.size(), "not such links");
        return areJoined ? facts.joined : facts.cut;
    }
    /// Of the links of the board that `isSuch`, all are among the conclusions or known so.
    void mustBeAllCut(const std::function<bool(const HexLink &)> &isSuch) const
    {
        HexFacts now = from;
        for (const Json &json : news)
            now.add(json);
        for (const HexLink &link : sheet.links())
            require(!isSuch(link) || now.cut.count(link) > 0 || isKnownCut(link), "not all cut");
        for (const HexLink &link : newLinks(false))
            require(isSuch(link), "not such a link");
    }
    /// By all that is known before.
    [[nodiscard]] bool isKnownCut(const HexLink &link) const
    {
        const auto links = sheet.links();
        for (UnknownId unknown = 0; unknown < links.size(); ++unknown) {
            const auto json = told.model.json(told.before.fact(unknown));
            HexFacts fact;
            if (told.before.possible(unknown).single())
                fact.add(json.front());
            if (fact.cut.count(link) > 0)
                return true;
        }
        return false;
    }
    [[nodiscard]] std::vector<HexLink> notCutAt(HexTile tile) const
    {
        std::vector<HexLink> links = sheet.linksAt(tile);
        std::erase_if(links, [&](const HexLink &link) { return from.cut.count(link) > 0; });
        return links;
    }
    [[nodiscard]] std::set<HexLink> joinedAt(HexTile tile) const
    {
        std::set<HexLink> links;
        for (const HexLink &link : sheet.linksAt(tile)) {
            if (from.joined.count(link) > 0)
                links.insert(link);
        }
        return links;
    }
};

using StepClaim = std::function<void(const Words &words, const HexStep &step)>;

/// Adds claims that are about a step of a board.
class Claims
{
public:
    Claims(SentenceChecker &checker, const Puzzle &puzzle)
        : m_checker(checker)
        , m_sheet(std::make_shared<const HexSheet>(puzzle))
    {}
    void add(std::string_view text, const StepClaim &claim)
    {
        m_checker.add(
            text, [sheet = m_sheet, claim](const Words &words, const ToldStep &told) -> Verdict {
                claim(words, HexStep(*sheet, told));
                return std::nullopt;
            });
    }

private:
    SentenceChecker &m_checker;
    std::shared_ptr<const HexSheet> m_sheet;
};

void addForm(Claims &claims)
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
    claims.add("Between two operators stands a number: {}.",
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
    claims.add("Read this way, a number would begin with 0 and go on: {}.", [](const Words &words,
                                                                  const HexStep &step) {
        step.mustSay(words[0]);
        for (const HexLink &link : step.newLinks(false))
            require(step.sheet.isDigit(link.first) && step.sheet.isDigit(link.second)
                        && (step.sheet.at(link.first) == '0' || step.sheet.at(link.second) == '0'),
                    "no 0 with a digit");
        require(step.from.isFromFirst.has_value(), "the reading is not known");
    });
}

void addTiles(Claims &claims)
{
    claims.add("The path ends on {} and has come there by one link: {}.", [](const Words &words,
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

void addCounts(Claims &claims)
{
    const auto counts = [](const Words &words, const HexStep &step) {
        require(numberIn(words[0]) == step.sheet.digitCount()
                    && numberIn(words[1]) == step.sheet.numberCount(),
                "not so many");
        return step.sheet.digitCount() - step.sheet.numberCount();
    };
    const auto allOtherCut = [](const HexStep &step) {
        step.mustBeAllCut([&](const HexLink &link) {
            return step.sheet.isDigit(link.first) && step.sheet.isDigit(link.second)
                   && step.from.joined.count(link) == 0;
        });
    };
    claims.add("{} digits make {} numbers, so every number has one digit: no digit is joined to "
               "another.",
               [=](const Words &words, const HexStep &step) {
                   require(counts(words, step) == 0 && step.from.joined.empty(), "not every one");
                   allOtherCut(step);
               });
    claims.add("{} digits make {} numbers. All that have two digits are joined ({}): no other "
               "digits are.",
               [=](const Words &words, const HexStep &step) {
                   const int pairs = counts(words, step);
                   require(numberIn(words[2]) == pairs && pairs > 0
                               && int(step.from.joined.size()) == pairs,
                           "not so many pairs");
                   for (const HexLink &link : step.from.joined)
                       require(step.sheet.isDigit(link.first) && step.sheet.isDigit(link.second),
                               "not two digits");
                   allOtherCut(step);
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
    claims.add(
        "{} digits make {} numbers, so every number has two digits. Only one partner is left "
        "to {}: {}.",
        [=](const Words &words, const HexStep &step) {
            require(counts(words, step) == step.sheet.numberCount(), "not every one");
            partner(step, words[2], words[3]);
        });
    claims.add("{} digits make {} numbers. All that have one digit are found ({}), and only one "
               "partner is left to {}: {}.",
               [=](const Words &words, const HexStep &step) {
                   const int alone = step.sheet.numberCount() - counts(words, step);
                   require(numberIn(words[2]) == alone && alone > 0 && singles(step) == alone,
                           "not so many");
                   partner(step, words[3], words[4]);
               });
}

void addPaths(Claims &claims)
{
    claims.add("{} tiles are joined in a row. A link between the first and the last would close a ring: {}.", [](const Words &words,
                                                                         const HexStep &step) {
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

/// The parts that only a tile connects.
std::vector<std::set<HexTile>> partsBeside(const HexStep &step, HexTile tile)
{
    auto parts = step.sheet.parts(step.from.cut, {tile});
    require(parts.size() == 2, "not two parts");
    return parts;
}

void addPassages(Claims &claims)
{
    const auto partOf = [](const std::vector<std::set<HexTile>> &parts, HexTile tile) {
        require(parts[0].count(tile) + parts[1].count(tile) == 1, "in neither part");
        return parts[0].count(tile) > 0 ? parts[0] : parts[1];
    };
    claims.add("Only {} connects two parts of the board: the path goes through it.",
               [](const Words &words, const HexStep &step) {
                   const HexTile tile = step.sheet.tileIn(words[0]);
                   partsBeside(step, tile);
                   require(step.newTile() == tile && step.news[0]["end"] == false,
                           "not what follows");
               });
    claims.add(
        "Only {} connects two parts of the board, and the path has one link from it to each: "
        "{}, so {}.",
        [=](const Words &words, const HexStep &step) {
            const HexTile tile = step.sheet.tileIn(words[0]);
            const auto parts = partsBeside(step, tile);
            step.mustRestOn(words[1]);
            step.mustSay(words[2]);
            require(step.from.joined.size() == 1, "not one link");
            const auto other = [&](const HexLink &link) {
                require(link.first == tile || link.second == tile, "not at the tile");
                return link.first == tile ? link.second : link.first;
            };
            const auto part = partOf(parts, other(*step.from.joined.begin()));
            for (const HexLink &link : step.newLinks(false))
                require(part.count(other(link)) > 0, "to another part");
        });
    claims.add("Only {} connects two parts of the board, and each has one end: {}, so {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto parts = partsBeside(step, step.sheet.tileIn(words[0]));
                   step.mustRestOn(words[1]);
                   step.mustSay(words[2]);
                   require(step.from.ends.size() == 1, "not one end");
                   const auto part = partOf(parts, *step.from.ends.begin());
                   HexFacts facts;
                   facts.addAll(step.news);
                   for (const HexTile &tile : facts.inners)
                       require(part.count(tile) > 0, "in another part");
                   require(facts.inners.size() == step.news.size(), "something else follows");
               });
    claims.add("Only {} connects two parts of the board, so each has one end, and in one of them "
               "only one tile is left for it: {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto parts = partsBeside(step, step.sheet.tileIn(words[0]));
                   step.mustSay(words[1]);
                   const HexTile end = step.newTile();
                   require(step.news[0]["end"] == true, "something else follows");
                   for (const HexTile &tile : partOf(parts, end))
                       require(tile == end || step.from.inners.count(tile) > 0, "another is left");
               });
    claims.add("Only {} connects two parts of the board, one of size {} and one of size {}: they "
               "are the two sides.",
               [](const Words &words, const HexStep &step) {
                   const HexTile tile = step.sheet.tileIn(words[0]);
                   const auto parts = partsBeside(step, tile);
                   const std::set<int> said{numberIn(words[1]), numberIn(words[2])};
                   require(step.sheet.at(tile) == '='
                               && said == std::set<int>{int(parts[0].size()), int(parts[1].size())},
                           "not so many");
                   HexFacts facts;
                   facts.addAll(step.news);
                   for (const int number : *facts.left)
                       require(said.count(number) > 0, "not what follows");
               });
}

/// What is supposed: the opposite of the one conclusion, as far as it may be before the step. With it, the
/// step's premises.
HexFacts supposedIn(const std::string &words, const HexStep &step)
{
    step.mustOnlyBe(1);
    const Json fact = step.sheet.factIn(words);
    HexFacts facts = step.from;
    facts.add(fact);
    const Json &news = step.news.front();
    HexFacts both;
    both.add(fact);
    both.add(news);
    const bool isOpposite = both.left ? both.left->empty()
                                      : both.joined == both.cut
                                            || (both.ends == both.inners && !both.ends.empty())
                                            || fact.contains("reading");
    const bool isSame = fact.dump() == news.dump();
    require(isOpposite && !isSame && fact.begin().key() == news.begin().key(),
            "not the opposite of what follows");
    if (both.joined.empty() != both.cut.empty() || both.ends.empty() != both.inners.empty())
        throw std::invalid_argument("about something else");
    return facts;
}

/// "7−9 = −2 ≠ 0 = 0×0": the reading it tells of; std::invalid_argument where the values are wrong.
std::string readingIn(const std::string &words)
{
    const std::string text = plainSigns(words);
    static const std::regex division("(.*) \\((-?\\d+)/(\\d+) does not come out\\)");
    if (std::smatch match; std::regex_match(text, match, division)) {
        const std::string reading = match[1];
        const int divisor = std::stoi(match[3]);
        require(divisor == 0 || std::stoi(match[2]) % divisor != 0, "it comes out");
        const auto equals = reading.find('=');
        const auto fails = [&](const std::string &side) {
            for (auto at = side.find('/'); at != std::string::npos; at = side.find('/', at + 1)) {
                const auto value = valueOfSide(side.substr(0, at));
                if (value && std::to_string(*value) == match[2]
                    && numbersIn(side.substr(at + 1)).front() == divisor)
                    return true;
            }
            return false;
        };
        require(fails(reading.substr(0, equals)) || fails(reading.substr(equals + 1)),
                "no such division");
        return reading;
    }
    const std::string unequal = " \u2260 ";
    const auto at = text.find(unequal);
    require(at != std::string::npos, "not a reading: " + words);
    const auto side = [&](const std::string &told, bool isLeft) {
        const auto equals = told.find(" = ");
        if (equals == std::string::npos)
            return told;
        const std::string one = told.substr(0, equals);
        const std::string other = told.substr(equals + 3);
        const std::string &terms = isLeft ? one : other;
        const auto value = valueOfSide(terms);
        require(value && std::to_string(*value) == (isLeft ? other : one), "a wrong value");
        return terms;
    };
    const std::string left = side(text.substr(0, at), true);
    const std::string right = side(text.substr(at + unequal.size()), false);
    require(valueOfSide(left) != valueOfSide(right), "both sides are equal");
    return left + "=" + right;
}

/// The readings that words list.
std::set<std::string> readingsIn(const std::string &words)
{
    static const std::regex joint(", | and ");
    std::set<std::string> readings;
    for (std::sregex_token_iterator at(words.begin(), words.end(), joint, -1), end; at != end; ++at)
        readings.insert(readingIn(at->str()));
    return readings;
}

/// That of these paths none comes out, and that they read what is told.
void mustRead(const std::vector<HexReading> &paths, const std::set<std::string> &told)
{
    std::set<std::string> readings;
    for (const HexReading &path : paths) {
        require(!path.isRight(), "one comes out");
        readings.insert(path.characters);
    }
    require(readings == told, "they read something else");
}

void addFailures(Claims &claims)
{
    const auto count = [](const std::vector<HexReading> &paths, int number) {
        require(int(paths.size()) == number, "not so many paths");
    };
    claims.add("Suppose that {}: no path is left that has the form of an equation. So {}.",
               [=](const Words &words, const HexStep &step) {
                   count(step.sheet.readings(supposedIn(words[0], step)), 0);
                   step.mustSay(words[1]);
               });
    claims.add("Suppose that {}: only one path is left, and it fails, {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, 1);
                   mustRead(paths, readingsIn(words[1]));
                   step.mustSay(words[2]);
               });
    claims.add("Suppose that {}: both paths left fail, {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, 2);
                   mustRead(paths, readingsIn(words[1]));
                   step.mustSay(words[2]);
               });
    claims.add("Suppose that {}: all {} paths left fail, {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, numberIn(words[1]));
                   mustRead(paths, readingsIn(words[2]));
                   step.mustSay(words[3]);
               });
    claims.add("Suppose that {}: all {} paths left fail, even the nearest, {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, numberIn(words[1]));
                   const std::string told = readingIn(words[2]);
                   bool isThere = false;
                   const auto distance = [](const HexReading &path) {
                       return path.left && path.right ? std::abs(*path.left - *path.right)
                                                      : INT64_MAX;
                   };
                   std::int64_t nearest = INT64_MAX;
                   std::int64_t ofTold = INT64_MAX;
                   for (const HexReading &path : paths) {
                       require(!path.isRight(), "one comes out");
                       nearest = std::min(nearest, distance(path));
                       if (path.characters == told) {
                           isThere = true;
                           ofTold = distance(path);
                       }
                   }
                   require(isThere && ofTold == nearest, "not the nearest");
                   step.mustSay(words[3]);
               });
    claims.add("Suppose that {}: on all {} paths left a division does not come out, as in {}. So "
               "{}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, numberIn(words[1]));
                   bool isThere = false;
                   for (const HexReading &path : paths) {
                       require(!path.left || !path.right, "every division comes out");
                       isThere = isThere || path.characters == readingIn(words[2]);
                   }
                   require(isThere, "no such path");
                   step.mustSay(words[3]);
               });
    claims.add("Suppose that {}: on all {} paths left the left side makes {}, the right side {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, numberIn(words[1]));
                   std::set<std::int64_t> left;
                   std::set<std::int64_t> right;
                   for (const HexReading &path : paths) {
                       require(path.left && path.right, "a side has no value");
                       left.insert(*path.left);
                       right.insert(*path.right);
                   }
                   const auto range = [](const std::set<std::int64_t> &values) {
                       const std::string least = std::to_string(*values.begin());
                       return values.size() == 1 ? least
                                                 : least + " to " + std::to_string(*values.rbegin());
                   };
                   require(plainSigns(words[2]) == range(left)
                               && plainSigns(words[3]) == range(right)
                               && (*left.rbegin() < *right.begin()
                                   || *right.rbegin() < *left.begin()),
                           "other values");
                   step.mustSay(words[4]);
               });
}

void addVerdicts(Claims &claims)
{
    claims.add("Only one path is left, and it fails, {}.",
               [](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(step.from);
                   require(step.isContradiction && paths.size() == 1, "not one path");
                   mustRead(paths, readingsIn(words[0]));
               });
    claims.add("Only {} paths are left, and all fail, {}.",
               [](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(step.from);
                   require(step.isContradiction && int(paths.size()) == numberIn(words[0]),
                           "not so many paths");
                   mustRead(paths, readingsIn(words[1]));
               });
    claims.add("With what is known, no path is left that has the form of an equation.",
               [](const Words &, const HexStep &step) {
                   require(step.isContradiction && step.sheet.readings(step.from).empty(),
                           "there is a path");
               });
    const auto same = [](const HexStep &step, int count, const std::string &reading) {
        int right = 0;
        for (const HexReading &path : step.sheet.readings(step.from)) {
            right += path.isRight() ? 1 : 0;
            require(!path.isRight() || path.characters == plainSigns(reading),
                    "one reads something else");
        }
        require(right == count && !step.isContradiction, "not so many paths");
    };
    claims.add(
        "{} paths come out and all read {}: the first of them is drawn.",
        [=](const Words &words, const HexStep &step) { same(step, numberIn(words[0]), words[1]); });
    claims.add("Just one path comes out: it reads {}.",
               [=](const Words &words, const HexStep &step) { same(step, 1, words[0]); });
    claims.add("It cannot be so: {}.", [](const Words &words, const HexStep &step) {
        require(step.isContradiction, "no contradiction");
        mustFailAs(step.sheet, words[0], step.from);
    });
    const auto fails
        = [](const HexStep &step, const std::string &supposed, const std::string &failure) {
              HexFacts facts = supposedIn(supposed, step);
              facts.addAll(step.told.json["example"]);
              mustFailAs(step.sheet, failure, facts);
          };
    claims.add("Suppose that {}: then, in {} steps, {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   require(words[1] == step.told.step.arguments[0] && numberIn(words[1]) > 1,
                           "not so many steps");
                   fails(step, words[0], words[2]);
                   step.mustSay(words[3]);
               });
    claims.add("Suppose that {}: then {}. So {}.", [=](const Words &words, const HexStep &step) {
        require(step.told.step.arguments[0] == "1", "not at once");
        fails(step, words[0], words[1]);
        step.mustSay(words[2]);
    });
}

} // namespace

void addHexClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    Claims claims(checker, puzzle);
    addForm(claims);
    addTiles(claims);
    addCounts(claims);
    addPaths(claims);
    addPassages(claims);
    addFailures(claims);
    addVerdicts(claims);
}

} // namespace inkling::test
