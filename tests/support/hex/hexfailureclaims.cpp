// SPDX-License-Identifier: MIT
#include "support/hex/hexclaims.h"
#include "support/hex/hexfailures.h"

#include <algorithm>
#include <map>

namespace inkling::test {

namespace {

using Json = nlohmann::ordered_json;

/// The parts that only a tile connects.
std::vector<std::set<HexTile>> partsBeside(const HexStep &step, HexTile tile)
{
    auto parts = step.sheet.parts(step.from.cut, {tile});
    require(parts.size() == 2, "not two parts");
    return parts;
}

void addPassages(HexClaims &claims)
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

/// Words about an equation without those that tell how a side is worked out.
std::string withoutOrder(const std::string &words)
{
    static const std::regex order(" \\(from left to right\\)|from left to right: ");
    return std::regex_replace(words, order, "");
}

/// Whether a × or ÷ of a side stands behind a + or −.
bool dependsOnOrder(const std::string &reading)
{
    static const std::regex mixed("[-+][^=]*[*/]");
    return std::regex_search(reading, mixed);
}

/// "7−9 = −2 ≠ 0 = 0×0": the reading it tells of; std::invalid_argument where the values are wrong.
std::string readingIn(const std::string &words)
{
    const std::string text = plainSigns(withoutOrder(words));
    static const std::regex division("(.*) \\((-?\\d+)/(\\d+) does not work out\\)");
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

/// The readings that words list; the first that depends on the order tells so.
std::set<std::string> readingsIn(const std::string &words)
{
    static const std::regex joint(", | and ");
    static const std::regex common("(.*) \\((.*) in any of them\\)");
    std::smatch ofEach;
    const bool isCommon = std::regex_match(words, ofEach, common);
    const std::string all = isCommon ? ofEach[1].str() : words;
    const std::string reason = isCommon ? " (" + ofEach[2].str() + ")" : "";
    std::set<std::string> readings;
    bool isOrderTold = false;
    for (std::sregex_token_iterator at(all.begin(), all.end(), joint, -1), end; at != end; ++at) {
        const std::string reading = readingIn(at->str() + reason);
        readings.insert(reading);
        const bool tells = withoutOrder(at->str()) != at->str();
        require(tells == (!isOrderTold && dependsOnOrder(reading)), "told at the wrong reading");
        isOrderTold = isOrderTold || tells;
    }
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

/// The number of different paths, whichever end they are read from.
int drawnCount(const std::vector<HexReading> &paths)
{
    std::set<std::vector<HexTile>> drawn;
    for (const HexReading &path : paths) {
        const std::vector<HexTile> back(path.path.rbegin(), path.path.rend());
        drawn.insert(std::min(path.path, back));
    }
    return int(drawn.size());
}

void addFailures(HexClaims &claims)
{
    const auto count = [](const std::vector<HexReading> &paths, int number) {
        require(drawnCount(paths) == number, "not so many paths");
    };
    claims.add("Suppose that {}: no path is left that has the form of an equation. So {}.",
               [=](const Words &words, const HexStep &step) {
                   count(step.sheet.readings(supposedIn(words[0], step)), 0);
                   step.mustSay(words[1]);
               });
    const auto shownBy = [=](const Words &words, const HexStep &step, int number) {
        count(step.sheet.readings(supposedIn(words[0], step)), 0);
        // Each nested trace begins with what it supposes.
        int steps = 0;
        const auto add = [&](const auto &self, const Trace &nested) -> void {
            for (std::size_t i = 1; i < nested.size(); ++i) {
                if (nested[i].nested)
                    self(self, *nested[i].nested);
                steps += 1;
            }
        };
        require(step.told.step.nested != nullptr, "nothing shows it");
        add(add, *step.told.step.nested);
        require(number == steps, "not so many steps");
        step.mustSay(words.back());
    };
    claims.add(
        "Suppose that {}: no path is left that has the form of an equation, as {} steps "
        "show. So {}.",
        [=](const Words &words, const HexStep &step) { shownBy(words, step, numberIn(words[1])); });
    claims.add("Suppose that {}: no path is left that has the form of an equation, as one step "
               "shows. So {}.",
               [=](const Words &words, const HexStep &step) { shownBy(words, step, 1); });
    claims.add("Suppose that {}: only one path is left, and it fails, {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, 1);
                   mustRead(paths, readingsIn(words[1]));
                   step.mustSay(words[2]);
               });
    const auto bothFail = [=](const Words &words, const HexStep &step, bool isEachReadTwice) {
        const auto paths = step.sheet.readings(supposedIn(words[0], step));
        count(paths, 2);
        const auto readings = readingsIn(words[1]);
        mustRead(paths, readings);
        require((readings.size() == 4) == isEachReadTwice, "not so many readings");
        step.mustSay(words[2]);
    };
    claims.add("Suppose that {}: both paths left fail, {}. So {}.",
               [=](const Words &words, const HexStep &step) { bothFail(words, step, false); });
    claims.add("Suppose that {}: both paths left fail, each read from either end, {}. So {}.",
               [=](const Words &words, const HexStep &step) { bothFail(words, step, true); });
    claims.add(
        "Suppose that {}: only one path is left, and it fails read from either end, {}. So {}.",
        [=](const Words &words, const HexStep &step) {
            const auto paths = step.sheet.readings(supposedIn(words[0], step));
            count(paths, 1);
            require(paths.size() == 2, "is not read from either end");
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
    claims.add("Suppose that {}: all {} paths left fail; both sides come nearest in {}. So {}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, numberIn(words[1]));
                   const auto told = readingsIn(words[2]);
                   const auto distance = [](const HexReading &path) {
                       return path.left && path.right ? std::abs(*path.left - *path.right)
                                                      : INT64_MAX;
                   };
                   std::map<std::string, std::int64_t> readings;
                   for (const HexReading &path : paths) {
                       require(!path.isRight(), "one comes out");
                       readings[path.characters] = distance(path);
                   }
                   require(told.size() == 3, "not three");
                   std::int64_t furthest = 0;
                   for (const std::string &each : told)
                       furthest = std::max(furthest, readings.at(each));
                   for (const auto &[each, itsDistance] : readings)
                       require(told.count(each) > 0 || itsDistance >= furthest, "a nearer one");
                   step.mustSay(words[3]);
               });
    claims.add("Suppose that {}: on all {} paths left a division does not work out, as in {}. So "
               "{}.",
               [=](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(supposedIn(words[0], step));
                   count(paths, numberIn(words[1]));
                   std::set<std::string> readings;
                   for (const HexReading &path : paths) {
                       require(!path.left || !path.right, "every division comes out");
                       readings.insert(path.characters);
                   }
                   require(std::ranges::includes(readings, readingsIn(words[2])), "no such path");
                   step.mustSay(words[3]);
               });
    claims.add(
        "Suppose that {}: on all {} paths left the left side makes {}, the right side {}, each "
        "worked "
        "out from left to right. So {}.",
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
            require(plainSigns(words[2]) == range(left) && plainSigns(words[3]) == range(right)
                        && (*left.rbegin() < *right.begin() || *right.rbegin() < *left.begin()),
                    "other values");
            step.mustSay(words[4]);
        });
}

void addVerdicts(HexClaims &claims)
{
    claims.add("Only one path is left, and it fails, {}.",
               [](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(step.from);
                   require(step.isContradiction && drawnCount(paths) == 1, "not one path");
                   mustRead(paths, readingsIn(words[0]));
               });
    claims.add("Only {} paths are left, and all fail, {}.",
               [](const Words &words, const HexStep &step) {
                   const auto paths = step.sheet.readings(step.from);
                   require(step.isContradiction && drawnCount(paths) == numberIn(words[0]),
                           "not so many paths");
                   mustRead(paths, readingsIn(words[1]));
               });
    claims.add("From what is known, no path is left that has the form of an equation.",
               [](const Words &, const HexStep &step) {
                   require(step.isContradiction && step.sheet.readings(step.from).empty(),
                           "there is a path");
               });
    const auto same = [](const HexStep &step, int count, const std::string &reading) {
        int right = 0;
        for (const HexReading &path : step.sheet.readings(step.from)) {
            right += path.isRight() ? 1 : 0;
            require(!path.isRight() || path.characters == plainSigns(withoutOrder(reading)),
                    "one reads something else");
        }
        require(right == count && !step.isContradiction, "not so many paths");
        require((withoutOrder(reading) != reading) == dependsOnOrder(plainSigns(reading)),
                "it tells another order");
    };
    claims.add(
        "{} paths work and all read {}: the first of them is drawn.",
        [=](const Words &words, const HexStep &step) { same(step, numberIn(words[0]), words[1]); });
    claims.add("Just one path works: it reads {}.",
               [=](const Words &words, const HexStep &step) { same(step, 1, words[0]); });
    const auto drawn = [](const Words &words, const HexStep &step, std::size_t count) {
        HexFacts facts = step.from;
        facts.addAll(step.told.json["example"]);
        const auto readings = readingsIn(words[0]);
        require(readings.size() == count, "not read so");
        mustRead(step.sheet.readings(facts), readings);
    };
    claims.add("The path fails: {}.",
               [=](const Words &words, const HexStep &step) { drawn(words, step, 1); });
    claims.add("The path fails, whichever end it is read from: {}.",
               [=](const Words &words, const HexStep &step) { drawn(words, step, 2); });
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
                   require(numberIn(words[1]) == int(step.told.step.nested->size()) - 1
                               && numberIn(words[1]) > 1,
                           "not so many steps");
                   fails(step, words[0], words[2]);
                   step.mustSay(words[3]);
               });
    claims.add("Suppose that {}: then {}. So {}.", [=](const Words &words, const HexStep &step) {
        require(step.told.step.nested->size() == 2, "not at once");
        fails(step, words[0], words[1]);
        step.mustSay(words[2]);
    });
}

} // namespace

void addHexFailureClaims(HexClaims &claims)
{
    addPassages(claims);
    addFailures(claims);
    addVerdicts(claims);
}

} // namespace inkling::test
