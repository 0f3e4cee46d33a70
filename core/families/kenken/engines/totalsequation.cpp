// SPDX-License-Identifier: MIT
#include "families/kenken/engines/totalsequation.h"

#include "families/kenken/puzzle.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace inkling::kenken {

namespace {

constexpr std::size_t mostLetters = 5;

} // namespace

Equation::Equation(Telling &telling, bool product, int firstLine, int count)
    : m_telling(telling)
    , m_isProduct(product)
    , m_firstLine(firstLine)
    , m_count(count)
    , m_whole(product)
    , m_left(product)
{
    const int side = telling.terms().side();
    Amount one(product);
    for (int digit = 1; digit <= side; ++digit)
        one.add(digit, 1);
    std::vector<int> seen;
    for (int line = firstLine; line < firstLine + count; ++line) {
        for (int digit = 1; digit <= side; ++digit) {
            m_whole.add(digit, 1);
            m_left.add(digit, 1);
        }
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

bool Equation::isKnown() const
{
    return m_isKnown && !m_letters.empty() && m_letters.size() <= mostLetters;
}

std::optional<std::int64_t> Equation::made() const
{
    if (!m_isKnown || !m_letters.empty())
        return std::nullopt;
    if (!m_isProduct)
        return m_whole.top - m_left.top;
    const std::int64_t product = m_whole.top * m_left.bottom;
    return product % m_left.top == 0 ? std::optional(product / m_left.top) : std::nullopt;
}

bool Equation::isInBlock(int cell) const
{
    for (int line = m_firstLine; line < m_firstLine + m_count; ++line) {
        if (m_telling.terms().isOn(line, cell))
            return true;
    }
    return false;
}

/// The total of a cage: by its clue, or because all ways left to fill it have the same.
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
    if (common)
        m_worked.emplace_back(number, *common);
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
        if (sign < 0)
            m_outside.emplace_back(cell, possible.value());
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
        const bool isOpen = digits.empty() || digits[i] == 0;
        const std::string term
            = isOpen ? std::string(1, m_letters[i].name) : std::to_string(digits[i]);
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

Bound Equation::boundBy(std::size_t letter, const std::vector<int> &digits) const
{
    const int own = m_letters[letter].sign;
    std::vector<std::int64_t> terms{own * m_left.top};
    for (std::size_t i = 0; i < m_letters.size(); ++i) {
        if (i != letter)
            terms.push_back(-own * m_letters[i].sign * digits[i]);
    }
    // What is added comes first.
    std::ranges::stable_partition(terms, [](std::int64_t term) { return term > 0; });
    Bound bound;
    for (const std::int64_t term : terms) {
        bound.digit += term;
        if (term == 0)
            continue;
        if (term < 0)
            bound.written += bound.written.empty() ? "\u2212" : " \u2212 ";
        else if (!bound.written.empty())
            bound.written += " + ";
        bound.written += std::to_string(std::abs(term));
    }
    bound.written += " = " + std::to_string(bound.digit);
    return bound;
}

std::optional<std::pair<Bound, Bound>> Equation::bounds(std::size_t letter) const
{
    std::optional<std::pair<Bound, Bound>> found;
    std::vector<int> digits;
    const auto go = [&](const auto &self) -> void {
        const std::size_t next = digits.size();
        if (next == m_letters.size()) {
            const Bound bound = boundBy(letter, digits);
            if (!found)
                found = {bound, bound};
            if (bound.digit < found->first.digit)
                found->first = bound;
            if (bound.digit > found->second.digit)
                found->second = bound;
            return;
        }
        // 0 is like no digit: the letter itself is left out.
        for (const int digit :
             next == letter ? ValueSet::only(0) : m_telling.possible(m_letters[next].cell)) {
            digits.push_back(digit);
            if (differ(next, digits))
                self(self);
            digits.pop_back();
        }
    };
    go(go);
    return found;
}

} // namespace inkling::kenken
