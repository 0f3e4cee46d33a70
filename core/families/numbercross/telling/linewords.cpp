// SPDX-License-Identifier: MIT
#include "families/numbercross/telling/linewords.h"

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/search/reach.h"
#include "families/numbercross/telling/wording.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace inkling::numbercross {

namespace {

using search::SumSet;
using Cells = std::vector<int>;
using Digits = std::vector<int>;

/// A sum of more terms is not written out.
constexpr std::size_t mostTerms = 9;
/// All sums that are listed have no more terms together.
constexpr std::size_t mostTermsOfAll = 20;

/// A line as it stands, and what is said of it.
class LineWords
{
public:
    LineWords(const Givens &givens, int line, const Knowledge &known,
              std::span<const Fact> conclusions);

    /// Whether what is known goes beyond the label.
    [[nodiscard]] bool isBeyond() const { return lacks() < 0 || spare() < 0; }
    /// Takes as known only these facts.
    void restOn(std::span<const Fact> premises);

    [[nodiscard]] bool canBeMet() const;
    [[nodiscard]] Sentence outOfReach() const;
    [[nodiscard]] Sentence reached() const;
    [[nodiscard]] Sentence allTaken() const;
    [[nodiscard]] Sentence tooLarge() const;
    [[nodiscard]] Sentence cannotSpare() const;
    [[nodiscard]] Sentence lastOdd() const;
    [[nodiscard]] Sentence onlyWay() const;
    [[nodiscard]] Sentence everyWay() const;
    [[nodiscard]] Sentence manyWays() const;

private:
    [[nodiscard]] int lacks() const { return m_label - sum(m_taken); }
    [[nodiscard]] int spare() const { return sum(m_open) - lacks(); }
    [[nodiscard]] int total() const { return sum(m_taken) + sum(m_left) + sum(m_open); }
    [[nodiscard]] int digit(int cell) const { return m_givens.digits[std::size_t(cell)]; }
    /// Whether the conclusions can be told as all that is open.
    [[nodiscard]] bool saysAll() const
    {
        return m_cells.size() == 1 || m_cells.size() == m_open.size();
    }
    [[nodiscard]] Digits digits(const Cells &cells) const;
    [[nodiscard]] int sum(const Cells &cells) const;
    [[nodiscard]] SumSet sums(const Cells &cells) const;
    [[nodiscard]] Argument number(int value) const { return numberArgument(value); }
    [[nodiscard]] Argument line() const { return m_naming.line(m_line); }
    [[nodiscard]] Argument takenShade() const { return Naming::shade(m_takenShade); }
    [[nodiscard]] Argument leftShade() const { return Naming::shade(1 - m_takenShade); }
    [[nodiscard]] Argument added(const Cells &cells) const;
    [[nodiscard]] Argument remaining() const;
    [[nodiscard]] Argument concluded() const { return m_naming.cells(m_line, m_cells); }
    [[nodiscard]] Argument conclusions() const { return m_naming.facts(m_line, m_facts); }
    [[nodiscard]] std::set<Digits> waysToMake(int target) const;
    [[nodiscard]] std::optional<Sentence> listed() const;
    [[nodiscard]] std::optional<Sentence> nearest() const;

    const Givens &m_givens;
    Naming m_naming;
    int m_line;
    int m_label;
    int m_takenShade;
    Cells m_taken;
    Cells m_left;
    Cells m_open;
    std::vector<Fact> m_facts;
    Cells m_cells; ///< of the conclusions
};

LineWords::LineWords(const Givens &givens, int line, const Knowledge &known,
                     std::span<const Fact> conclusions)
    : m_givens(givens)
    , m_naming(givens)
    , m_line(line)
    , m_label(givens.labels[std::size_t(line)])
    , m_takenShade(givens.grid.counted(line))
    , m_facts(conclusions.begin(), conclusions.end())
{
    for (int place = 0; place < givens.grid.length(line); ++place) {
        const int cell = givens.grid.cellOf(line, place);
        const ValueSet possible = known.possible(UnknownId(cell));
        if (!possible.single())
            m_open.push_back(cell);
        else
            (possible.value() == m_takenShade ? m_taken : m_left).push_back(cell);
    }
    for (const Fact &fact : m_facts)
        m_cells.push_back(int(fact.unknown));
}

void LineWords::restOn(std::span<const Fact> premises)
{
    const auto isOpen = [&](int cell) {
        return std::ranges::find(premises, UnknownId(cell), &Fact::unknown) == premises.end();
    };
    for (Cells *cells : {&m_taken, &m_left}) {
        std::ranges::copy_if(*cells, std::back_inserter(m_open), isOpen);
        std::erase_if(*cells, isOpen);
    }
    std::ranges::sort(m_open);
}

Digits LineWords::digits(const Cells &cells) const
{
    Digits digits;
    for (const int cell : cells)
        digits.push_back(digit(cell));
    std::ranges::sort(digits);
    return digits;
}

int LineWords::sum(const Cells &cells) const
{
    return std::accumulate(cells.begin(), cells.end(), 0,
                           [&](int sum, int cell) { return sum + digit(cell); });
}

SumSet LineWords::sums(const Cells &cells) const
{
    auto sums = SumSet::only(0);
    for (const int cell : cells)
        sums = sums | sums.plus(digit(cell));
    return sums;
}

/// "3 + 4 + 5 = 12".
Argument LineWords::added(const Cells &cells) const
{
    std::string text = std::to_string(sum(cells));
    if (cells.size() > 1 && cells.size() <= mostTerms)
        text = sumText(digits(cells)) + " = " + text;
    return formulaArgument(std::move(text));
}

/// The sum of a line without the cells that are left out: "21 − 4 − 5 = 12".
Argument LineWords::remaining() const
{
    std::string text = std::to_string(total() - sum(m_left));
    if (m_left.size() < mostTerms) {
        std::string terms = std::to_string(total());
        for (const int term : digits(m_left))
            terms += " \u2212 " + std::to_string(term);
        text = terms + " = " + text;
    }
    return formulaArgument(std::move(text));
}

bool LineWords::canBeMet() const
{
    return lacks() >= 0 && spare() >= 0 && sums(m_open).contains(lacks());
}

Sentence LineWords::outOfReach() const
{
    if (lacks() < 0)
        return worded(Case::TooMuch, {takenShade(), line(), added(m_taken), number(m_label)});
    if (spare() < 0 && m_left.empty())
        return worded(Case::TooSmallLine, {line(), number(total()), number(m_label)});
    if (spare() < 0)
        return worded(Case::TooLittle, {leftShade(), line(), remaining(), number(m_label)});
    const SumSet within = sums(m_open);
    int below = lacks();
    int above = lacks();
    while (!within.contains(below))
        --below;
    while (!within.contains(above))
        ++above;
    if (below == 0)
        return worded(Case::GapBelow, {line(), number(lacks()), number(above)});
    return worded(Case::Gap, {line(), number(lacks()), number(below), number(above)});
}

Sentence LineWords::reached() const
{
    if (m_label == 0)
        return worded(Case::ReachedZero, {line(), leftShade()});
    if (!saysAll())
        return worded(Case::ReachedCells, {line(), added(m_taken), concluded(), leftShade()});
    if (m_cells.size() == 1)
        return worded(Case::ReachedOne, {line(), added(m_taken), concluded(), leftShade()});
    return worded(Case::ReachedRest, {line(), added(m_taken), leftShade()});
}

Sentence LineWords::allTaken() const
{
    if (m_left.empty() && !saysAll())
        return worded(Case::TakenAllCells, {line(), number(m_label), concluded(), takenShade()});
    if (m_left.empty())
        return worded(Case::TakenAll, {line(), number(m_label), takenShade()});
    if (!saysAll())
        return worded(Case::TakenCells,
                      {leftShade(), line(), remaining(), concluded(), takenShade()});
    if (m_cells.size() == 1)
        return worded(Case::TakenOne,
                      {leftShade(), line(), remaining(), concluded(), takenShade()});
    return worded(Case::TakenRest, {leftShade(), line(), remaining(), takenShade()});
}

Sentence LineWords::tooLarge() const
{
    const bool isOne = m_cells.size() == 1;
    if (lacks() == 0)
        return reached();
    if (m_taken.empty())
        return worded(isOne ? Case::LargerThanLabelOne : Case::LargerThanLabelSeveral,
                      {line(), number(m_label), concluded(), leftShade()});
    return worded(
        isOne ? Case::LargerThanRestOne : Case::LargerThanRestSeveral,
        {line(), added(m_taken), number(m_label), number(lacks()), concluded(), leftShade()});
}

Sentence LineWords::cannotSpare() const
{
    const bool isOne = m_cells.size() == 1;
    if (spare() == 0)
        return allTaken();
    if (m_left.empty())
        return worded(isOne ? Case::SpareOne : Case::SpareSeveral,
                      {line(), number(total()), number(m_label), number(spare()), leftShade(),
                       concluded(), takenShade()});
    return worded(isOne ? Case::SpareMoreOne : Case::SpareMoreSeveral,
                  {leftShade(), line(), remaining(), number(m_label), number(spare()), concluded(),
                   takenShade()});
}

Sentence LineWords::lastOdd() const
{
    const auto isOdd = [&](int cell) { return digit(cell) % 2 != 0; };
    const Argument shade
        = m_facts.front().possible == ValueSet::only(m_takenShade) ? takenShade() : leftShade();
    int lacked = m_label;
    std::string terms = std::to_string(m_label);
    Cells odd = m_taken;
    std::erase_if(odd, [&](int cell) { return !isOdd(cell); });
    for (const int term : digits(odd)) {
        lacked -= term;
        terms += " \u2212 " + std::to_string(term);
    }
    if (odd.empty()) {
        const bool isOnly = std::ranges::none_of(m_left, isOdd);
        return worded(isOnly ? Case::OnlyOdd : Case::LastOdd,
                      {concluded(), line(), number(m_label), Naming::evenOrOdd(m_label), shade});
    }
    if (odd.size() < mostTerms)
        terms += " = " + std::to_string(lacked);
    else
        terms = std::to_string(lacked);
    return worded(Case::LastOddLess, {concluded(), line(), takenShade(), formulaArgument(terms),
                                      Naming::evenOrOdd(lacked), shade});
}

/// The sums that make a number of the open digits, each once, as far as a few more than fewWays; none
/// of digits that are alike is told from another.
std::set<Digits> LineWords::waysToMake(int target) const
{
    const Digits open = digits(m_open);
    std::set<Digits> ways;
    Digits terms;
    std::vector<SumSet> within(open.size() + 1, SumSet::only(0)); // of those before
    for (std::size_t i = 0; i < open.size(); ++i)
        within[i + 1] = within[i] | within[i].plus(open[i]);
    const std::function<void(std::size_t, int)> extend = [&](std::size_t count, int rest) {
        if (ways.size() > fewWays || !within[count].contains(rest))
            return;
        if (rest == 0) {
            ways.insert(terms);
            return;
        }
        const int last = open[count - 1];
        std::size_t others = count; // once one of a kind is left out, the others are
        while (others > 0 && open[others - 1] == last)
            --others;
        if (rest >= last) {
            terms.push_back(last);
            extend(count - 1, rest - last);
            terms.pop_back();
        }
        extend(others, rest);
    };
    extend(open.size(), target);
    return ways;
}

Sentence LineWords::onlyWay() const
{
    const auto ways = waysToMake(lacks());
    if (ways.size() != 1 || m_cells.size() != m_open.size())
        return everyWay();
    if (spare() == 0)
        return allTaken();
    if (lacks() == 0)
        return reached();
    const auto waysOut = waysToMake(spare());
    const Digits &in = *ways.begin();
    const Digits &out = *waysOut.begin();
    const bool isIn = in.size() <= out.size() || in.size() <= 3;
    const Digits &shown = isIn ? in : out;
    if (shown.size() > mostTerms)
        return worded(Case::OnlyWayCounted, {number(lacks()), line(), takenShade(), leftShade()});
    const Argument sum = formulaArgument(sumText(shown));
    Argument open{Argument::Kind::Values, Argument::Joint::And, {}};
    for (const int value : digits(m_open))
        open.parts.push_back({{"%1", {std::to_string(value)}}, {}});
    const bool isListed = m_open.size() <= mostTerms;
    const bool isOne = shown.size() == 1;
    if (isIn && isListed)
        return worded(isOne ? Case::OnlyWay : Case::OnlyWaySeveral,
                      {line(), number(lacks()), open, sum, takenShade(), leftShade()});
    if (isIn)
        return worded(isOne ? Case::OnlyWayOfMany : Case::OnlyWayOfManySeveral,
                      {line(), number(lacks()), sum, takenShade(), leftShade()});
    if (isListed)
        return worded(isOne ? Case::OnlyWayOut : Case::OnlyWayOutSeveral,
                      {open, line(), number(spare()), sum, leftShade(), takenShade()});
    return worded(isOne ? Case::OnlyWayOutOfMany : Case::OnlyWayOutOfManySeveral,
                  {line(), number(spare()), sum, leftShade(), takenShade()});
}

/// All sums, of what is lacking or of what is too much, whichever is shorter; nothing where they are
/// too long.
std::optional<Sentence> LineWords::listed() const
{
    const auto ways = waysToMake(lacks());
    const auto waysOut = waysToMake(spare());
    const auto termsOf = [](const std::set<Digits> &some) {
        std::size_t terms = 0;
        for (const Digits &way : some)
            terms += way.size();
        return terms;
    };
    const bool isIn = termsOf(ways) <= termsOf(waysOut);
    const auto &shown = isIn ? ways : waysOut;
    if (shown.empty() || shown.size() > fewWays || termsOf(shown) > mostTermsOfAll)
        return std::nullopt;
    Argument sums{Argument::Kind::Formula, Argument::Joint::Or, {}};
    for (const Digits &way : shown)
        sums.parts.push_back({{"%1", {sumText(way)}}, {}});
    return worded(isIn ? Case::EverySum : Case::EverySumOut,
                  {line(), number(isIn ? lacks() : spare()), std::move(sums),
                   isIn ? takenShade() : leftShade(), conclusions()});
}

/// Why a single cell must be so: the sums nearest to what the others would have to make.
std::optional<Sentence> LineWords::nearest() const
{
    if (m_cells.size() != 1)
        return std::nullopt;
    const int cell = m_cells.front();
    const bool isTaken = m_facts.front().possible == ValueSet::only(m_takenShade);
    Cells others = m_open;
    std::erase(others, cell);
    const SumSet within = sums(others);
    const int target = isTaken ? lacks() : lacks() - digit(cell);
    if (target <= 0 || sum(others) <= target || within.contains(target))
        return std::nullopt;
    int below = target;
    int above = target;
    while (!within.contains(below))
        --below;
    while (!within.contains(above))
        ++above;
    if (isTaken && below > 0)
        return worded(Case::NeverWithout, {line(), number(lacks()), concluded(), number(below),
                                           number(above), takenShade()});
    if (!isTaken && below > 0)
        return worded(Case::NeverWith, {line(), number(lacks()), concluded(), number(target),
                                        number(below), number(above), leftShade()});
    if (!isTaken)
        return worded(Case::NeverWithSmallest, {line(), number(lacks()), concluded(),
                                                number(target), number(above), leftShade()});
    return std::nullopt;
}

Sentence LineWords::everyWay() const
{
    if (lacks() == 0)
        return tooLarge();
    if (spare() == 0)
        return cannotSpare();
    if (auto sentence = listed())
        return *sentence;
    return manyWays();
}

Sentence LineWords::manyWays() const
{
    if (auto sentence = nearest())
        return *sentence;
    const WayCounter ways(digits(m_open), lacks());
    return worded(Case::Ways, {number(lacks()), line(), numberArgument(std::int64_t(ways.count())),
                               conclusions()});
}

} // namespace

Sentence lineSentence(const Givens &givens, const Step &step, const Knowledge &before)
{
    LineWords words(givens, int(step.constraints.front()), before, step.conclusions);
    if (step.contradiction)
        return words.outOfReach();
    // Steps that came with this one may have spoiled the line meanwhile.
    if (words.isBeyond())
        words.restOn(step.premises);
    switch (RuleName(step.rule)) {
    case RuleName::LabelReached:
        return words.reached();
    case RuleName::AllTaken:
        return words.allTaken();
    case RuleName::TooLarge:
        return words.tooLarge();
    case RuleName::CannotSpare:
        return words.cannotSpare();
    case RuleName::LastOdd:
        return words.lastOdd();
    case RuleName::OnlyWay:
        return words.onlyWay();
    case RuleName::EveryWay:
        return words.everyWay();
    default:
        return words.manyWays();
    }
}

bool canBeMet(const Givens &givens, int line, const Knowledge &before)
{
    return LineWords(givens, line, before, {}).canBeMet();
}

} // namespace inkling::numbercross
