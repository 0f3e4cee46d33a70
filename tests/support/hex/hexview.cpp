// SPDX-License-Identifier: MIT
#include "support/hex/hexview.h"

#include <algorithm>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace inkling::test {

namespace {

using Json = nlohmann::ordered_json;

HexTile tileOf(const Json &json)
{
    return {json[0], json[1]};
}

HexLink linkOf(HexTile one, HexTile other)
{
    return {std::min(one, other), std::max(one, other)};
}

Json jsonOf(HexTile tile)
{
    return Json::array({tile.first, tile.second});
}

bool isDigitSign(char sign)
{
    return sign >= '0' && sign <= '9';
}

} // namespace

void HexFacts::add(const Json &fact)
{
    if (fact.contains("link")) {
        const HexLink link{tileOf(fact["link"][0]), tileOf(fact["link"][1])};
        (fact["is"] == "joined" ? joined : cut).insert(link);
    } else if (fact.contains("end")) {
        (fact["end"] == true ? ends : inners).insert(tileOf(fact["tile"]));
    } else if (fact.contains("reading")) {
        isFromFirst = fact["reading"] == "from-first-end";
    } else if (fact.contains("before-equals")) {
        std::set<int> numbers;
        for (const Json &number : fact["before-equals"]) {
            if (!left || left->count(number) > 0)
                numbers.insert(int(number));
        }
        left = numbers;
    }
}

void HexFacts::addAll(const Json &facts)
{
    for (const Json &fact : facts)
        add(fact);
}

HexSheet::HexSheet(const Puzzle &puzzle)
{
    std::istringstream lines(puzzle.text());
    std::string text;
    std::getline(lines, text);
    for (int row = 0; std::getline(lines, text); ++row) {
        int place = 0;
        for (const char sign : text) {
            if (sign != ' ')
                m_tiles[{row, place++}] = sign;
        }
    }
}

std::vector<HexTile> HexSheet::neighbours(HexTile tile) const
{
    const auto [row, place] = tile;
    // Longer rows, the second, fourth and so on, stick out half a tile on each side.
    const int shift = row % 2 == 0 ? 0 : -1;
    std::vector<HexTile> all{{row, place - 1},         {row, place + 1},
                             {row - 1, place + shift}, {row - 1, place + shift + 1},
                             {row + 1, place + shift}, {row + 1, place + shift + 1}};
    std::erase_if(all, [&](HexTile other) { return m_tiles.count(other) == 0; });
    return all;
}

std::vector<HexLink> HexSheet::linksAt(HexTile tile) const
{
    std::vector<HexLink> links;
    for (const HexTile &other : neighbours(tile))
        links.push_back(linkOf(tile, other));
    return links;
}

std::vector<HexLink> HexSheet::links() const
{
    std::set<HexLink> links;
    for (const auto &[tile, sign] : m_tiles) {
        for (const HexLink &link : linksAt(tile))
            links.insert(link);
    }
    return {links.begin(), links.end()};
}

int HexSheet::digitCount() const
{
    return int(
        std::ranges::count_if(m_tiles, [](const auto &tile) { return isDigitSign(tile.second); }));
}

std::set<HexTile> HexSheet::part(HexTile tile, const std::set<HexLink> &cut,
                                 const std::set<HexTile> &without) const
{
    std::set<HexTile> part{tile};
    std::vector<HexTile> edge{tile};
    while (!edge.empty()) {
        const HexTile at = edge.back();
        edge.pop_back();
        for (const HexTile &next : neighbours(at)) {
            if (cut.count(linkOf(at, next)) == 0 && without.count(next) == 0
                && part.insert(next).second)
                edge.push_back(next);
        }
    }
    return part;
}

std::vector<std::set<HexTile>> HexSheet::parts(const std::set<HexLink> &cut,
                                               const std::set<HexTile> &without) const
{
    std::vector<std::set<HexTile>> parts;
    for (const auto &[tile, sign] : m_tiles) {
        const bool isIn = std::ranges::any_of(
            parts, [&, at = tile](const auto &part) { return part.count(at) > 0; });
        if (!isIn && without.count(tile) == 0)
            parts.push_back(part(tile, cut, without));
    }
    return parts;
}

std::optional<std::int64_t> valueOfSide(const std::string &side)
{
    std::int64_t value = 0;
    char sign = '+';
    for (std::size_t i = 0; i < side.size(); ++i) {
        std::int64_t number = 0;
        for (; i < side.size() && isDigitSign(side[i]); ++i)
            number = 10 * number + (side[i] - '0');
        if (sign == '/' && (number == 0 || value % number != 0))
            return std::nullopt;
        value = sign == '+'   ? value + number
                : sign == '-' ? value - number
                : sign == '*' ? value * number
                              : value / number;
        sign = i < side.size() ? side[i] : '+';
    }
    return value;
}

std::string plainSigns(std::string text)
{
    for (const auto &[shown, plain] :
         {std::pair<std::string, char>("\u00D7", '*'), {"\u00F7", '/'}, {"\u2212", '-'}}) {
        for (auto at = text.find(shown); at != std::string::npos; at = text.find(shown))
            text.replace(at, shown.size(), 1, plain);
    }
    return text;
}

void HexSheet::extend(std::vector<HexTile> &path, std::string &characters,
                      std::set<HexTile> &used) const
{
    const std::size_t size = characters.size();
    const char last = size > 0 ? characters.back() : '+';
    if (size == m_tiles.size()) {
        if (isDigitSign(last) && characters.find('=') != std::string::npos) {
            const auto equals = characters.find('=');
            m_readings.push_back({path, characters, valueOfSide(characters.substr(0, equals)),
                                  valueOfSide(characters.substr(equals + 1))});
        }
        return;
    }
    const auto go = [&](HexTile next) {
        const char sign = at(next);
        const bool isPair = size > 1 && isDigitSign(last) && isDigitSign(characters[size - 2]);
        if (used.count(next) > 0 || (!isDigitSign(sign) && !isDigitSign(last))
            || (isDigitSign(sign) && (isPair || (size > 0 && last == '0'))))
            return;
        path.push_back(next);
        characters += sign;
        used.insert(next);
        extend(path, characters, used);
        used.erase(next);
        characters.pop_back();
        path.pop_back();
    };
    if (path.empty()) {
        for (const auto &[tile, sign] : m_tiles)
            go(tile);
        return;
    }
    for (const HexTile &next : neighbours(path.back()))
        go(next);
}

std::vector<HexReading> HexSheet::readings(const HexFacts &facts) const
{
    if (!m_isRead) {
        std::vector<HexTile> path;
        std::string characters;
        std::set<HexTile> used;
        extend(path, characters, used);
        m_isRead = true;
    }
    std::vector<HexReading> result;
    for (const HexReading &reading : m_readings) {
        std::set<HexLink> links;
        for (std::size_t i = 1; i < reading.path.size(); ++i)
            links.insert(linkOf(reading.path[i - 1], reading.path[i]));
        const HexTile first = reading.path.front();
        const HexTile last = reading.path.back();
        const auto isEnd = [&](HexTile tile) { return tile == first || tile == last; };
        const auto isTaken = [&](const HexLink &link) { return links.count(link) > 0; };
        if (std::ranges::all_of(facts.joined, isTaken) && std::ranges::none_of(facts.cut, isTaken)
            && std::ranges::all_of(facts.ends, isEnd) && std::ranges::none_of(facts.inners, isEnd)
            && (!facts.isFromFirst || *facts.isFromFirst == (first < last))
            && (!facts.left || facts.left->count(int(reading.characters.find('='))) > 0))
            result.push_back(reading);
    }
    return result;
}

HexTile HexSheet::tileNamed(const std::string &sign, const std::string &row,
                            const std::string &place) const
{
    const HexTile tile{std::stoi(row) - 1, std::stoi(place) - 1};
    if (m_tiles.count(tile) == 0 || plainSigns(sign) != std::string(1, at(tile)))
        throw std::invalid_argument("no such tile: " + sign + " " + row + " " + place);
    return tile;
}

std::vector<HexTile> HexSheet::tilesIn(const std::string &words) const
{
    static const std::regex pattern("the (\\S+) at row (\\d+), place (\\d+)", std::regex::icase);
    std::vector<HexTile> tiles;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), pattern);
         at != std::sregex_iterator(); ++at)
        tiles.push_back(tileNamed((*at)[1], (*at)[2], (*at)[3]));
    return tiles;
}

HexTile HexSheet::tileIn(const std::string &words) const
{
    static const std::regex pattern("the (\\S+) at row (\\d+), place (\\d+)", std::regex::icase);
    if (!std::regex_match(words, pattern))
        throw std::invalid_argument("not a tile: " + words);
    return tilesIn(words).front();
}

/// "1, 3–5 or 7": all of them.
static std::vector<int> numbersAndRangesIn(const std::string &words)
{
    static const std::regex item("(\\d+)(?:\u2013(\\d+))?");
    std::vector<int> numbers;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), item);
         at != std::sregex_iterator(); ++at) {
        const int last = std::stoi((*at)[2].matched ? at->str(2) : at->str(1));
        for (int number = std::stoi(at->str(1)); number <= last; ++number)
            numbers.push_back(number);
    }
    return numbers;
}

Json HexSheet::factIn(const std::string &words) const
{
    static const std::string tile = "(\\S+) \\(row (\\d+), place (\\d+)\\)";
    static const std::regex link(tile + " and " + tile + " are (joined|not joined)");
    static const std::regex end("the path (ends|does not end) on " + tile, std::regex::icase);
    static const std::regex reading("the path is read from its (lower or right|upper or left) end",
                                    std::regex::icase);
    static const std::regex left("the left side has ([0-9, \u2013]+(?: or [0-9\u2013]+)?) tiles?",
                                 std::regex::icase);
    std::smatch match;
    if (std::regex_match(words, match, link)) {
        const HexTile first = tileNamed(match[1], match[2], match[3]);
        const HexTile second = tileNamed(match[4], match[5], match[6]);
        return Json{{"link", Json::array({jsonOf(first), jsonOf(second)})},
                    {"is", match[7] == "joined" ? "joined" : "cut"}};
    }
    if (std::regex_match(words, match, end))
        return Json{{"tile", jsonOf(tileNamed(match[2], match[3], match[4]))},
                    {"end", match[1] == "ends"}};
    if (std::regex_match(words, match, reading))
        return Json{{"reading", match[1] == "lower or right" ? "from-last-end" : "from-first-end"}};
    if (std::regex_match(words, match, left))
        return Json{{"before-equals", numbersAndRangesIn(words)}};
    throw std::invalid_argument("not a fact: " + words);
}

std::vector<Json> HexSheet::factsIn(const std::string &words) const
{
    static const std::string tile = "\\S+ \\(row \\d+, place \\d+\\)";
    static const std::regex fact(tile + " and " + tile
                                     + " are (?:not )?joined|the path (?:ends|does "
                                       "not end) on "
                                     + tile,
                                 std::regex::icase);
    std::vector<Json> facts;
    std::string between;
    auto end = words.begin();
    for (auto at = std::sregex_iterator(words.begin(), words.end(), fact);
         at != std::sregex_iterator(); ++at) {
        between.assign(end, (*at)[0].first);
        if (facts.empty() != between.empty()
            || (!between.empty() && between != ", " && between != "; " && between != " and "))
            throw std::invalid_argument("not facts: " + words);
        facts.push_back(factIn(at->str()));
        end = (*at)[0].second;
    }
    if (facts.empty())
        return {factIn(words)};
    if (end != words.end())
        throw std::invalid_argument("not facts: " + words);
    return facts;
}

} // namespace inkling::test
