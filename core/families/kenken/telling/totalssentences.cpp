// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/kenken/engines/totalsequation.h"
#include "families/kenken/statement.h"

#include <algorithm>
#include <map>
#include <optional>

namespace inkling::kenken {

namespace {

/// "a is row 1, column 2 and b, outside, is row 2, column 2": a cell outside the lines is taken off
/// its cage, and told also where its digit is known: "5, outside, is row 4, column 2". Then the totals
/// that no clue gives: "16 is the sum of cage 160× at row 2, column 4, however it is filled".
Argument lettersOf(const Telling &telling, const Equation &equation)
{
    Argument argument = placesArgument({});
    const auto add = [&](const std::string &name, int cell, bool isOutside) {
        Argument::Part part = telling.cellPart(cell);
        part.words.text = isOutside
                              ? INKLING_TR_NOOP("Phrases", "%1, outside, is row %2, column %3")
                              : INKLING_TR_NOOP("Phrases", "%1 is row %2, column %3");
        part.words.arguments.insert(part.words.arguments.begin(), name);
        argument.parts.push_back(std::move(part));
    };
    for (const Letter &letter : equation.letters())
        add(std::string(1, letter.name), letter.cell, letter.sign < 0);
    for (const auto &[cell, digit] : equation.outside())
        add(std::to_string(digit), cell, true);
    for (const auto &[cage, total] : equation.worked()) {
        Argument::Part part = telling.cagePart(cage);
        const std::string_view text
            = equation.isProduct()
                  ? INKLING_TR_NOOP("Phrases", "%1 is the product of cage %2 at row %3, column %4, "
                                               "however it is filled")
                  : INKLING_TR_NOOP("Phrases", "%1 is the sum of cage %2 at row %3, column %4, "
                                               "however it is filled");
        part.words.text = text;
        part.words.arguments.insert(part.words.arguments.begin(), std::to_string(total));
        argument.parts.push_back(std::move(part));
    }
    return argument;
}

bool canHold(const Telling &telling, int cell, std::int64_t digit)
{
    return digit > 0 && digit <= telling.terms().side()
           && telling.possible(cell).contains(int(digit));
}

/// "a = 4 needs b = 2", of two letters; nothing where there is too much of it.
std::optional<Argument> needsOf(const Telling &telling, const Equation &equation)
{
    constexpr std::size_t most = 3;
    Argument argument = placesArgument({});
    for (const Fact &fact : telling.told) {
        const auto &letters = equation.letters();
        const std::size_t which = int(fact.unknown) == letters[0].cell ? 0 : 1;
        for (const int digit : telling.lost(fact)) {
            const auto other = equation.needed(which, digit);
            if (!other || argument.parts.size() == most)
                return std::nullopt;
            // What is needed may be lost only by this step.
            if (canHold(telling, letters[1 - which].cell, *other)
                && !(*other == digit && areOnOneLine(telling, letters[0].cell, letters[1].cell)))
                return std::nullopt;
            argument.parts.push_back(
                {{INKLING_TR_NOOP("Phrases", "%1 = %2 needs %3 = %4"),
                  {std::string(1, letters[which].name), std::to_string(digit),
                   std::string(1, letters[1 - which].name),
                   *other < 0 ? "\u2212" + std::to_string(-*other) : std::to_string(*other)}},
                 {ElementId(letters[1 - which].cell)}});
        }
    }
    return argument;
}

std::string_view boundText(bool isMost, bool isOfOne)
{
    if (isMost)
        return isOfOne ? INKLING_TR_NOOP("Phrases", "%1 is at most %2")
                       : INKLING_TR_NOOP("Phrases", "%1 and %2 are at most %3");
    return isOfOne ? INKLING_TR_NOOP("Phrases", "%1 is at least %2")
                   : INKLING_TR_NOOP("Phrases", "%1 and %2 are at least %3");
}

/// "a is at most 11 - 1 - 2 = 8", of a sum; nothing where a digit is lost for another reason.
std::optional<Argument> boundsOf(const Telling &telling, const Equation &equation)
{
    if (equation.isProduct())
        return std::nullopt;
    // The letters of which the same sum says the same.
    std::map<std::pair<bool, std::string>, std::vector<std::size_t>> said;
    for (const Fact &fact : telling.told) {
        const auto &letters = equation.letters();
        const auto letter = std::size_t(std::ranges::find(letters, int(fact.unknown), &Letter::cell)
                                        - letters.begin());
        const auto bounds = equation.bounds(letter);
        if (!bounds)
            return std::nullopt;
        for (const int digit : telling.lost(fact)) {
            const bool isMost = digit > bounds->second.digit;
            if (!isMost && digit >= bounds->first.digit)
                return std::nullopt;
            const std::string &sum = isMost ? bounds->second.written : bounds->first.written;
            auto &which = said[{isMost, sum}];
            if (which.empty() || which.back() != letter)
                which.push_back(letter);
        }
    }
    Argument argument = placesArgument({});
    for (const auto &[bound, which] : said) {
        std::string names;
        std::vector<ElementId> elements;
        for (const std::size_t letter : which) {
            if (elements.size() > 0 && letter != which.back())
                names += ", ";
            if (letter != which.back() || which.size() == 1)
                names += equation.letters()[letter].name;
            elements.push_back(ElementId(equation.letters()[letter].cell));
        }
        std::vector<std::string> words{names};
        if (which.size() > 1)
            words.emplace_back(1, equation.letters()[which.back()].name);
        words.push_back(bound.second);
        argument.parts.push_back(
            {{boundText(bound.first, which.size() == 1), std::move(words)}, std::move(elements)});
    }
    return argument;
}

/// "7 + b = c + 4": with what is lost, the equation that nothing fits; nothing where there is too much of it.
std::optional<Argument> unmadeOf(const Telling &telling, const Equation &equation)
{
    constexpr std::size_t most = 4;
    std::vector<std::string> texts;
    for (const Fact &fact : telling.told) {
        const auto &letters = equation.letters();
        const auto letter = std::size_t(std::ranges::find(letters, int(fact.unknown), &Letter::cell)
                                        - letters.begin());
        for (const int digit : telling.lost(fact)) {
            std::vector<int> digits(letters.size(), 0);
            digits[letter] = digit;
            texts.push_back(equation.solvedFor(digits));
        }
    }
    if (texts.size() > most)
        return std::nullopt;
    return formulasArgument(texts, Argument::Joint::Or, {});
}

/// Whether the letters alone say what follows, without what else is known of their lines.
bool follows(const Telling &telling, const Equation &equation,
             const std::vector<std::vector<int>> &solutions)
{
    return std::ranges::all_of(telling.told, [&](const Fact &fact) {
        const auto letter
            = std::size_t(std::ranges::find(equation.letters(), int(fact.unknown), &Letter::cell)
                          - equation.letters().begin());
        const ValueSet lost = telling.lost(fact);
        return std::ranges::none_of(
            solutions, [&](const auto &digits) { return lost.contains(digits[letter]); });
    });
}

Sentence sentenceOf(const Telling &telling, const Equation &equation, const Argument &lines)
{
    constexpr std::size_t mostSolutions = 4;
    const auto solutions = equation.solutions();
    const Argument written = formulaArgument(equation.written());
    if (solutions.empty() != telling.step().contradiction || !follows(telling, equation, solutions))
        return telling.together();
    const Argument solved = formulaArgument(equation.solvedFor());
    const Argument letters = lettersOf(telling, equation);
    if (telling.step().contradiction)
        return telling.say(Way::None, {lines, written, solved, letters});
    // Where more is known than when the step was found, the digit says more than follows from it.
    if (equation.letters().size() == 1 && !telling.told.front().possible.single())
        return telling.together();
    if (equation.letters().size() == 1)
        return telling.say(Way::One, {lines, written, numberArgument(solutions.front().front()),
                                      telling.conclusions()});
    if (equation.letters().size() == 2) {
        if (const auto needs = needsOf(telling, equation))
            return telling.say(Way::Needs,
                               {lines, written, solved, letters, *needs, telling.conclusions()});
    }
    if (solutions.size() <= mostSolutions) {
        std::vector<std::string> texts;
        for (const auto &digits : solutions)
            texts.push_back(equation.solvedFor(digits));
        return telling.say(Way::Few, {lines, written, solved, letters,
                                      formulasArgument(texts, Argument::Joint::Or, {}),
                                      telling.conclusions()});
    }
    if (const auto bounds = boundsOf(telling, equation))
        return telling.say(Way::Bounds,
                           {lines, written, solved, letters, *bounds, telling.conclusions()});
    if (const auto unmade = unmadeOf(telling, equation))
        return telling.say(Way::Unmade,
                           {lines, written, solved, letters, *unmade, telling.conclusions()});
    return telling.say(Way::Rest, {lines, written, solved, letters, telling.conclusions()});
}

/// The sentence that lines make another number than they must, where all of them is known.
Sentence unequal(const Telling &telling, const Equation &equation, std::int64_t made,
                 const Argument &lines)
{
    const Argument where = lettersOf(telling, equation);
    const Argument written = formulaArgument(equation.written());
    const Argument number = formulaArgument(std::to_string(made));
    if (where.parts.empty())
        return telling.say(Way::Unequal, {lines, written, number});
    return telling.say(Way::UnequalWhere, {lines, written, number, where});
}

} // namespace

Sentence sentenceOfTotals(Telling &telling)
{
    const auto arguments = telling.step().arguments;
    if (arguments.size() != 2)
        return telling.together();
    const int first = std::stoi(arguments[0]);
    const int count = std::stoi(arguments[1]);
    const bool isProduct
        = telling.rule() == RuleName::LineProduct || telling.rule() == RuleName::LinesProduct;
    const Equation equation(telling, isProduct, first, count);
    const bool hasAll = std::ranges::all_of(telling.told, [&](const Fact &fact) {
        return std::ranges::find(equation.letters(), int(fact.unknown), &Letter::cell)
               != equation.letters().end();
    });
    std::vector<int> lines;
    for (int line = first; line < first + count; ++line)
        lines.push_back(line);
    if (const auto made = equation.made(); made && telling.step().contradiction)
        return unequal(telling, equation, *made, telling.linesNamed(lines, Argument::Joint::And));
    if (!equation.isKnown() || !hasAll)
        return telling.together();
    return sentenceOf(telling, equation, telling.linesNamed(lines, Argument::Joint::And));
}

} // namespace inkling::kenken
