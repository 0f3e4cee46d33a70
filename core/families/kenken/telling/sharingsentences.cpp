// SPDX-License-Identifier: MIT
#include "families/kenken/telling/sharingstory.h"
#include "families/kenken/telling/telling.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <optional>
#include <set>

namespace inkling::kenken {

namespace {

bool losesOneDigit(const Telling &telling)
{
    return telling.told.size() == 1 && telling.lost(telling.told.front()).single();
}

bool isInside(const Telling &telling, int cell)
{
    return std::ranges::find(telling.cageNumbers, int(telling.cages().cageOf[std::size_t(cell)]))
           != telling.cageNumbers.end();
}

/// A pair of cages, and the lines of the step that both touch.
struct Both
{
    const WayList *first;
    const WayList *second;
    CageWays firstShape;
    CageWays secondShape;
    std::vector<int> shared;

    using Use = std::function<void(int first, int second)>;
    /// Each pair of ways that has no digit twice in a shared line.
    void forEachPair(const Use &use) const
    {
        for (int i = 0; i < first->count(); ++i) {
            for (int j = 0; j < second->count(); ++j) {
                if (std::ranges::none_of(shared, [&](int line) {
                        return (first->digits(i, firstShape.cellsOn(line))
                                & second->digits(j, secondShape.cellsOn(line)))
                               != 0;
                    }))
                    use(i, j);
            }
        }
    }
    [[nodiscard]] unsigned digits(int i, int j, int line) const
    {
        return unsigned(first->digits(i, firstShape.cellsOn(line)))
               | second->digits(j, secondShape.cellsOn(line));
    }
};

/// The line whose cells in neither cage lose digits that the two use up; -1 if there is none.
int lineUsedUp(const Telling &telling, const Both &both)
{
    const ValueSet lost = telling.lostAnywhere();
    for (const int line : both.shared) {
        bool usesUp = std::ranges::all_of(telling.told, [&](const Fact &fact) {
            return telling.terms().isOn(line, int(fact.unknown))
                   && !isInside(telling, int(fact.unknown));
        });
        if (!usesUp)
            continue;
        both.forEachPair([&](int i, int j) {
            usesUp = usesUp && lost.within(ValueSet(both.digits(i, j, line)));
        });
        if (usesUp)
            return line;
    }
    return -1;
}

/// The digits that cells of two cages lose, each as a fact, where they are few and in these cages alone.
std::optional<std::vector<Fact>> fewLost(const Telling &telling)
{
    constexpr std::size_t most = 4;
    std::vector<Fact> few;
    for (const Fact &fact : telling.told)
        few.push_back({fact.unknown, telling.lost(fact)});
    const bool areInside = std::ranges::all_of(
        few, [&](const Fact &fact) { return isInside(telling, int(fact.unknown)); });
    return few.size() <= most && areInside ? std::optional(std::move(few)) : std::nullopt;
}

/// The ways to fill each of two cages that go with some way to fill the other, as formulas; none where
/// they are too many to be listed, and where none falls away.
std::optional<std::array<Argument, 2>> waysTogether(const Telling &telling, const Both &both)
{
    std::array<std::set<int>, 2> fitting;
    both.forEachPair([&](int i, int j) {
        fitting[0].insert(i);
        fitting[1].insert(j);
    });
    std::array<Argument, 2> told;
    bool isNews = false;
    for (std::size_t i = 0; i < told.size(); ++i) {
        const int number = telling.cageNumbers[i];
        const WayList &all = *(i == 0 ? both.first : both.second);
        const Taker taker{.cage = number, .ways = &all, .takes = {}};
        const auto formulas = formulasOf(
            telling, number, waysOf(taker, std::vector<int>(fitting[i].begin(), fitting[i].end())),
            Order::Written);
        if (formulas.size() > mostFormulas)
            return std::nullopt;
        isNews = isNews || formulas != formulasOf(telling, number, all, Order::Written);
        told[i]
            = formulasArgument(formulas, Argument::Joint::Or, telling.cagePart(number).elements);
    }
    return isNews ? std::optional(told) : std::nullopt;
}

Sentence sentenceOfTwoCages(Telling &telling)
{
    if (telling.cageNumbers.size() != 2)
        return telling.together();
    const int a = telling.cageNumbers[0];
    const int b = telling.cageNumbers[1];
    Both both{telling.ways(a),
              telling.ways(b),
              CageWays(telling.terms(), a),
              CageWays(telling.terms(), b),
              {}};
    if (!both.first || !both.second)
        return telling.together();
    for (const int line : telling.lines) {
        if (both.firstShape.cellsOn(line) != 0 && both.secondShape.cellsOn(line) != 0)
            both.shared.push_back(line);
    }
    bool isAnyLeft = false;
    both.forEachPair([&](int, int) { isAnyLeft = true; });
    const Argument lines = telling.linesNamed(both.shared, Argument::Joint::Or);
    if (telling.step().contradiction)
        return isAnyLeft ? Sentence() : telling.say(Way::None, {telling.cagesNamed(), lines});
    if (!isAnyLeft)
        return telling.together();
    const ValueSet lost = telling.lostAnywhere();
    if (const int line = lineUsedUp(telling, both); line >= 0)
        return telling.say(Way::UseUp, {telling.cagesNamed(), valuesArgument(lost),
                                        telling.line(line), telling.conclusionsOn({line}, lost)});
    if (losesOneDigit(telling))
        return telling.say(Way::Clash,
                           {valuesArgument(lost), telling.cell(int(telling.told.front().unknown)),
                            telling.cagesNamed(), lines, telling.conclusions()});
    if (const auto left = waysTogether(telling, both))
        return telling.say(Way::ShareWays, {telling.cagesNamed(), lines, (*left)[0], (*left)[1],
                                            telling.conclusions()});
    if (const auto few = fewLost(telling))
        return telling.say(Way::Clashes, {telling.cagesNamed(), lines, telling.facts(*few),
                                          telling.conclusions()});
    return telling.say(Way::Share, {telling.cagesNamed(), lines, telling.conclusions()});
}

/// Sets of digits, by digit 1 as bit 0.
using DigitSets = std::bitset<1 << maxSide>;

DigitSets joined(const DigitSets &some, const DigitSets &others)
{
    DigitSets both;
    for (std::size_t i = 0; i < some.size(); ++i) {
        for (std::size_t j = 0; some[i] && j < others.size(); ++j) {
            if (others[j] && (i & j) == 0)
                both.set(i | j);
        }
    }
    return both;
}

/// The sets of a line's digits that some of its cages and single cells can take together.
class Taking
{
public:
    Taking(Telling &telling, int line)
        : m_telling(telling)
        , m_line(line)
    {
        m_taken.set(0);
    }
    /// Returns false where its ways are too many.
    bool addCage(int number)
    {
        const WayList *const ways = m_telling.ways(number);
        if (!ways)
            return false;
        const unsigned cells = CageWays(m_telling.terms(), number).cellsOn(m_line);
        DigitSets sets;
        for (int way = 0; way < ways->count(); ++way)
            sets.set(std::size_t(ways->digits(way, cells)) >> 1);
        m_taken = joined(m_taken, sets);
        return true;
    }
    void addCell(int cell)
    {
        DigitSets sets;
        for (const int digit : m_telling.possible(cell))
            sets.set(std::size_t{1} << (digit - 1));
        m_taken = joined(m_taken, sets);
    }
    [[nodiscard]] bool usesUp(ValueSet digits) const
    {
        const std::size_t all = std::size_t(digits.bits()) >> 1;
        for (std::size_t i = 0; i < m_taken.size(); ++i) {
            if (m_taken[i] && (i & all) != all)
                return false;
        }
        return m_taken.any();
    }
    [[nodiscard]] bool any() const { return m_taken.any(); }

private:
    Telling &m_telling;
    int m_line;
    DigitSets m_taken;
};

/// The cages and cells that use up the digits which the step removes, out of those that lose
/// nothing; none if they do not use them up.
Argument usersOf(Telling &telling, int line)
{
    Taking taking(telling, line);
    Argument users = placesArgument({});
    const auto loses = [&](const Fact &fact) {
        return std::ranges::any_of(
            telling.told, [&](const Fact &other) { return other.unknown == fact.unknown; });
    };
    for (const int number : telling.cageNumbers) {
        const bool isUser = std::ranges::none_of(telling.told, [&](const Fact &fact) {
            return telling.cages().cageOf[fact.unknown] == number;
        });
        if (isUser && taking.addCage(number))
            users.parts.push_back(telling.cagePart(number));
    }
    for (const Fact &premise : telling.step().premises) {
        const int cell = int(premise.unknown);
        if (loses(premise) || isInside(telling, cell) || !telling.terms().isOn(line, cell))
            continue;
        taking.addCell(cell);
        users.parts.push_back(telling.cellPart(cell));
    }
    const bool areOnLine = std::ranges::all_of(telling.told, [&](const Fact &fact) {
        return telling.terms().isOn(line, int(fact.unknown));
    });
    return areOnLine && taking.usesUp(telling.lostAnywhere()) ? users : placesArgument({});
}

/// Whether the cages and the cells of a line can take its digits, each once, on the board as it is.
bool canShare(Telling &telling, int line)
{
    Taking taking(telling, line);
    for (const int number : telling.cageNumbers) {
        if (!taking.addCage(number))
            return true;
    }
    for (int i = 0; i < telling.terms().side(); ++i) {
        const int cell = telling.terms().cell(line, i);
        if (!isInside(telling, cell))
            taking.addCell(cell);
    }
    return taking.any();
}

Sentence sentenceOfLineCages(Telling &telling)
{
    if (telling.cageNumbers.empty() || telling.lines.empty())
        return telling.together();
    const int line = telling.lines.front();
    const bool canBe = canShare(telling, line);
    if (telling.step().contradiction)
        return canBe ? Sentence()
                     : telling.say(Way::None, {telling.cagesNamed(), telling.line(line)});
    if (!canBe)
        return telling.together();
    if (Argument users = usersOf(telling, line); !users.parts.empty())
        return telling.say(Way::UseUp,
                           {telling.line(line), std::move(users),
                            valuesArgument(telling.lostAnywhere()), telling.conclusions()});
    if (Sentence story = sentenceOfStory(telling); !story.form.text.empty())
        return story;
    if (losesOneDigit(telling))
        return telling.say(Way::Clash,
                           {valuesArgument(telling.lostAnywhere()),
                            telling.cell(int(telling.told.front().unknown)), telling.cagesNamed(),
                            telling.line(line), telling.conclusions()});
    return telling.say(Way::Share,
                       {telling.cagesNamed(), telling.line(line), telling.conclusions()});
}

} // namespace

Sentence sentenceOfSharing(Telling &telling)
{
    return telling.rule() == RuleName::TwoCages ? sentenceOfTwoCages(telling)
                                                : sentenceOfLineCages(telling);
}

} // namespace inkling::kenken
