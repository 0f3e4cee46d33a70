// SPDX-License-Identifier: MIT
#include "hex/hexstepchecker.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <cstdlib>
#include <functional>
#include <limits>
#include <map>
#include <regex>
#include <set>

namespace inkling::checks {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto nothingLeftOut = std::numeric_limits<std::size_t>::max();

/// The form of an equation, as an expression for the machine that knows such things.
bool looksLikeEquation(const std::string &text)
{
    static const std::regex form("([1-9]?[0-9][-+*/])*[1-9]?[0-9]=([1-9]?[0-9][-+*/])*[1-9]?[0-9]");
    return std::regex_match(text, form);
}

/// Worked out character by character. Requires: a side of an equation.
std::optional<long long> worth(const std::string &side)
{
    long long total = 0;
    char pending = '+';
    for (std::size_t i = 0; i < side.size();) {
        std::size_t used = 0;
        const long long number = std::stoll(side.substr(i), &used);
        i += used;
        if (pending == '+')
            total += number;
        if (pending == '-')
            total -= number;
        if (pending == '*')
            total *= number;
        if (pending == '/') {
            if (number == 0 || total % number != 0)
                return std::nullopt;
            total /= number;
        }
        if (i < side.size())
            pending = side[i++];
    }
    return total;
}

bool isContradiction(const Json &step)
{
    return step["conclusions"].size() == 1 && step["conclusions"][0].contains("contradiction");
}

} // namespace

HexStepChecker::HexStepChecker(int rows, int columns, std::string characters)
    : m_rows(rows)
    , m_columns(columns)
    , m_characters(std::move(characters))
{
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < rowLength(row); ++column)
            m_places.emplace_back(row, column);
    }
    std::vector<bool> passed(m_places.size(), false);
    std::vector<int> tiles;
    extend(tiles, passed);
}

int HexStepChecker::tileAt(const Json &place) const
{
    const std::pair<int, int> wanted{place[0], place[1]};
    return int(std::ranges::find(m_places, wanted) - m_places.begin());
}

/// By how far their middles are from each other: columns count in halves, longer rows begin one
/// earlier.
bool HexStepChecker::touch(int first, int second) const
{
    const auto [row, column] = m_places[std::size_t(first)];
    const auto [otherRow, otherColumn] = m_places[std::size_t(second)];
    const int across = std::abs((2 * column - row % 2) - (2 * otherColumn - otherRow % 2));
    const int down = std::abs(row - otherRow);
    return (down == 0 && across == 2) || (down == 1 && across == 1);
}

void HexStepChecker::extend(std::vector<int> &tiles, std::vector<bool> &passed)
{
    if (tiles.size() == m_places.size()) {
        Way way{tiles, std::vector<int>(tiles.size()), {}, false, {}, {}};
        for (const int tile : tiles) {
            way.turns[std::size_t(tile)] = int(way.characters.size());
            way.characters += m_characters[std::size_t(tile)];
        }
        way.hasForm = looksLikeEquation(way.characters);
        if (way.hasForm) {
            const std::size_t equals = way.characters.find('=');
            way.left = worth(way.characters.substr(0, equals));
            way.right = worth(way.characters.substr(equals + 1));
        }
        m_ways.push_back(std::move(way));
        return;
    }
    for (int tile = 0; tile < int(m_places.size()); ++tile) {
        if (passed[std::size_t(tile)] || (!tiles.empty() && !touch(tiles.back(), tile)))
            continue;
        passed[std::size_t(tile)] = true;
        tiles.push_back(tile);
        extend(tiles, passed);
        tiles.pop_back();
        passed[std::size_t(tile)] = false;
    }
}

HexStepChecker::Claim HexStepChecker::Claim::opposite() const
{
    Claim other = *this;
    other.yes = !yes;
    return other;
}

HexStepChecker::Claim HexStepChecker::claim(const Json &fact) const
{
    using Kind = Claim::Kind;
    if (fact.contains("link"))
        return {Kind::Link,
                tileAt(fact["link"][0]),
                tileAt(fact["link"][1]),
                {},
                fact["is"] == "joined"};
    if (fact.contains("end"))
        return {Kind::End, tileAt(fact["tile"]), 0, {}, fact["end"].get<bool>()};
    if (fact.contains("reading"))
        return {Kind::Reading, 0, 0, {}, fact["reading"] == "from-first-end"};
    return {Kind::Before, 0, 0, fact.at("before-equals").get<std::vector<int>>(), true};
}

std::vector<HexStepChecker::Claim> HexStepChecker::claims(const Json &facts) const
{
    std::vector<Claim> result;
    for (const Json &fact : facts) {
        if (!fact.contains("contradiction"))
            result.push_back(claim(fact));
    }
    return result;
}

bool HexStepChecker::holds(const Claim &claim, const Way &way)
{
    switch (claim.kind) {
    case Claim::Kind::Link:
        return (std::abs(way.turns[std::size_t(claim.first)] - way.turns[std::size_t(claim.second)])
                == 1)
               == claim.yes;
    case Claim::Kind::End:
        return (way.tiles.front() == claim.first || way.tiles.back() == claim.first) == claim.yes;
    case Claim::Kind::Reading:
        return (way.tiles.front() < way.tiles.back()) == claim.yes;
    case Claim::Kind::Before:
        break;
    }
    const auto before = int(way.characters.find('='));
    return (std::ranges::find(claim.numbers, before) != claim.numbers.end()) == claim.yes;
}

bool HexStepChecker::allHold(const std::vector<Claim> &claims, const Way &way)
{
    return std::ranges::all_of(claims, [&](const Claim &claim) { return holds(claim, way); });
}

std::vector<std::string> HexStepChecker::answers() const
{
    std::set<std::string> texts;
    for (const Way &way : m_ways) {
        if (way.comesOut())
            texts.insert(way.characters);
    }
    return {texts.begin(), texts.end()};
}

/// One tile by itself: tries every way of joining and cutting its links.
std::optional<std::string> HexStepChecker::checkAtTile(const Json &step,
                                                       const Grounds &grounds) const
{
    if (grounds.tiles.size() != 1)
        return "it rests on several tiles, and not on the path";
    const int tile = grounds.tiles[0];
    std::vector<int> others;
    for (int other = 0; other < int(m_places.size()); ++other) {
        if (touch(tile, other))
            others.push_back(other);
    }
    // Nothing where a claim is not about this tile.
    const auto says = [&](const Claim &claim, unsigned joined) -> std::optional<bool> {
        if (claim.kind == Claim::Kind::End && claim.first == tile)
            return std::has_single_bit(joined) == claim.yes;
        const std::set<int> pair{claim.first, claim.second};
        for (std::size_t i = 0; claim.kind == Claim::Kind::Link && i < others.size(); ++i) {
            if (pair == std::set{tile, others[i]})
                return ((joined >> i & 1) != 0) == claim.yes;
        }
        return std::nullopt;
    };
    const std::vector<Claim> conclusions = claims(step["conclusions"]);
    bool isPossible = false;
    for (unsigned joined = 1; joined < 1U << others.size(); ++joined) {
        if (std::popcount(joined) > 2
            || !std::ranges::all_of(grounds.facts,
                                    [&](const Claim &fact) { return says(fact, joined) == true; }))
            continue;
        isPossible = true;
        for (const Claim &conclusion : conclusions) {
            if (says(conclusion, joined) != true)
                return "does not follow at the tile";
        }
    }
    if (isContradiction(step) && isPossible)
        return "no contradiction at the tile";
    return std::nullopt;
}

/// Whether links can be joined and cut so that these tiles have one or two and these facts hold; a tile is
/// an end that has just one.
bool HexStepChecker::canBeAtTiles(const std::vector<int> &tiles,
                                  const std::vector<Claim> &facts) const
{
    const int count = int(m_places.size());
    sat::SatSolver solver{sat::Setup::Plain};
    std::map<std::pair<int, int>, sat::Literal> links;
    for (int second = 0; second < count; ++second) {
        for (int first = 0; first < second; ++first) {
            if (touch(first, second))
                links[{first, second}] = solver.newVariable();
        }
    }
    const auto linksAt = [&](int tile) {
        std::vector<sat::Literal> literals;
        for (const auto &[pair, literal] : links) {
            if (pair.first == tile || pair.second == tile)
                literals.push_back(literal);
        }
        return literals;
    };
    // Forbids each way to join a tile's links that is not allowed.
    const auto allow = [&](int tile, const std::function<bool(int joined)> &isAllowed) {
        const std::vector<sat::Literal> literals = linksAt(tile);
        for (unsigned way = 0; way < 1U << literals.size(); ++way) {
            if (isAllowed(std::popcount(way)))
                continue;
            std::vector<sat::Literal> clause;
            for (std::size_t i = 0; i < literals.size(); ++i)
                clause.push_back((way >> i & 1) != 0 ? -literals[i] : literals[i]);
            solver.addClause(clause);
        }
    };
    for (const int tile : tiles)
        allow(tile, [](int joined) { return joined == 1 || joined == 2; });
    for (const Claim &fact : facts) {
        if (fact.kind == Claim::Kind::End) {
            allow(fact.first, [&](int joined) { return (joined == 1) == fact.yes; });
        } else if (fact.kind == Claim::Kind::Link) {
            const sat::Literal link = links.at(std::minmax(fact.first, fact.second));
            solver.addClause({fact.yes ? link : -link});
        }
    }
    // What is said of the reading goes with any links, unless it contradicts itself.
    for (const Claim &fact : facts) {
        for (const Claim &other : facts) {
            if (fact.kind == Claim::Kind::Reading && other.kind == fact.kind
                && fact.yes != other.yes)
                return false;
        }
    }
    return solver.solve() == sat::Result::Satisfiable;
}

/// By all that its premises say: where they speak of the path, by trying all paths.
std::optional<std::string> HexStepChecker::checkSmallest(const Json &step,
                                                         const Grounds &grounds) const
{
    const bool isWhole = grounds.path || grounds.equation;
    const auto canBe = [&](const std::vector<Claim> &facts) {
        if (!isWhole)
            return canBeAtTiles(grounds.tiles, facts);
        return std::ranges::any_of(m_ways, [&](const Way &way) {
            return (!grounds.equation || way.comesOut()) && allHold(facts, way);
        });
    };
    if (isContradiction(step))
        return canBe(grounds.facts) ? std::optional("no contradiction") : std::nullopt;
    for (const Json &conclusion : step["conclusions"]) {
        std::vector<Claim> facts = grounds.facts;
        facts.push_back(claim(conclusion).opposite());
        if (canBe(facts))
            return "does not follow: " + conclusion.dump();
    }
    return std::nullopt;
}

std::optional<std::string> HexStepChecker::checkForm(const Json &step, const Grounds &grounds) const
{
    const std::vector<Claim> conclusions = claims(step["conclusions"]);
    for (const Way &way : m_ways) {
        if ((grounds.equation && !way.hasForm) || !allHold(grounds.facts, way))
            continue;
        if (isContradiction(step) || !allHold(conclusions, way))
            return "does not follow, see " + way.characters;
    }
    if (step["rule"] == "hex.supposed") {
        const Claim supposed = claim(step["example"][0]);
        const Claim opposite = conclusions[0].opposite();
        if (supposed.kind != opposite.kind || supposed.first != opposite.first
            || supposed.second != opposite.second || supposed.yes != opposite.yes)
            return "the opposite is not what is supposed";
    }
    return std::nullopt;
}

/// The number of different paths, whichever end they are read from.
std::size_t HexStepChecker::drawnCount(const std::vector<const Way *> &ways)
{
    std::set<std::vector<int>> drawn;
    for (const Way *way : ways) {
        const std::vector<int> back(way->tiles.rbegin(), way->tiles.rend());
        drawn.insert(std::min(way->tiles, back));
    }
    return drawn.size();
}

/// Whether a step tells how many different readings its paths have, and what they are, each once; where
/// these are more than three, or more than the four of two paths, three of the nearest. Its example is
/// among them.
bool HexStepChecker::tellsOf(const Json &step, const std::vector<const Way *> &ways,
                             const Way &example)
{
    std::map<std::string, long long> readings; // with the distance of the sides
    for (const Way *way : ways)
        readings[way->characters] = way->left && way->right ? std::abs(*way->left - *way->right)
                                                            : std::numeric_limits<long long>::max();
    const std::size_t first = step["rule"] == "hex.sides-apart" ? 6 : 2;
    const std::size_t most = drawnCount(ways) <= 2 ? 4 : 3;
    if (step["arguments"][1] != std::to_string(readings.size()))
        return false;
    std::set<std::string> told;
    for (std::size_t i = first; i < step["arguments"].size(); ++i)
        told.insert(step["arguments"][i]);
    if (told.size() != std::min(readings.size(), most) || told.count(example.characters) == 0)
        return false;
    long long furthest = 0;
    for (const std::string &reading : told) {
        if (readings.count(reading) == 0)
            return false;
        furthest = std::max(furthest, readings.at(reading));
    }
    return std::ranges::none_of(readings, [&](const auto &reading) {
        return told.count(reading.first) == 0 && reading.second < furthest;
    });
}

/// Whether the examples are these, the first nearest to coming out, and rightly told.
std::optional<std::string> HexStepChecker::checkNearest(const Json &step,
                                                        const std::vector<const Way *> &ways) const
{
    long long least = std::numeric_limits<long long>::max();
    for (const Way *way : ways) {
        if (way->left && way->right)
            least = std::min(least, std::abs(*way->left - *way->right));
    }
    if (!drawsEach(step, ways))
        return "the examples are not the paths";
    const std::vector<const Way *> drawn = drawnBy(step["example"], ways);
    const auto isTold = [&](const Way *way) { return tellsOf(step, ways, *way); };
    if (std::ranges::none_of(drawn, isTold))
        return "other equations are told";
    const auto isNearest = [&](const Way *way) {
        return way->left && way->right && std::abs(*way->left - *way->right) == least;
    };
    if (step["rule"] != "hex.no-division" && std::ranges::none_of(drawn, isNearest))
        return "there is a nearer path than the example";
    return std::nullopt;
}

/// The ways that an example draws: one, or both of a path of which it does not say how it is read.
std::vector<const HexStepChecker::Way *>
HexStepChecker::drawnBy(const Json &example, const std::vector<const Way *> &ways) const
{
    const std::vector<Claim> facts = claims(example);
    std::vector<const Way *> drawn;
    for (const Way *way : ways) {
        if (allHold(facts, *way))
            drawn.push_back(way);
    }
    const bool isWhole = facts.size() + drawn.size() == m_places.size() + 1;
    return isWhole ? drawn : std::vector<const Way *>();
}

/// Whether the examples draw each of the ways once; where the paths are too many, one is drawn.
bool HexStepChecker::drawsEach(const Json &step, const std::vector<const Way *> &ways) const
{
    std::vector<const Way *> all = drawnBy(step["example"], ways);
    if (drawnCount(ways) > 150)
        return !all.empty();
    for (const Json &further : step.value("furtherExamples", Json::array())) {
        const auto drawn = drawnBy(further, ways);
        all.insert(all.end(), drawn.begin(), drawn.end());
    }
    std::ranges::sort(all);
    std::vector<const Way *> expected = ways;
    std::ranges::sort(expected);
    return all == expected;
}

/// None of so many paths comes out.
std::optional<std::string> HexStepChecker::checkRefutation(const Json &step,
                                                           const Grounds &grounds) const
{
    if (step["conclusions"].size() != 1)
        return "it concludes several things at once";
    std::vector<Claim> facts = grounds.facts;
    for (const Claim &conclusion : claims(step["conclusions"]))
        facts.push_back(conclusion.opposite());
    std::vector<const Way *> ways;
    for (const Way &way : m_ways) {
        if (way.hasForm && allHold(facts, way))
            ways.push_back(&way);
    }
    for (const Way *way : ways) {
        if (way->comesOut())
            return "does not follow, see " + way->characters;
        if (step["rule"] == "hex.no-division" && way->left && way->right)
            return "all divisions come out in " + way->characters;
    }
    // Where no path is left, the steps are told that show it.
    const bool tells = step.contains("arguments") && !ways.empty();
    if (tells && step["arguments"][0] != std::to_string(drawnCount(ways)))
        return "there are " + std::to_string(drawnCount(ways)) + " paths";
    if (step["rule"] == "hex.sides-apart") {
        const auto range = [&](auto side) {
            const auto [least, most]
                = std::ranges::minmax(ways, {}, [&](const Way *way) { return *(way->*side); });
            return std::pair(*(least->*side), *(most->*side));
        };
        const auto left = range(&Way::left);
        const auto right = range(&Way::right);
        if (left.first <= right.second && right.first <= left.second)
            return "the sides' values overlap";
        const std::vector told{left.first, left.second, right.first, right.second};
        for (std::size_t i = 0; tells && i < told.size(); ++i) {
            if (step["arguments"][2 + i] != std::to_string(told[i]))
                return "the sides' values are told wrongly";
        }
    }
    return tells ? checkNearest(step, ways) : std::nullopt;
}

/// All paths that come out read the same, and the first of them is drawn.
std::optional<std::string> HexStepChecker::checkSame(const Json &step, const Grounds &grounds) const
{
    const Way *first = nullptr;
    int count = 0;
    for (const Way &way : m_ways) {
        if (!way.comesOut() || !allHold(grounds.facts, way))
            continue;
        first = first ? first : &way;
        ++count;
        if (way.characters != first->characters)
            return "there is also " + way.characters;
    }
    if (!first)
        return "no path comes out";
    if (!step.contains("arguments"))
        return std::nullopt;
    if (step["arguments"][0] != std::to_string(count) || step["arguments"][1] != first->characters)
        return "the paths are told wrongly";
    if (!allHold(claims(step["conclusions"]), *first))
        return "the first of them is not drawn";
    return std::nullopt;
}

std::optional<std::string> HexStepChecker::check(const Json &step, std::size_t leftOut) const
{
    static const std::set<std::string> refuting{
        "hex.no-division",   "hex.sides-apart",    "hex.link-refuted",
        "hex.link-needed",   "hex.end-refuted",    "hex.end-needed",
        "hex.order-refuted", "hex.length-refuted", "hex.none-comes-out"};
    Grounds grounds;
    const Json &premises = step["premises"];
    for (std::size_t i = 0; i < premises.size(); ++i) {
        const Json &premise = premises[i];
        if (i == leftOut)
            continue;
        if (premise.contains("path"))
            grounds.path = true;
        else if (premise.contains("equation"))
            grounds.equation = true;
        else if (premise.contains("tile") && !premise.contains("end"))
            grounds.tiles.push_back(tileAt(premise["tile"]));
        else
            grounds.facts.push_back(claim(premise));
    }
    const std::string rule = step["rule"];
    if (rule == "explain.smallest")
        return checkSmallest(step, grounds);
    if (refuting.contains(rule) || rule == "hex.same-equation") {
        if (!grounds.path || !grounds.equation)
            return "it does not rest on the equation";
        return rule == "hex.same-equation" ? checkSame(step, grounds)
                                           : checkRefutation(step, grounds);
    }
    if (grounds.path || grounds.equation)
        return checkForm(step, grounds);
    return checkAtTile(step, grounds);
}

std::optional<std::string> HexStepChecker::fault(const Json &step) const
{
    return check(step, nothingLeftOut);
}

bool HexStepChecker::holdsWithout(const Json &step, std::size_t premise) const
{
    return !check(step, premise);
}

} // namespace inkling::checks
