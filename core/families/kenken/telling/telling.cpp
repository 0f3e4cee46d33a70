// SPDX-License-Identifier: MIT
#include "families/kenken/telling/telling.h"

#include "board/phrase.h"
#include "families/declared/stated/layout.h"
#include "families/kenken/statement.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace inkling::kenken {

namespace {

constexpr std::size_t mostCellsNamed = 3;
constexpr std::size_t mostListed = 8;

std::string joined(const std::vector<int> &digits, std::string_view sign)
{
    std::string text;
    for (const int digit : digits)
        text += (text.empty() ? "" : std::string(sign)) + std::to_string(digit);
    return text;
}

} // namespace

Telling::Telling(const Cages &cages, const Step &step, const Knowledge &before)
    : m_terms{cages}
    , m_step(step)
    , m_before(before)
{
    const int cageCount = int(cages.cages.size());
    for (const ConstraintId constraint : step.constraints) {
        const bool isCage = int(constraint) < cageCount;
        (isCage ? cageNumbers : lines).push_back(int(constraint) - (isCage ? 0 : cageCount));
    }
    for (const Fact &conclusion : step.conclusions) {
        const Fact fact = toldBy(conclusion, before);
        const auto same = std::ranges::find(told, fact.unknown, &Fact::unknown);
        if (same == told.end())
            told.push_back(fact);
        else
            same->possible = same->possible & fact.possible;
    }
}

ValueSet Telling::lostAnywhere() const
{
    ValueSet all;
    for (const Fact &fact : told)
        all = all | lost(fact);
    return all;
}

ValueSet Telling::premised(int cell) const
{
    ValueSet left = m_terms.digits();
    for (const Fact &premise : m_step.premises) {
        if (premise.unknown == UnknownId(cell))
            left = left & premise.possible;
    }
    return left;
}

bool Telling::isPremise(int cell) const
{
    return std::ranges::find(m_step.premises, UnknownId(cell), &Fact::unknown)
           != m_step.premises.end();
}

const WayList *Telling::ways(int number)
{
    const auto known = std::ranges::find(m_ways, number, &CageWays::number);
    if (known != m_ways.end())
        return known->ways(m_before);
    m_ways.emplace_back(m_terms, number);
    return m_ways.back().ways(m_before);
}

const WayList *Telling::waysByPremises(int number)
{
    const std::vector<ValueSet> initial(std::size_t(cages().cellCount()), m_terms.digits());
    m_waysByPremises.emplace_back(m_terms, number);
    return m_waysByPremises.back().ways(Knowledge(initial, m_step.premises));
}

Argument::Part Telling::cellPart(int cell) const
{
    return {declared::cellName(cages().squares(), cell), {ElementId(cell)}};
}

Argument::Part Telling::linePart(int line) const
{
    return {describeConstraint(cages(), m_terms.lineConstraint(line)),
            {lineElement(cages(), line)}};
}

Argument::Part Telling::cagePart(int number) const
{
    return {describeConstraint(cages(), ConstraintId(number)), {cageElement(cages(), number)}};
}

Argument::Part Telling::factPart(const Fact &fact) const
{
    return {declared::describeDigit(cages().squares(), fact, cages().digits()), {fact.unknown}};
}

Argument Telling::cellsNamed(const std::vector<int> &cells, Argument::Joint joint) const
{
    Argument argument = placesArgument({}, joint);
    for (const int cell : cells)
        argument.parts.push_back(cellPart(cell));
    return argument;
}

Argument Telling::linesNamed(const std::vector<int> &which, Argument::Joint joint) const
{
    // Columns first: "row 2, column 6" would be a cell.
    Argument argument = placesArgument({}, joint);
    for (const bool rows : {false, true}) {
        for (const int line : which) {
            if (rows == (line < m_terms.side()))
                argument.parts.push_back(linePart(line));
        }
    }
    return argument;
}

Argument Telling::cagesNamed() const
{
    Argument argument = placesArgument({});
    for (const int number : cageNumbers)
        argument.parts.push_back(cagePart(number));
    return argument;
}

Argument Telling::facts(std::span<const Fact> facts) const
{
    Argument argument = placesArgument({});
    for (const Fact &fact : facts)
        argument.parts.push_back(factPart(fact));
    return argument;
}

/// The conclusion about two or three cells that have the same digits left.
Argument Telling::conclusionOfAll() const
{
    std::vector<std::string> words;
    std::vector<ElementId> elements;
    for (const Fact &fact : told) {
        words.push_back(std::to_string(cages().rowOf(int(fact.unknown)) + 1));
        words.push_back(std::to_string(cages().columnOf(int(fact.unknown)) + 1));
        elements.push_back(fact.unknown);
    }
    const auto [most, last] = declared::listedToLast(told.front().possible);
    words.push_back(most);
    words.push_back(last);
    return phraseArgument(
        {told.size() == 2
             ? INKLING_TR_NOOP("Phrases",
                               "row %1, column %2 and row %3, column %4 are each %5 or %6")
             : INKLING_TR_NOOP("Phrases", "row %1, column %2; row %3, column %4 and row %5, column "
                                          "%6 are each %7 or %8"),
         std::move(words)},
        std::move(elements));
}

Argument Telling::conclusions() const
{
    const bool areSame = std::ranges::all_of(told, [&](const Fact &fact) {
        return fact.possible == told.front().possible && !fact.possible.single();
    });
    if (areSame && (told.size() == 2 || told.size() == mostCellsNamed))
        return conclusionOfAll();
    if (told.size() <= mostCellsNamed)
        return facts(told);
    ValueSet all;
    ValueSet gone;
    std::vector<ElementId> elements;
    for (const Fact &fact : told) {
        all = all | fact.possible;
        gone = gone | lost(fact);
        elements.push_back(fact.unknown);
    }
    // What one cell loses and another keeps is not seen in what all can be.
    if (told.size() <= mostListed && !(all & gone).empty())
        return facts(told);
    if (all == m_terms.digits())
        return phraseArgument(
            {INKLING_TR_NOOP("Phrases", "%1 cells lose digits"), {std::to_string(told.size())}},
            std::move(elements));
    const auto [most, last] = declared::listedToLast(all);
    if (most.empty())
        return phraseArgument(
            {INKLING_TR_NOOP("Phrases", "%1 cells are %2"), {std::to_string(told.size()), last}},
            std::move(elements));
    return phraseArgument({INKLING_TR_NOOP("Phrases", "%1 cells can only be %2 or %3"),
                           {std::to_string(told.size()), most, last}},
                          std::move(elements));
}

Argument Telling::conclusionsOn(const std::vector<int> &which, ValueSet digits) const
{
    if (told.size() < mostCellsNamed)
        return facts(told);
    const auto [most, last] = declared::listedToLast(digits);
    Argument argument = placesArgument({});
    for (const int line : which) {
        Argument::Part part = linePart(line);
        const std::string &number = part.words.arguments.front();
        const bool isRow = line < m_terms.side();
        if (most.empty()) {
            part.words = {isRow ? INKLING_TR_NOOP("Phrases", "no other cell of row %1 is %2")
                                : INKLING_TR_NOOP("Phrases", "no other cell of column %1 is %2"),
                          {number, last}};
        } else {
            part.words
                = {isRow ? INKLING_TR_NOOP("Phrases", "no other cell of row %1 is %2 or %3")
                         : INKLING_TR_NOOP("Phrases", "no other cell of column %1 is %2 or %3"),
                   {number, most, last}};
        }
        argument.parts.push_back(std::move(part));
    }
    return argument;
}

Sentence Telling::together() const
{
    const bool isNothingLeft
        = std::ranges::any_of(told, [](const Fact &fact) { return fact.possible.empty(); });
    if (m_step.contradiction || isNothingLeft)
        return {};
    Argument constraints = linesNamed(lines, Argument::Joint::And);
    const Argument named = cagesNamed();
    constraints.parts.insert(constraints.parts.begin(), named.parts.begin(), named.parts.end());
    return {togetherCase(), {std::move(constraints), conclusions()}, {}};
}

std::string formulaOf(const Cage &cage, std::vector<int> digits, Order order)
{
    const bool isPair = digits.size() == 2;
    if (order == Order::Written)
        std::ranges::sort(digits);
    const auto sum = std::accumulate(digits.begin(), digits.end(), std::int64_t{0});
    const auto product = std::accumulate(digits.begin(), digits.end(), std::int64_t{1},
                                         std::multiplies<std::int64_t>());
    Operation operation = cage.operation;
    if (operation == Operation::Unknown) {
        operation = sum == cage.target       ? Operation::Sum
                    : product == cage.target ? Operation::Product
                    : isPair && std::abs(digits[1] - digits[0]) == cage.target
                        ? Operation::Difference
                        : Operation::Quotient;
    }
    switch (operation) {
    case Operation::Difference:
    case Operation::Quotient:
        std::ranges::sort(digits, std::greater());
        return joined(digits, operation == Operation::Difference ? " \u2212 " : " \u00f7 ");
    case Operation::Product:
        return joined(digits, " \u00d7 ");
    default:
        return joined(digits, " + ");
    }
}

std::vector<std::string> formulasOf(const Telling &telling, int number, const WayList &ways,
                                    Order order)
{
    const Cage &cage = telling.cage(number);
    std::set<std::vector<int>> different;
    for (int way = 0; way < ways.count(); ++way) {
        std::vector<int> digits;
        for (int i = 0; i < ways.size(); ++i)
            digits.push_back(std::countr_zero(ways.digit(way, i)));
        if (order == Order::Written)
            std::ranges::sort(digits);
        different.insert(std::move(digits));
    }
    std::vector<std::string> formulas;
    for (const std::vector<int> &digits : different)
        formulas.push_back(formulaOf(cage, digits, order));
    return formulas;
}

Argument formulasArgument(const std::vector<std::string> &formulas, Argument::Joint joint,
                          const std::vector<ElementId> &elements)
{
    Argument argument{Argument::Kind::Formula, joint, {}};
    for (const std::string &formula : formulas)
        argument.parts.push_back({{"%1", {formula}}, elements});
    return argument;
}

} // namespace inkling::kenken
