// SPDX-License-Identifier: MIT
#include "support/checks/wayclaims.h"

#include "logic/model/encoding.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <regex>
#include <set>

namespace inkling::test {

namespace {

using Fault = std::optional<std::string>;
using Way = std::map<UnknownId, bool>; ///< by link: whether it is a line

std::vector<std::string> split(std::string words)
{
    words = std::regex_replace(lowerFirst(std::move(words)),
                               std::regex("; | or |, (?=the line|no line)"), "\n");
    std::vector<std::string> parts;
    std::istringstream stream(words);
    for (std::string part; std::getline(stream, part);)
        parts.push_back(part);
    return parts;
}

/// Whether the words name these things, and nothing else.
bool areJust(const std::string &words, std::vector<std::string> names)
{
    std::string left = lowerFirst(words);
    std::ranges::sort(names, std::greater(), &std::string::size);
    for (const std::string &name : names) {
        const auto at = left.find(name);
        if (at == std::string::npos)
            return false;
        left.erase(at, name.size());
    }
    return std::regex_match(left, std::regex("(?:; |, | and | or )*"));
}

std::vector<std::string> clauses(const ToldStep &told, std::span<const Fact> facts)
{
    std::vector<std::string> texts;
    for (const Fact &fact : facts)
        texts.push_back(told.model.clause(fact).english());
    return texts;
}

bool namesConstraints(const std::string &words, const ToldStep &told)
{
    std::vector<std::string> names;
    for (const ConstraintId constraint : told.step.constraints)
        names.push_back(told.model.describe(constraint).english());
    return areJust(words, std::move(names));
}

/// A cell or a pearl, as its name says, and the lines round it: right, down, left and up, next to it
/// and one further.
class Crossing
{
public:
    Crossing(const ToldStep &told, ConstraintId constraint)
        : m_name(told.model.describe(constraint).english())
    {
        const auto encoding = told.model.encoding();
        const auto links = encoding->unknowns(constraint);
        m_links.assign(links.begin(), links.end());
        const auto [row, column] = cellsIn(m_name).front();
        for (const UnknownId link : m_links) {
            const Point place = told.model.place(link);
            m_offsets.emplace_back(place.x - column, place.y - row);
        }
    }

    [[nodiscard]] const std::vector<UnknownId> &links() const { return m_links; }
    [[nodiscard]] bool allows(const Way &way) const
    {
        std::array<bool, 4> near{};
        std::array<bool, 4> far{};
        for (std::size_t i = 0; i < m_links.size(); ++i) {
            const auto [x, y] = m_offsets[i];
            const std::size_t side = std::abs(x) > std::abs(y) ? (x > 0 ? 0 : 2) : (y > 0 ? 1 : 3);
            (std::hypot(x, y) < 1 ? near : far)[side] = way.at(m_links[i]);
        }
        const auto count = std::ranges::count(near, true);
        const bool isStraight = (near[0] && near[2]) || (near[1] && near[3]);
        if (m_name.starts_with("the cell"))
            return count == 0 || count == 2;
        int straightOn = 0;
        for (std::size_t side = 0; side < 4; ++side)
            straightOn += near[side] && far[side] ? 1 : 0;
        return count == 2
               && (m_name.starts_with("the white") ? isStraight && straightOn < 2
                                                   : !isStraight && straightOn == 2);
    }

private:
    std::string m_name;
    std::vector<UnknownId> m_links;
    std::vector<std::pair<double, double>> m_offsets;
};

/// All ways through the cells and pearls of a step that agree with what is known.
std::vector<Way> waysOf(const ToldStep &told, const Knowledge &known)
{
    std::vector<Way> ways{{}};
    for (const ConstraintId constraint : told.step.constraints) {
        const Crossing crossing(told, constraint);
        for (const UnknownId link : crossing.links()) {
            std::vector<Way> longer;
            for (const Way &way : ways) {
                for (const bool isLine : {false, true}) {
                    Way next = way;
                    if (known.possible(link).contains(isLine ? 1 : 0)
                        && next.try_emplace(link, isLine).first->second == isLine)
                        longer.push_back(std::move(next));
                }
            }
            ways = std::move(longer);
        }
        std::erase_if(ways, [&](const Way &way) { return !crossing.allows(way); });
    }
    return ways;
}

bool hasFact(const Way &way, const Fact &fact)
{
    return way.contains(fact.unknown) && fact.possible.contains(way.at(fact.unknown) ? 1 : 0);
}

/// The words name what the step's constraints are and what it concludes, and all ways that agree with
/// its premises have that; the count is of those that the board leaves.
Fault haveAll(std::optional<std::size_t> count, const std::string &names,
              const std::string &concluded, const ToldStep &told)
{
    if (count) {
        if (const std::size_t left = waysOf(told, told.before).size(); left != *count)
            return "there are " + std::to_string(left) + " ways";
    }
    const std::vector<Way> ways = waysOf(told, Knowledge(told.model.domains(), told.step.premises));
    for (const Fact &fact : told.step.conclusions) {
        if (!std::ranges::all_of(ways, [&](const Way &way) { return hasFact(way, fact); }))
            return "a way without " + told.model.clause(fact).english();
    }
    return claim(namesConstraints(names, told)
                     && areJust(concluded, clauses(told, told.step.conclusions)),
                 "not what the step says");
}

/// Each of the facts named is in one way, another for each.
Fault tellApart(const std::string &words, const ToldStep &told)
{
    const std::vector<Way> ways = waysOf(told, told.before);
    std::set<std::size_t> found;
    const std::vector<std::string> parts = split(words);
    for (const std::string &part : parts) {
        std::set<std::size_t> having;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            for (const auto &[link, isLine] : ways[i]) {
                const Fact fact{link, ValueSet::only(isLine ? 1 : 0)};
                if (told.model.clause(fact).english() == part)
                    having.insert(i);
            }
        }
        if (having.size() != 1)
            return "in no way, or in several: " + part;
        found.merge(having);
    }
    return claim(found.size() == ways.size() && parts.size() == ways.size(), "not each way");
}

/// From the opposite of a conclusion each fact follows at one cell or pearl, and at last one of these
/// has no way left.
Fault leavesNoWay(const Words &words, const ToldStep &told)
{
    std::vector<Fact> known(told.step.premises.begin(), told.step.premises.end());
    const auto factOf = [&](const std::string &text) -> std::optional<Fact> {
        for (UnknownId link = 0; link < told.model.mainCount(); ++link) {
            for (const int value : {0, 1}) {
                const Fact fact{link, ValueSet::only(value)};
                if (told.model.clause(fact).english() == lowerFirst(text))
                    return fact;
            }
        }
        return std::nullopt;
    };
    const auto waysThrough = [&](ConstraintId constraint) {
        Trace single;
        single.begin(told.step.rule);
        single.addConstraint(constraint);
        for (const Fact &fact : known)
            single.addPremise(fact);
        return waysOf({told.model, single[0], told.before, {}, {}},
                      Knowledge(told.model.domains(), single[0].premises));
    };
    const auto supposed = factOf(words[0]);
    const auto isOpposite = [&](const Fact &fact) {
        return fact.unknown == supposed->unknown && (fact.possible & supposed->possible).empty();
    };
    if (!supposed || std::ranges::none_of(told.step.conclusions, isOpposite))
        return "not the opposite of what it says";
    known.push_back(*supposed);
    const std::string parted
        = std::regex_replace(words[1], std::regex("; |(?:, | and )(?=the line|no line)"), "\n");
    std::istringstream parts(parted);
    for (std::string part; std::getline(parts, part);) {
        const auto fact = factOf(part);
        const auto follows = [&](ConstraintId constraint) {
            const std::vector<Way> ways = waysThrough(constraint);
            return std::ranges::all_of(ways, [&](const Way &way) { return hasFact(way, *fact); });
        };
        if (!fact || std::ranges::none_of(told.step.constraints, follows))
            return "does not follow: " + part;
        known.push_back(*fact);
    }
    for (const ConstraintId constraint : told.step.constraints) {
        if (told.model.describe(constraint).english() == words[2])
            return claim(waysThrough(constraint).empty(), "there is a way");
    }
    return "not a cell or pearl of the step";
}

/// Three white pearls side by side, and what follows from these alone.
Fault alongThree(const Words &words, const ToldStep &told)
{
    if (told.step.constraints.size() != 3 || !told.step.premises.empty()
        || !namesConstraints(words[0], told))
        return "not three pearls alone";
    std::vector<std::pair<int, int>> cells;
    for (const ConstraintId constraint : told.step.constraints) {
        const std::string name = told.model.describe(constraint).english();
        if (!name.starts_with("the white"))
            return "not white";
        cells.push_back(cellsIn(name).front());
    }
    std::ranges::sort(cells);
    const auto gap = [&](std::size_t i) {
        return std::pair(cells[i + 1].first - cells[i].first,
                         cells[i + 1].second - cells[i].second);
    };
    const bool isRow = gap(0) == std::pair(0, 1);
    if (gap(0) != gap(1) || (!isRow && gap(0) != std::pair(1, 0)))
        return "not side by side";
    for (const Fact &fact : told.step.conclusions) {
        const Point place = told.model.place(fact.unknown);
        const bool isAlong = isRow ? place.y == cells[0].first : place.x == cells[0].second;
        if (fact.possible != ValueSet::only(isAlong ? 0 : 1))
            return "not crosswise";
    }
    return claim(areJust(words[1], clauses(told, told.step.conclusions)), "not what it says");
}

/// The links that the step is about are the whole border of an area, which so many lines of its
/// premises cross, and an even number in all.
Fault crossings(const Words &words, const ToldStep &told)
{
    using Cell = std::pair<int, int>;
    std::map<UnknownId, std::pair<Cell, Cell>> border;
    std::map<Cell, std::vector<std::pair<Cell, bool>>> beside; // with whether the border is between
    int lines = 0;
    std::vector<Fact> facts(told.step.premises.begin(), told.step.premises.end());
    facts.insert(facts.end(), told.step.conclusions.begin(), told.step.conclusions.end());
    for (UnknownId link = 0; link < told.model.mainCount(); ++link) {
        const Point place = told.model.place(link);
        const Cell from{int(std::floor(place.y)), int(std::floor(place.x))};
        const Cell to{int(std::ceil(place.y)), int(std::ceil(place.x))};
        const auto fact = std::ranges::find(facts, link, &Fact::unknown);
        const bool isBorder = fact != facts.end();
        beside[from].emplace_back(to, isBorder);
        beside[to].emplace_back(from, isBorder);
        lines += isBorder && fact->possible == ValueSet::only(1) ? 1 : 0;
    }
    const bool isConcluded = told.step.conclusions[0].possible == ValueSet::only(1);
    if (told.step.conclusions.size() != 1 || lines % 2 != 0
        || numberIn(words[0]) + (isConcluded ? 1 : 0) != lines)
        return "not an even number of lines";
    std::map<Cell, bool> isInside;
    std::vector<Cell> ahead;
    for (const auto &[first, links] : beside) {
        if (isInside.emplace(first, false).second)
            ahead.push_back(first);
        while (!ahead.empty()) {
            const Cell cell = ahead.back();
            ahead.pop_back();
            for (const auto &[next, isBorder] : beside[cell]) {
                const bool side = isInside[cell] != isBorder;
                const auto [known, isNew] = isInside.emplace(next, side);
                if (isNew)
                    ahead.push_back(next);
                else if (known->second != side)
                    return "not the border of an area";
            }
        }
    }
    return claim(areJust(words[1], clauses(told, told.step.conclusions)), "not what it says");
}

/// Whether the lines of the step's premises can be joined round their crosses, without these links.
bool areJoined(const ToldStep &told, std::span<const UnknownId> without)
{
    using Cell = std::pair<int, int>;
    std::map<Cell, std::vector<Cell>> beside;
    std::vector<Cell> lines;
    const auto cellsOf = [&](UnknownId link) {
        const Point place = told.model.place(link);
        return std::pair(Cell{int(std::floor(place.y)), int(std::floor(place.x))},
                         Cell{int(std::ceil(place.y)), int(std::ceil(place.x))});
    };
    for (UnknownId link = 0; link < told.model.mainCount(); ++link) {
        const auto isKnown = [&](int value) {
            const Fact fact{link, ValueSet::only(value)};
            return std::ranges::find(told.step.premises, fact) != told.step.premises.end();
        };
        const auto [from, to] = cellsOf(link);
        if (isKnown(1))
            lines.push_back(from);
        if (isKnown(0) || std::ranges::find(without, link) != without.end())
            continue;
        beside[from].push_back(to);
        beside[to].push_back(from);
    }
    std::set<Cell> reached;
    std::vector<Cell> ahead{lines.front()};
    while (!ahead.empty()) {
        const Cell cell = ahead.back();
        ahead.pop_back();
        if (!reached.insert(cell).second)
            continue;
        ahead.insert(ahead.end(), beside[cell].begin(), beside[cell].end());
    }
    return reached.contains(lines.back());
}

/// The unknowns of links: "row 1, between columns 2 and 3 and column 4, between rows 1 and 2".
std::set<UnknownId> linksIn(const std::string &words, const Model &model)
{
    static const std::regex link("(row|column) (\\d+), between (?:rows|columns) (\\d+) and (\\d+)");
    std::set<UnknownId> found;
    for (std::sregex_iterator at(words.begin(), words.end(), link), end; at != end; ++at) {
        const double line = std::stod((*at)[2]) - 1;
        const double between = (std::stod((*at)[3]) + std::stod((*at)[4])) / 2 - 1;
        const bool isInRow = (*at)[1] == "row";
        for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown) {
            const Point place = model.place(unknown);
            if (place.x == (isInRow ? between : line) && place.y == (isInRow ? line : between))
                found.insert(unknown);
        }
    }
    return found;
}

/// The lines can be joined, but not without the two links named, which are all that the step concludes.
Fault wayOut(const Words &words, const ToldStep &told)
{
    const auto ends = told.step.premises.last(2);
    const auto isNamed = [&](const Fact &fact, const std::string &text) {
        return fact.possible == ValueSet::only(1)
               && linksIn(text, told.model) == std::set{fact.unknown};
    };
    if (!isNamed(ends[0], words[0]) || !isNamed(ends[1], words[1]) || !areJoined(told, {}))
        return "not two lines that can be joined";
    const std::set<UnknownId> ways = linksIn(words[2], told.model);
    if (ways.size() != 2
        || !std::ranges::all_of(told.step.conclusions,
                                [&](const Fact &fact) { return ways.contains(fact.unknown); }))
        return "not the two places";
    if (areJoined(told, std::array{*ways.begin(), *ways.rbegin()}))
        return "there are other ways";
    return claim(areJust(words[3], clauses(told, told.step.conclusions)), "not what it says");
}

/// The black cells, and the white one if it were black, part the other two.
Fault cutOff(const Words &words, const ToldStep &told)
{
    const auto cells = [&](const std::string &text) {
        const auto all = cellsIn(text);
        return std::set(all.begin(), all.end());
    };
    const auto of = [&](std::span<const Fact> facts, int value) {
        std::set<std::pair<int, int>> found;
        for (const Fact &fact : facts) {
            const Point place = told.model.place(fact.unknown);
            if (fact.possible == ValueSet::only(value))
                found.emplace(int(place.y), int(place.x));
        }
        return found;
    };
    auto apart = cells(words[2]);
    apart.merge(cells(words[3]));
    auto blocked = cells(words[0]);
    if (blocked != of(told.step.premises, 1) || apart != of(told.step.premises, 0)
        || cells(words[1]) != of(told.step.conclusions, 0) || apart.size() != 2)
        return "not the cells of the step";
    blocked.merge(cells(words[1]));
    std::set<std::pair<int, int>> all;
    for (UnknownId unknown = 0; unknown < told.model.mainCount(); ++unknown) {
        const Point place = told.model.place(unknown);
        all.emplace(int(place.y), int(place.x));
    }
    std::set<std::pair<int, int>> reached;
    std::vector<std::pair<int, int>> ahead{*apart.begin()};
    while (!ahead.empty()) {
        const auto [row, column] = ahead.back();
        ahead.pop_back();
        if (!all.contains({row, column}) || blocked.contains({row, column})
            || !reached.emplace(row, column).second)
            continue;
        for (const int step : {-1, 1}) {
            ahead.emplace_back(row + step, column);
            ahead.emplace_back(row, column + step);
        }
    }
    return claim(!reached.contains(*apart.rbegin()), "there is a way round");
}

} // namespace

void addWayClaims(SentenceChecker &checker)
{
    checker.add("Known: {}.", [](const Words &words, const ToldStep &told) {
        if (areJust(words[0], clauses(told, told.step.premises)))
            return Fault();
        // Of one constraint, all that the board says may be told; the next sentence is held to it.
        const Knowledge premised(told.model.domains(), told.step.premises);
        std::vector<std::string> known;
        for (const UnknownId unknown : told.model.encoding()->unknowns(told.step.constraints[0])) {
            std::string longest;
            for (const Fact &fact : {told.before.fact(unknown), premised.fact(unknown)}) {
                const std::string clause = told.model.clause(fact).english();
                if (lowerFirst(words[0]).find(clause) != std::string::npos
                    && clause.size() > longest.size())
                    longest = clause;
            }
            if (!longest.empty())
                known.push_back(longest);
        }
        return claim(told.step.constraints.size() == 1 && areJust(words[0], known),
                     "not what is known");
    });
    checker.add("The line has only one way left through {}: {}.",
                [](const Words &words, const ToldStep &told) {
                    return haveAll(1, words[0], words[1], told);
                });
    checker.add("Whichever way the line takes through {}, it has this: {}.",
                [](const Words &words, const ToldStep &told) {
                    return haveAll(std::nullopt, words[0], words[1], told);
                });
    checker.add("The line has {} ways left through {}: {}. Each of them has this: {}.",
                [](const Words &words, const ToldStep &told) {
                    auto wrong = haveAll(std::size_t(numberIn(words[0])), words[1], words[3], told);
                    return wrong ? wrong : tellApart(words[2], told);
                });
    checker.add("If {}, then {}, and that leaves the line no way through {}.", leavesNoWay);
    checker.add("Along {}, the line could not turn beside the middle one. So it passes all three "
                "crosswise: {}.",
                alongThree);
    checker.add(
        "The loop crosses the border of any area an even number of times. Lines on the rest of "
        "the highlighted border: {}. So {}.",
        crossings);
    checker.add("The loop joins the lines at {} and at {}, and only two places are left where it can "
                "pass in and out of the highlighted area: {}. So {}.",
                wayOut);
    const auto parted = [](const Words &words, const ToldStep &told) {
        const auto premises = told.step.premises;
        if (!told.step.contradiction || !areJust(words[0], clauses(told, premises.last(2))))
            return Fault("not what is parted");
        return claim(words.size() == 1
                         || areJust(words[1], clauses(told, premises.first(premises.size() - 2))),
                     "not what parts it");
    };
    checker.add("{}, but no way is left from one to the other.", parted);
    checker.add("{}, but no way is left from one to the other: {}.", parted);
    checker.add("With {} black, {} must stay white: else {} would be cut off from {}.", cutOff);
}

} // namespace inkling::test
