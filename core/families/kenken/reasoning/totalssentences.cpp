// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/reasoning/telling.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

namespace inkling::kenken {

namespace {

constexpr std::size_t mostLetters = 4;

/// A sum or a product, as a fraction of which one half is not used by sums.
struct Amount
{
    bool isProduct;
    std::int64_t top;
    std::int64_t bottom = 1;

    explicit Amount(bool product)
        : isProduct(product)
        , top(product ? 1 : 0)
    {}
    /// sign: -1 to take it away.
    void add(std::int64_t number, int sign)
    {
        if (!isProduct) {
            top += sign * number;
            return;
        }
        (sign > 0 ? top : bottom) *= number;
        const std::int64_t common = std::gcd(top, bottom);
        top /= common;
        bottom /= common;
    }
    [[nodiscard]] bool isNeutral() const { return top == (isProduct ? 1 : 0) && bottom == 1; }
};

/// A cell that is still open, under its letter.
struct Letter
{
    int cell;
    int sign;
    char name;
};

/// The lines that a step adds up or multiplies, without the cages whose total is known.
class Equation
{
public:
    Equation(Telling &telling, bool product, int firstLine, int count);

    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    [[nodiscard]] const std::vector<Letter> &letters() const { return m_letters; }
    /// "1 + a + (18 - b) = 21".
    [[nodiscard]] const std::string &written() const { return m_written; }
    /// "a = b + 2", or with a digit for each letter.
    [[nodiscard]] std::string solvedFor(const std::vector<int> &digits = {}) const;
    /// The digits for the letters, in their order, that fit the board.
    [[nodiscard]] std::vector<std::vector<int>> solutions() const;
    /// Of two letters: what the other must be; nothing where that is no whole number.
    [[nodiscard]] std::optional<std::int64_t> needed(std::size_t letter, int digit) const;

private:
    void addCage(int number, bool isListed);
    [[nodiscard]] std::optional<std::int64_t> totalOf(int number);
    [[nodiscard]] bool isInBlock(int cell) const;
    /// A cell's digit or letter; `sign` is -1 where it sticks out.
    std::string termOf(int cell, int sign);
    void write(const std::string &term);
    [[nodiscard]] bool differ(std::size_t letter, const std::vector<int> &digits) const;

    Telling &m_telling;
    bool m_isProduct;
    int m_firstLine;
    int m_count;
    bool m_isKnown = true;
    /// What the letters come to.
    Amount m_left;
    std::vector<Letter> m_letters;
    std::string m_written;
};

Equation::Equation(Telling &telling, bool product, int firstLine, int count)
    : m_telling(telling)
    , m_isProduct(product)
    , m_firstLine(firstLine)
    , m_count(count)
    , m_left(product)
{
    const int side = telling.terms().side();
    Amount one(product);
    for (int digit = 1; digit <= side; ++digit)
        one.add(digit, 1);
    std::vector<int> seen;
    std::vector<std::int64_t> taken;
    for (int line = firstLine; line < firstLine + count; ++line) {
        for (int digit = 1; digit <= side; ++digit)
            m_left.add(digit, 1);
        for (int i = 0; i < side; ++i) {
            const int number = telling.cages().cageOf[std::size_t(telling.terms().cell(line, i))];
            if (std::ranges::find(seen, number) != seen.end())
                continue;
            seen.push_back(number);
            const bool isListed
                = std::ranges::find(telling.cageNumbers, number) != telling.cageNumbers.end();
            addCage(number, isListed);
        }
    }
    std::string total = std::to_string(product ? one.top : one.top * count);
    for (int line = 1; product && line < count; ++line)
        total += " \u00d7 " + std::to_string(one.top);
    m_written += " = " + total;
}

bool Equation::isInBlock(int cell) const
{
    for (int line = m_firstLine; line < m_firstLine + m_count; ++line) {
        if (m_telling.terms().isOn(line, cell))
            return true;
    }
    return false;
}

/// By its clue, or because all ways left to fill it come to the same.
std::optional<std::int64_t> Equation::totalOf(int number)
{
    const Cage &cage = m_telling.cage(number);
    if (cage.operation == Operation::Given
        || cage.operation == (m_isProduct ? Operation::Product : Operation::Sum))
        return cage.target;
    const WayList *const ways = m_telling.ways(number);
    std::optional<std::int64_t> common;
    for (int way = 0; ways && way < ways->count(); ++way) {
        Amount amount(m_isProduct);
        for (int i = 0; i < ways->size(); ++i)
            amount.add(std::countr_zero(ways->digit(way, i)), 1);
        if (common && *common != amount.top)
            return std::nullopt;
        common = amount.top;
    }
    return common;
}

void Equation::write(const std::string &term)
{
    if (!m_written.empty())
        m_written += m_isProduct ? " \u00d7 " : " + ";
    m_written += term;
}

std::string Equation::termOf(int cell, int sign)
{
    const ValueSet possible = m_telling.possible(cell);
    if (possible.single()) {
        m_left.add(possible.value(), -sign);
        return std::to_string(possible.value());
    }
    m_letters.push_back({cell, sign, char('a' + m_letters.size())});
    return std::string(1, m_letters.back().name);
}

void Equation::addCage(int number, bool isListed)
{
    const auto &cells = m_telling.cage(number).cells;
    if (!isListed) {
        for (const int cell : cells) {
            if (isInBlock(cell))
                write(termOf(cell, 1));
        }
        return;
    }
    const auto total = totalOf(number);
    if (!total || m_letters.size() > mostLetters) {
        m_isKnown = false;
        return;
    }
    m_left.add(*total, -1);
    std::string term = std::to_string(*total);
    bool sticksOut = false;
    for (const int cell : cells) {
        if (isInBlock(cell))
            continue;
        sticksOut = true;
        term += (m_isProduct ? " \u00f7 " : " \u2212 ") + termOf(cell, -1);
    }
    write(sticksOut ? '(' + term + ')' : term);
}

std::string Equation::solvedFor(const std::vector<int> &digits) const
{
    const std::string_view sign = m_isProduct ? " \u00d7 " : " + ";
    std::array<std::string, 2> sides;
    const auto write = [&](int side, const std::string &term) {
        sides[std::size_t(side)]
            += (sides[std::size_t(side)].empty() ? "" : std::string(sign)) + term;
    };
    for (std::size_t i = 0; i < m_letters.size(); ++i) {
        const std::string term
            = digits.empty() ? std::string(1, m_letters[i].name) : std::to_string(digits[i]);
        write(m_letters[i].sign > 0 ? 0 : 1, term);
    }
    // What is left over stands on the side where it is more than nothing.
    const std::int64_t right = m_isProduct ? m_left.top : std::max<std::int64_t>(m_left.top, 0);
    const std::int64_t left = m_isProduct ? m_left.bottom : std::max<std::int64_t>(-m_left.top, 0);
    const std::int64_t nothing = m_isProduct ? 1 : 0;
    if (left != nothing || sides[0].empty())
        write(0, std::to_string(left));
    if (right != nothing || sides[1].empty())
        write(1, std::to_string(right));
    const bool isTurned
        = m_letters.front().sign < 0
          && std::ranges::none_of(m_letters, [](const Letter &letter) { return letter.sign > 0; });
    return isTurned ? sides[1] + " = " + sides[0] : sides[0] + " = " + sides[1];
}

bool areOnOneLine(const Telling &telling, int cell, int other)
{
    const Terms &terms = telling.terms();
    return terms.isOn(terms.rowLine(cell), other) || terms.isOn(terms.columnLine(cell), other);
}

bool Equation::differ(std::size_t letter, const std::vector<int> &digits) const
{
    const int cell = m_letters[letter].cell;
    for (std::size_t i = 0; i < letter; ++i) {
        if (digits[i] == digits[letter] && areOnOneLine(m_telling, cell, m_letters[i].cell))
            return false;
    }
    return true;
}

std::vector<std::vector<int>> Equation::solutions() const
{
    std::vector<std::vector<int>> found;
    std::vector<int> digits;
    const auto go = [&](const auto &self, const Amount &left) -> void {
        if (digits.size() == m_letters.size()) {
            if (left.isNeutral())
                found.push_back(digits);
            return;
        }
        const Letter &letter = m_letters[digits.size()];
        for (const int digit : m_telling.possible(letter.cell)) {
            digits.push_back(digit);
            Amount rest = left;
            rest.add(digit, -letter.sign);
            if (differ(digits.size() - 1, digits))
                self(self, rest);
            digits.pop_back();
        }
    };
    go(go, m_left);
    return found;
}

std::optional<std::int64_t> Equation::needed(std::size_t letter, int digit) const
{
    Amount left = m_left;
    left.add(digit, -m_letters[letter].sign);
    const bool isTaken = m_letters[1 - letter].sign < 0;
    if (!m_isProduct)
        return isTaken ? -left.top : left.top;
    const std::int64_t top = isTaken ? left.bottom : left.top;
    const std::int64_t bottom = isTaken ? left.top : left.bottom;
    return bottom == 1 ? std::optional(top) : std::nullopt;
}

Argument lettersOf(const Telling &telling, const Equation &equation)
{
    Argument argument = placesArgument({});
    for (const Letter &letter : equation.letters()) {
        Argument::Part part = telling.cellPart(letter.cell);
        part.words
            = {INKLING_TR_NOOP("Phrases", "%1 is row %2, column %3"),
               {std::string(1, letter.name), part.words.arguments[0], part.words.arguments[1]}};
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

Sentence sentenceOf(const Telling &telling, const Equation &equation, Argument lines)
{
    constexpr std::size_t mostSolutions = 3;
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
    return telling.say(Way::Rest, {lines, written, solved, letters, telling.conclusions()});
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
    if (!equation.isKnown() || equation.letters().empty() || equation.letters().size() > mostLetters
        || !hasAll)
        return telling.together();
    std::vector<int> lines;
    for (int line = first; line < first + count; ++line)
        lines.push_back(line);
    return sentenceOf(telling, equation, telling.linesNamed(lines, Argument::Joint::And));
}

} // namespace inkling::kenken
