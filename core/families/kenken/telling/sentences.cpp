// SPDX-License-Identifier: MIT
#include "families/kenken/telling/sentences.h"

#include "board/phrase.h"
#include "families/declared/stated/layout.h"
#include "families/kenken/statement.h"
#include "families/kenken/telling/sharingstory.h"
#include "families/kenken/telling/telling.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

Sentence sentenceOfSingleCell(const Telling &telling)
{
    if (telling.cageNumbers.size() > 1 && !telling.step().contradiction)
        return telling.say(Way::Several, {numberArgument(std::int64_t(telling.told.size()))});
    const int number = telling.cageNumbers.front();
    if (!telling.step().contradiction) {
        return telling.say(
            Way::One, {telling.cageNamed(number), valuesArgument(telling.told.front().possible)});
    }
    if (telling.step().premises.empty())
        return telling.say(Way::TooLarge,
                           {telling.cageNamed(number), numberArgument(telling.terms().side())});
    return telling.say(Way::Taken,
                       {telling.cageNamed(number), telling.facts(telling.step().premises)});
}

Sentence sentenceOfPlacedDigit(const Telling &telling)
{
    const auto premises = telling.step().premises;
    const Fact &placed = premises.front();
    if (telling.step().contradiction) {
        const Fact &again = premises.back();
        for (const int line : telling.lines) {
            if (premises.size() == 2 && telling.terms().isOn(line, int(placed.unknown))
                && telling.terms().isOn(line, int(again.unknown)))
                return telling.say(Way::Twice,
                                   {telling.cellsNamed({int(placed.unknown), int(again.unknown)},
                                                       Argument::Joint::And),
                                    valuesArgument(placed.possible), telling.line(line)});
        }
        return {};
    }
    // A cell that keeps one digit is a premise, too.
    std::vector<Fact> digits;
    for (const Fact &premise : premises) {
        const auto loses = [&](const Fact &fact) { return fact.unknown == premise.unknown; };
        if (premise.possible.single() && std::ranges::none_of(telling.told, loses))
            digits.push_back(premise);
    }
    if (digits.size() != 1)
        return telling.say(Way::Several, {numberArgument(std::int64_t(digits.size()))});
    return telling.say(Way::One, {telling.facts(digits),
                                  telling.conclusionsOn(telling.lines, digits.front().possible)});
}

/// "row 2 has 1 and 4": the digits that stand in the lines of a cell, by line.
Argument placedIn(const Telling &telling, int cell)
{
    Argument argument = placesArgument({});
    const ValueSet possible = telling.premised(cell);
    ValueSet said;
    for (const int line : telling.lines) {
        if (!telling.terms().isOn(line, cell))
            continue;
        ValueSet digits;
        std::vector<ElementId> elements;
        for (const Fact &premise : telling.step().premises) {
            const int place = int(premise.unknown);
            if (place == cell || !premise.possible.single() || !telling.terms().isOn(line, place)
                || premise.possible.within(said) || !premise.possible.within(possible))
                continue;
            digits = digits | premise.possible;
            elements.push_back(premise.unknown);
        }
        if (digits.empty())
            continue;
        said = said | digits;
        const auto number = telling.linePart(line).words.arguments.front();
        const auto [most, last] = declared::listedToLast(digits);
        const bool isRow = line < telling.terms().side();
        if (most.empty())
            argument.parts.push_back({{isRow ? INKLING_TR_NOOP("Phrases", "row %1 has %2")
                                             : INKLING_TR_NOOP("Phrases", "column %1 has %2"),
                                       {number, last}},
                                      elements});
        else
            argument.parts.push_back(
                {{isRow ? INKLING_TR_NOOP("Phrases", "row %1 has %2 and %3")
                        : INKLING_TR_NOOP("Phrases", "column %1 has %2 and %3"),
                  {number, most, last}},
                 elements});
    }
    return argument;
}

/// The cell for which the premises leave no digit; -1 if there is none.
int cellWithoutDigit(const Telling &telling)
{
    const auto digitsLeft = [&](int cell) {
        ValueSet left = telling.premised(cell);
        for (const Fact &premise : telling.step().premises) {
            for (const int line : telling.lines) {
                if (int(premise.unknown) != cell && premise.possible.single()
                    && telling.terms().isOn(line, cell)
                    && telling.terms().isOn(line, int(premise.unknown)))
                    left = left - premise.possible;
            }
        }
        return left;
    };
    // What was found to be at odds comes last.
    for (std::size_t i = telling.step().premises.size(); i-- > 0;) {
        const int cell = int(telling.step().premises[i].unknown);
        if (digitsLeft(cell).empty())
            return cell;
    }
    for (int cell = 0; cell < telling.cages().cellCount(); ++cell) {
        if (digitsLeft(cell).empty())
            return cell;
    }
    return -1;
}

Sentence sentenceOfOnlyDigit(const Telling &telling)
{
    if (telling.step().contradiction) {
        const int cell = cellWithoutDigit(telling);
        if (cell < 0)
            return {};
        if (!telling.isPremise(cell))
            return telling.say(Way::NoneOutOfAll, {placedIn(telling, cell), telling.cell(cell)});
        const Fact known{UnknownId(cell), telling.premised(cell)};
        return telling.say(Way::NoneOutOfCandidates,
                           {placesArgument({telling.factPart(known)}), placedIn(telling, cell)});
    }
    if (telling.told.size() > 1)
        return telling.say(Way::Several, {telling.conclusions()});
    const Fact &told = telling.told.front();
    const int cell = int(told.unknown);
    const Fact known{told.unknown, telling.premised(cell)};
    if (telling.isPremise(cell))
        return telling.say(Way::OutOfCandidates,
                           {placesArgument({telling.factPart(known)}), placedIn(telling, cell),
                            valuesArgument(told.possible)});
    return telling.say(Way::OutOfAll, {placedIn(telling, cell), telling.cell(cell),
                                       valuesArgument(told.possible)});
}

Sentence sentenceOfOnlyPlace(const Telling &telling)
{
    if (telling.step().contradiction) {
        ValueSet nowhere = telling.terms().digits();
        for (const Fact &premise : telling.step().premises)
            nowhere = nowhere - premise.possible;
        if (nowhere.empty())
            return telling.together();
        return telling.say(Way::None, {telling.line(telling.lines.front()),
                                       valuesArgument(ValueSet::only(*nowhere.begin()))});
    }
    if (telling.told.size() > 1 || telling.lines.size() > 1)
        return telling.say(Way::Several, {telling.conclusions()});
    const Fact &told = telling.told.front();
    const bool isFilled = std::ranges::all_of(telling.step().premises, [&](const Fact &premise) {
        return premise.possible.single() || premise.unknown == told.unknown;
    });
    return telling.say(isFilled ? Way::Filled : Way::One,
                       {telling.line(telling.lines.front()), valuesArgument(told.possible),
                        telling.cell(int(told.unknown))});
}

/// Cells of one line, by their place in it.
Argument placesIn(const Telling &telling, int line, const std::vector<int> &cells)
{
    Argument argument = placesArgument({});
    for (const int cell : cells) {
        const int place = line < telling.terms().side() ? telling.cages().columnOf(cell)
                                                        : telling.cages().rowOf(cell);
        argument.parts.push_back({{"%1", {std::to_string(place + 1)}}, {ElementId(cell)}});
    }
    return argument;
}

int sizeOfSet(RuleName rule)
{
    switch (rule) {
    case RuleName::NakedTriple:
    case RuleName::HiddenTriple:
    case RuleName::Swordfish:
        return 3;
    case RuleName::NakedQuad:
    case RuleName::HiddenQuad:
        return 4;
    default:
        return 2;
    }
}

Sentence sentenceOfNakedSet(const Telling &telling)
{
    const auto size = std::size_t(sizeOfSet(telling.rule()));
    const bool clashes = telling.step().contradiction;
    const int line = telling.lines.front();
    std::vector<int> cells;
    ValueSet digits;
    for (const Fact &premise : telling.step().premises) {
        const bool isConcluded = std::ranges::any_of(
            telling.told, [&](const Fact &fact) { return fact.unknown == premise.unknown; });
        if (isConcluded)
            continue;
        cells.push_back(int(premise.unknown));
        digits = digits | premise.possible;
    }
    if (telling.lines.size() != 1 || cells.size() != size + (clashes ? 1 : 0)
        || std::size_t(digits.size()) != size)
        return telling.together();
    std::ranges::sort(cells);
    if (clashes)
        return telling.say(
            Way::None, {telling.cellsNamed(cells, Argument::Joint::And), valuesArgument(digits)});
    return telling.say(line < telling.terms().side() ? Way::Row : Way::Column,
                       {valuesArgument(digits), telling.line(line), placesIn(telling, line, cells),
                        telling.conclusionsOn({line}, digits)});
}

Sentence sentenceOfHiddenSet(const Telling &telling)
{
    const auto size = std::size_t(sizeOfSet(telling.rule()));
    const int line = telling.lines.front();
    // The other cells come first: they hold another digit, or just not these.
    ValueSet digits = telling.terms().digits();
    std::vector<int> cells;
    for (int i = 0; i < telling.terms().side(); ++i)
        cells.push_back(telling.terms().cell(line, i));
    for (const Fact &premise : telling.step().premises) {
        const bool isConcluded = std::ranges::any_of(
            telling.told, [&](const Fact &fact) { return fact.unknown == premise.unknown; });
        if (isConcluded)
            continue;
        digits = digits - premise.possible;
        std::erase(cells, int(premise.unknown));
    }
    const bool clashes = telling.step().contradiction;
    if (telling.lines.size() != 1 || std::size_t(digits.size()) != size
        || cells.size() != size - (clashes ? 1 : 0))
        return telling.together();
    if (clashes)
        return telling.say(Way::None, {telling.line(line), valuesArgument(digits)});
    return telling.say(line < telling.terms().side() ? Way::Row : Way::Column,
                       {valuesArgument(digits), telling.line(line), placesIn(telling, line, cells),
                        telling.conclusions()});
}

Sentence sentenceOfFish(const Telling &telling)
{
    const auto size = std::size_t(sizeOfSet(telling.rule()));
    if (telling.lines.size() != 2 * size || telling.step().arguments.size() != 1)
        return telling.together();
    const ValueSet digit = ValueSet::only(std::stoi(telling.step().arguments.front()));
    const auto middle = telling.lines.begin() + std::ptrdiff_t(size);
    const std::vector<int> bases(telling.lines.begin(), middle);
    const std::vector<int> across(middle, telling.lines.end());
    const Argument based = telling.linesNamed(bases, Argument::Joint::And);
    const Argument crossing = telling.linesNamed(across, Argument::Joint::And);
    if (telling.step().contradiction)
        return telling.say(Way::Taken, {based, valuesArgument(digit), crossing,
                                        telling.facts(telling.step().premises.last(1))});
    return telling.say(
        Way::One, {based, valuesArgument(digit), crossing, telling.conclusionsOn(across, digit)});
}

Sentence sentenceOfTwoLines(Telling &telling)
{
    constexpr int mostDigits = 3;
    if (telling.step().contradiction)
        return telling.together();
    if (Sentence story = sentenceOfStory(telling); !story.form.text.empty())
        return story;
    // The further lines only say that a cage has no digit twice in them.
    const Argument lines = telling.linesNamed({telling.lines.begin(), telling.lines.begin() + 2},
                                              Argument::Joint::And);
    const Fact &told = telling.told.front();
    if (telling.told.size() == 1 && telling.lost(told).size() <= mostDigits)
        return telling.say(Way::Clash, {valuesArgument(telling.lost(told), Argument::Joint::Or),
                                        telling.cell(int(told.unknown)), telling.cagesNamed(),
                                        lines, telling.conclusions()});
    return telling.say(Way::Share, {telling.cagesNamed(), lines, telling.conclusions()});
}

} // namespace

Sentence sentenceOf(const Cages &cages, const Step &step, const Knowledge &before)
{
    Telling telling(cages, step, before);
    switch (telling.rule()) {
    case RuleName::SingleCell:
        return sentenceOfSingleCell(telling);
    case RuleName::PlacedDigit:
        return sentenceOfPlacedDigit(telling);
    case RuleName::OnlyDigit:
        return sentenceOfOnlyDigit(telling);
    case RuleName::OnlyPlace:
        return sentenceOfOnlyPlace(telling);
    case RuleName::CagePair:
    case RuleName::CageCombinations:
    case RuleName::CageInLine:
    case RuleName::LineInCage:
        return sentenceOfCage(telling);
    case RuleName::NakedPair:
    case RuleName::NakedTriple:
    case RuleName::NakedQuad:
        return sentenceOfNakedSet(telling);
    case RuleName::HiddenPair:
    case RuleName::HiddenTriple:
    case RuleName::HiddenQuad:
        return sentenceOfHiddenSet(telling);
    case RuleName::LineSum:
    case RuleName::LineProduct:
    case RuleName::LinesSum:
    case RuleName::LinesProduct:
        return sentenceOfTotals(telling);
    case RuleName::TwoLinesCages:
        return sentenceOfTwoLines(telling);
    case RuleName::XWing:
    case RuleName::Swordfish:
        return sentenceOfFish(telling);
    default:
        return sentenceOfSharing(telling);
    }
}

} // namespace inkling::kenken
