// SPDX-License-Identifier: MIT
#include "support/slink/slinkwords.h"

#include <algorithm>
#include <stdexcept>

namespace inkling::test {

namespace {

const std::string side = "(above|on the right|below|on the left)";
const std::string corner = "(top left|top right|bottom right|bottom left)";
const std::string place = "row (\\d+), column (\\d+)";
const std::string count
    = "(no line|one line|at most one line|two lines|none or two lines|at least one line)";

/// The groups of a pattern that matches all the words, from 1.
std::vector<std::string> whole(const std::string &words, const std::string &pattern)
{
    static std::map<std::string, std::regex> known;
    const auto regex = known.try_emplace(pattern, pattern).first;
    std::smatch match;
    if (!std::regex_match(words, match, regex->second))
        throw std::invalid_argument("is no " + pattern + ": " + words);
    return {match.begin(), match.end()};
}

SlinkPlace placeIn(const std::string &row, const std::string &column)
{
    return {std::stoi(row) - 1, std::stoi(column) - 1};
}

int sideNamed(const std::string &name)
{
    static const std::map<std::string, int> sides{
        {"above", 0}, {"on the right", 1}, {"below", 2}, {"on the left", 3}};
    return sides.at(name);
}

int cornerNamed(const std::string &name)
{
    static const std::map<std::string, int> corners{
        {"top left", 0}, {"top right", 1}, {"bottom right", 2}, {"bottom left", 3}};
    return corners.at(name);
}

std::set<int> countNamed(const std::string &name)
{
    static const std::map<std::string, std::set<int>> counts{{"no line", {0}},
                                                             {"one line", {1}},
                                                             {"at most one line", {0, 1}},
                                                             {"two lines", {2}},
                                                             {"none or two lines", {0, 2}},
                                                             {"at least one line", {1, 2}}};
    return counts.at(name);
}

/// Takes what the pattern matches from the front of the words.
std::optional<std::vector<std::string>> take(std::string &words, const std::string &pattern)
{
    static std::map<std::string, std::regex> known;
    const auto regex = known.try_emplace(pattern, pattern).first;
    std::smatch match;
    if (!std::regex_search(words, match, regex->second, std::regex_constants::match_continuous))
        return std::nullopt;
    std::vector<std::string> groups;
    for (std::size_t i = 1; i < match.size(); ++i) {
        if (match[i].matched)
            groups.push_back(match[i]);
    }
    const std::string rest = match.suffix();
    words = rest;
    return groups;
}

/// What stands between the items of a list, at the front.
void takeJoint(std::string &words)
{
    if (!words.empty() && !take(words, ";? and ") && !take(words, " or ") && !take(words, "[,;] "))
        throw std::invalid_argument("not a list at: " + words);
}

/// The cell at a dot between two ways from it that follow each other, and the cell's corner there.
std::pair<SlinkPlace, int> quarter(SlinkPlace dot, int first, int second)
{
    const bool isAbove = first == 0 || second == 0;
    const bool isRight = first == 1 || second == 1;
    const SlinkPlace cell{dot.first - (isAbove ? 1 : 0), dot.second - (isRight ? 0 : 1)};
    for (int at = 0; at < 4; ++at) {
        if (dotAtCorner(cell, at) == dot)
            return {cell, at};
    }
    throw std::invalid_argument("no quarter of a dot");
}

/// Facts about the edges and corners of a spot.
bool takeAround(std::string &words, const SlinkSpot &spot, SlinkFacts &facts)
{
    const auto edges = [&](const std::vector<std::string> &names, bool isLine) {
        for (const std::string &name : names)
            facts.lines[spot.edge(sideNamed(name))] = isLine;
    };
    const auto corners = [&](const std::vector<std::string> &names) {
        for (std::size_t i = 1; i < names.size(); ++i)
            facts.addCorner(spot.place, cornerNamed(names[i]), countNamed(names[0]));
    };
    const std::vector<std::string> all{"above", "on the right", "below", "on the left"};
    if (!spot.isDot) {
        if (const auto found = take(words, count + " at each of its corners"))
            return corners(
                       {found->front(), "top left", "top right", "bottom right", "bottom left"}),
                   true;
        if (const auto found = take(words, count + " at each of its " + corner + "(?:, " + corner
                                               + ")? and " + corner + " corners"))
            return corners(*found), true;
        if (const auto found = take(words, count + " at its " + corner + " corner"))
            return corners(*found), true;
    } else {
        const auto quarterOf
            = [&](const std::string &start, const std::string &joint, const std::set<int> &counts) {
                  const auto found = take(words, start + side + joint + side);
                  if (!found)
                      return false;
                  const auto [cell, at]
                      = quarter(spot.place, sideNamed((*found)[0]), sideNamed((*found)[1]));
                  facts.addCorner(cell, at, counts);
                  return true;
              };
        if (quarterOf("one line ", " or ", {1}) || quarterOf("at most one line ", " or ", {0, 1})
            || quarterOf("at least one line ", " or ", {1, 2})
            || quarterOf("none or both of the lines ", " and ", {0, 2}))
            return true;
    }
    if (take(words, "lines on every side"))
        return edges(all, true), true;
    if (take(words, "no line on any side"))
        return edges(all, false), true;
    if (const auto found = take(words, "lines " + side + "(?:, " + side + ")? and " + side))
        return edges(*found, true), true;
    if (const auto found = take(words, "no line " + side + "(?:, " + side + ")? or " + side))
        return edges(*found, false), true;
    if (const auto found = take(words, "a line " + side + "(?! row)"))
        return edges(*found, true), true;
    if (const auto found = take(words, "no line " + side + "(?! row)"))
        return edges(*found, false), true;
    return false;
}

/// Facts that name their places.
bool takeNamed(std::string &words, const SlinkBoard &board, SlinkFacts &facts)
{
    const auto two = [](const std::vector<std::string> &found) {
        return std::pair(placeIn(found[0], found[1]), placeIn(found[2], found[3]));
    };
    for (const bool areAlike : {true, false}) {
        const std::string end = areAlike ? " are on the same side" : " are on different sides";
        if (const auto found = take(words, place + " and " + place + end)) {
            const auto [first, second] = two(*found);
            facts.addPair(first, second, areAlike);
            return true;
        }
    }
    const std::string another = ", (row \\d+, column \\d+)";
    for (int more = 2; more >= 0; --more) {
        std::string pattern = "(row \\d+, column \\d+)";
        for (int i = 0; i < more; ++i)
            pattern += another;
        const auto found
            = take(words, pattern + " and (row \\d+, column \\d+) are (inside|outside)");
        for (std::size_t i = 0; found && i + 1 < found->size(); ++i)
            facts.inside[slinkCell((*found)[i])] = found->back() == "inside";
        if (found)
            return true;
    }
    if (const auto found = take(words, place + " is (inside|outside)")) {
        facts.inside[placeIn((*found)[0], (*found)[1])] = (*found)[2] == "inside";
        return true;
    }
    if (const auto found = take(words, count + " at the " + corner + " corner of " + place)) {
        facts.addCorner(placeIn((*found)[2], (*found)[3]), cornerNamed((*found)[1]),
                        countNamed((*found)[0]));
        return true;
    }
    if (const auto found
        = take(words, "(a|no) line ((?:above|below|left of|right of) row \\d+, column \\d+)")) {
        facts.lines[slinkEdge((*found)[1], board)] = (*found)[0] == "a";
        return true;
    }
    return false;
}

SlinkFacts factsOf(const nlohmann::ordered_json &list)
{
    constexpr std::array names{"nw", "ne", "se", "sw"};
    SlinkFacts facts;
    for (const auto &fact : list) {
        if (fact.contains("edge")) {
            const auto &at = fact["edge"];
            facts.lines[{at[0] == "h", at[1], at[2]}] = fact["is"] == "line";
        } else if (fact.contains("cell")) {
            facts.inside[{fact["cell"][0], fact["cell"][1]}] = fact["is"] == "inside";
        } else if (fact.contains("corner")) {
            const auto &at = fact["corner"];
            const auto name = std::ranges::find(names, at[2].get<std::string>());
            facts.addCorner({at[0], at[1]}, int(name - names.begin()),
                            fact["lines"].get<std::set<int>>());
        } else if (fact.contains("cells")) {
            const auto &cells = fact["cells"];
            facts.addPair({cells[0][0], cells[0][1]}, {cells[1][0], cells[1][1]},
                          fact["are"] == "alike");
        }
    }
    return facts;
}

} // namespace

void need(bool holds, const std::string &what)
{
    if (!holds)
        throw std::invalid_argument("not so: " + what);
}

bool SlinkBoard::has(const SlinkEdge &edge) const
{
    return edge.row >= 0 && edge.column >= 0 && edge.row <= rows && edge.column <= columns
           && (edge.isHorizontal ? edge.column < columns : edge.row < rows);
}

bool SlinkBoard::hasCell(SlinkPlace cell) const
{
    return cell.first >= 0 && cell.second >= 0 && cell.first < rows && cell.second < columns;
}

int SlinkBoard::clue(SlinkPlace cell) const
{
    return hasCell(cell) ? clues[std::size_t(cell.first * columns + cell.second)] : -1;
}

int SlinkBoard::number(const SlinkEdge &edge) const
{
    return edge.isHorizontal ? edge.row * columns + edge.column
                             : (rows + 1) * columns + edge.row * (columns + 1) + edge.column;
}

SlinkEdge edgeOfCell(SlinkPlace cell, int at)
{
    const auto [r, c] = cell;
    return std::array{SlinkEdge{true, r, c}, SlinkEdge{false, r, c + 1}, SlinkEdge{true, r + 1, c},
                      SlinkEdge{false, r, c}}[std::size_t(at)];
}

SlinkEdge edgeOfDot(SlinkPlace dot, int at)
{
    const auto [r, c] = dot;
    return std::array{SlinkEdge{false, r - 1, c}, SlinkEdge{true, r, c}, SlinkEdge{false, r, c},
                      SlinkEdge{true, r, c - 1}}[std::size_t(at)];
}

SlinkPlace cellBeside(SlinkPlace cell, int at)
{
    constexpr std::array<SlinkPlace, 4> steps{{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
    return {cell.first + steps[std::size_t(at)].first, cell.second + steps[std::size_t(at)].second};
}

SlinkPlace dotAtCorner(SlinkPlace cell, int at)
{
    return {cell.first + (at == 2 || at == 3 ? 1 : 0), cell.second + (at == 1 || at == 2 ? 1 : 0)};
}

std::array<SlinkPlace, 2> cellsBeside(const SlinkEdge &edge)
{
    const auto [isHorizontal, r, c] = edge;
    return {isHorizontal ? SlinkPlace{r - 1, c} : SlinkPlace{r, c - 1}, SlinkPlace{r, c}};
}

std::array<SlinkPlace, 2> dotsAtEndsOf(const SlinkEdge &edge)
{
    const auto [isHorizontal, r, c] = edge;
    return {SlinkPlace{r, c}, isHorizontal ? SlinkPlace{r, c + 1} : SlinkPlace{r + 1, c}};
}

void SlinkFacts::addCorner(SlinkPlace cell, int at, const std::set<int> &counts)
{
    if (counts == std::set{0} || counts == std::set{2}) {
        lines[edgeOfCell(cell, at)] = counts.contains(2);
        lines[edgeOfCell(cell, (at + 3) % 4)] = counts.contains(2);
    } else {
        corners[{cell, at}] = counts;
    }
}

void SlinkFacts::addPair(SlinkPlace first, SlinkPlace second, bool areAlike)
{
    alike[std::minmax(first, second)] = areAlike;
}

SlinkStep::SlinkStep(const SlinkBoard &on, const ToldStep &step)
    : board(on)
    , told(step)
    , premises(factsOf(step.json["premises"]))
    , said(factsOf(step.json["conclusions"]))
{
    auto list = nlohmann::ordered_json::array();
    for (const Fact &fact : step.step.conclusions) {
        for (auto &json : step.model.json(toldBy(fact, step.before)))
            list.push_back(std::move(json));
    }
    conclusions = factsOf(list);
    for (const auto &premise : step.json["premises"]) {
        if (premise.contains("clue"))
            clues.emplace(premise["clue"][0].get<int>(), premise["clue"][1].get<int>());
        if (premise.contains("dot"))
            dots.emplace(premise["dot"][0].get<int>(), premise["dot"][1].get<int>());
        loop = loop || premise.contains("loop");
    }
    for (const auto &conclusion : step.json["conclusions"])
        isContradiction = isContradiction || conclusion.contains("contradiction");
}

bool SlinkStep::isKnown(const SlinkEdge &edge, bool isLine) const
{
    return told.before.possible(UnknownId(board.number(edge))) == ValueSet::only(isLine ? 1 : 0);
}

bool SlinkStep::hasLine(const SlinkEdge &edge) const
{
    const auto found = premises.lines.find(edge);
    return found != premises.lines.end() && found->second;
}

bool SlinkStep::hasCross(const SlinkEdge &edge) const
{
    const auto found = premises.lines.find(edge);
    return !board.has(edge) || (found != premises.lines.end() && !found->second);
}

SlinkEdge SlinkSpot::edge(int at) const
{
    return isDot ? edgeOfDot(place, at) : edgeOfCell(place, at);
}

SlinkPlace slinkCell(const std::string &words)
{
    const auto match = whole(words, place);
    return placeIn(match[1], match[2]);
}

SlinkPlace slinkDot(const std::string &words)
{
    const auto match = whole(words, "the dot at the " + corner + " of " + place);
    return dotAtCorner(placeIn(match[2], match[3]), cornerNamed(match[1]));
}

SlinkPlace slinkClue(const std::string &words, const SlinkBoard &board)
{
    const auto match = whole(words, "the (\\d) at " + place);
    const SlinkPlace cell = placeIn(match[2], match[3]);
    need(board.clue(cell) == std::stoi(match[1]), "that clue does not stand there: " + words);
    return cell;
}

std::vector<SlinkPlace> slinkClues(const std::string &words, const SlinkBoard &board)
{
    std::vector<SlinkPlace> cells;
    std::string rest = words;
    while (!rest.empty()) {
        if (!cells.empty())
            takeJoint(rest);
        const auto found = take(rest, "(the \\d at row \\d+, column \\d+)");
        need(found.has_value(), "no clue: " + rest);
        cells.push_back(slinkClue(found->front(), board));
    }
    return cells;
}

SlinkSpot slinkSpot(const std::string &words, const SlinkBoard &board)
{
    if (words.starts_with("the dot"))
        return {true, slinkDot(words)};
    return {false, words.starts_with("the") ? slinkClue(words, board) : slinkCell(words)};
}

int slinkCorner(const std::string &words)
{
    return cornerNamed(whole(words, corner)[1]);
}

std::vector<int> slinkSides(const std::string &words)
{
    std::vector<int> sides;
    std::string rest = words;
    while (!rest.empty()) {
        if (!sides.empty())
            takeJoint(rest);
        const auto found = take(rest, side);
        need(found.has_value(), "no side: " + rest);
        sides.push_back(sideNamed(found->front()));
    }
    return sides;
}

SlinkEdge slinkEdge(const std::string &words, const SlinkBoard &board)
{
    const auto match = whole(words, "(above|right of|below|left of) " + place);
    static const std::map<std::string, int> sides{
        {"above", 0}, {"right of", 1}, {"below", 2}, {"left of", 3}};
    const SlinkPlace cell = placeIn(match[2], match[3]);
    need(board.hasCell(cell), "no such cell: " + words);
    return edgeOfCell(cell, sides.at(match[1]));
}

SlinkFacts slinkFacts(const std::string &words, const SlinkBoard &board, const SlinkSpot *spot)
{
    SlinkFacts facts;
    std::string rest = words;
    while (!rest.empty()) {
        if (rest.size() < words.size())
            takeJoint(rest);
        const std::size_t before = facts.size();
        if (!takeNamed(rest, board, facts) && !(spot && takeAround(rest, *spot, facts)))
            throw std::invalid_argument("no fact: " + rest);
        need(facts.size() > before, "said twice: " + words);
    }
    return facts;
}

std::set<std::set<int>> slinkWays(const std::string &words)
{
    std::set<std::set<int>> ways;
    const SlinkSpot origin{true, {0, 0}};
    std::string rest = words;
    while (!rest.empty()) {
        if (!ways.empty())
            takeJoint(rest);
        if (take(rest, "no line")) {
            ways.insert(std::set<int>{});
            continue;
        }
        SlinkFacts facts;
        if (!takeAround(rest, origin, facts))
            throw std::invalid_argument("no way: " + rest);
        std::set<int> way;
        for (int at = 0; at < 4; ++at) {
            if (facts.lines.contains(origin.edge(at)))
                way.insert(at);
        }
        ways.insert(way);
    }
    return ways;
}

} // namespace inkling::test
