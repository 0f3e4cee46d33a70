// SPDX-License-Identifier: MIT
#pragma once

#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>

namespace inkling::test {

/// A number in an equation: for sums the number itself; for products the exponents of 2, 3, 5 and
/// 7.
using Value = std::array<std::int64_t, 4>;

inline Value valueOf(std::int64_t number, bool isProduct)
{
    if (!isProduct)
        return {number};
    Value value{};
    constexpr std::array primes{2, 3, 5, 7};
    for (std::size_t i = 0; i < primes.size(); ++i) {
        for (; number > 0 && number % primes[i] == 0; number /= primes[i])
            ++value[i];
    }
    if (number != 1)
        throw std::invalid_argument("not a product of digits");
    return value;
}

/// One side of an equation: a number, and for each letter how many times it is added (negative:
/// subtracted). In a product, letters are multiplied, or divided by.
struct Side
{
    Value number{};
    std::map<char, int> letters;
};

inline Side readSide(const std::string &words, bool isProduct)
{
    Side side;
    std::string text = words;
    for (const char bracket : {'(', ')'})
        std::erase(text, bracket);
    int sign = 1;
    std::string left = text;
    static const std::regex token("^(\\+|\u2212|\u00d7|\u00f7|\\d+|[a-z])(?: |$)");
    std::smatch match;
    // Brackets surround only terms that are added or multiplied, so they can be dropped.
    while (std::regex_search(left, match, token)) {
        const std::string word = match[1];
        if (word == "+" || word == "\u00d7") {
            if ((word == "+") == isProduct)
                throw std::invalid_argument("the wrong sign: " + words);
            sign = 1;
        } else if (word == "\u2212" || word == "\u00f7") {
            if ((word == "\u2212") == isProduct)
                throw std::invalid_argument("the wrong sign: " + words);
            sign = -1;
        } else if (word[0] >= 'a') {
            side.letters[word[0]] += sign;
        } else {
            const Value value = valueOf(std::stoll(word), isProduct);
            for (std::size_t i = 0; i < value.size(); ++i)
                side.number[i] += sign * value[i];
        }
        left = match.suffix();
    }
    if (!left.empty())
        throw std::invalid_argument("not a sum or a product: " + words);
    return side;
}

/// Reads an equation and returns its left side minus its right side or, for a product, its left
/// side divided by its right side.
inline Side readEquation(const std::string &words, bool isProduct)
{
    const auto equals = words.find(" = ");
    if (equals == std::string::npos)
        throw std::invalid_argument("not an equation: " + words);
    Side side = readSide(words.substr(0, equals), isProduct);
    const Side right = readSide(words.substr(equals + 3), isProduct);
    for (std::size_t i = 0; i < side.number.size(); ++i)
        side.number[i] -= right.number[i];
    for (const auto &[letter, times] : right.letters)
        side.letters[letter] -= times;
    std::erase_if(side.letters, [](const auto &letter) { return letter.second == 0; });
    return side;
}

/// Whether two equations say the same; their sides may be swapped.
inline bool areSame(const Side &one, const Side &other)
{
    const auto isSame = [&](int sign) {
        for (std::size_t i = 0; i < one.number.size(); ++i) {
            if (one.number[i] != sign * other.number[i])
                return false;
        }
        if (one.letters.size() != other.letters.size())
            return false;
        return std::ranges::all_of(one.letters, [&](const auto &letter) {
            return other.letters.contains(letter.first)
                   && other.letters.at(letter.first) == sign * letter.second;
        });
    };
    return isSame(1) || isSame(-1);
}

/// The equation that a step's sentence shows, and the checks of it.
class KenkenEquation
{
public:
    KenkenEquation(std::shared_ptr<KenkenReading> reading, const ToldStep &told,
                   const std::string &lines, const std::string &written,
                   std::map<char, int> letters)
        : m_reading(std::move(reading))
        , m_told(told)
        , m_isProduct(written.find("\u00d7") != std::string::npos)
        , m_lines(m_reading->linesIn(lines))
        , m_letters(std::move(letters))
        , m_equation(readEquation(written, m_isProduct))
    {}

    [[nodiscard]] std::optional<std::string> fault(const std::string &written) const
    {
        if (auto wrong = faultOfLines())
            return wrong;
        const std::string rule = m_told.json["rule"];
        if (rule.ends_with("product") != m_isProduct)
            return "a sum for a product";
        for (const auto &[letter, cell] : m_letters) {
            if (m_reading->before(m_told, cell).size() < 2)
                return "a letter for a known cell";
        }
        const std::string expected = expectedText();
        return claim(written == expected, "is not " + expected);
    }
    [[nodiscard]] bool says(const std::string &solved) const
    {
        return areSame(readEquation(solved, m_isProduct), m_equation);
    }
    /// All solutions of the equation: a digit for each letter.
    [[nodiscard]] std::vector<std::map<char, int>> solutions() const
    {
        std::vector<std::map<char, int>> found;
        std::map<char, int> digits;
        const auto fill = [&](const auto &self, auto letter) -> void {
            if (letter == m_letters.end()) {
                if (isMet(digits))
                    found.push_back(digits);
                return;
            }
            for (const int digit : m_reading->before(m_told, letter->second)) {
                const bool isFree = std::ranges::none_of(digits, [&](const auto &other) {
                    return other.second == digit
                           && m_reading->share(m_letters.at(other.first), letter->second);
                });
                if (!isFree)
                    continue;
                digits[letter->first] = digit;
                self(self, std::next(letter));
                digits.erase(letter->first);
            }
        };
        fill(fill, m_letters.begin());
        return found;
    }
    /// Whether the equation proves the step's conclusions: it has solutions, none of them has an
    /// excluded digit, and every cell concluded about is a letter.
    [[nodiscard]] bool follows() const
    {
        const auto all = solutions();
        for (const auto &[cell, left] : m_reading->concluded(m_told)) {
            const auto letter = std::ranges::find(m_letters, cell,
                                                  [](const auto &entry) { return entry.second; });
            if (letter == m_letters.end())
                return false;
            const KenkenReading::Digits gone = m_reading->lost(m_told, cell);
            for (const auto &solution : all) {
                if (gone.contains(solution.at(letter->first)))
                    return false;
            }
        }
        return !all.empty();
    }
    [[nodiscard]] bool isMet(const std::map<char, int> &digits) const
    {
        Value sum = m_equation.number;
        for (const auto &[letter, times] : m_equation.letters) {
            const int digit = digits.at(letter);
            if (m_isProduct && digit < 1)
                return false;
            const Value value = valueOf(digit, m_isProduct);
            for (std::size_t i = 0; i < sum.size(); ++i)
                sum[i] += times * value[i];
        }
        return sum == Value{};
    }
    /// The least and the greatest number that a letter of a sum can be, given the digits left for
    /// the other letters.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> bounds(char letter) const
    {
        const int own = m_equation.letters.at(letter);
        std::pair<std::int64_t, std::int64_t> found{INT64_MAX, INT64_MIN};
        std::vector<std::pair<int, int>> placed;
        const auto fill = [&](const auto &self, auto at, std::int64_t sum) -> void {
            if (at == m_letters.end()) {
                found = {std::min(found.first, -own * sum), std::max(found.second, -own * sum)};
                return;
            }
            if (at->first == letter)
                return self(self, std::next(at), sum);
            for (const int digit : m_reading->before(m_told, at->second)) {
                const bool isFree = std::ranges::none_of(placed, [&](const auto &other) {
                    return other.second == digit && m_reading->share(other.first, at->second);
                });
                if (!isFree)
                    continue;
                placed.emplace_back(at->second, digit);
                self(self, std::next(at), sum + m_equation.letters.at(at->first) * digit);
                placed.pop_back();
            }
        };
        fill(fill, m_letters.begin(), m_equation.number[0]);
        return found;
    }
    [[nodiscard]] const std::map<char, int> &letters() const { return m_letters; }

private:
    [[nodiscard]] bool isInside(int cell) const
    {
        return std::ranges::any_of(
            m_lines, [&](const KenkenReading::Line &line) { return m_reading->isOn(line, cell); });
    }
    [[nodiscard]] std::optional<std::string> faultOfLines() const
    {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (!m_reading->premiseLines(m_told).contains(m_lines[i])
                || m_lines[i].isRow != m_lines[0].isRow
                || m_lines[i].number != m_lines[0].number + int(i))
                return "not these lines";
        }
        return std::nullopt;
    }
    [[nodiscard]] std::string textOf(int cell) const
    {
        const KenkenReading::Digits digits = m_reading->before(m_told, cell);
        if (digits.size() == 1)
            return std::to_string(*digits.begin());
        const auto letter
            = std::ranges::find(m_letters, cell, [](const auto &entry) { return entry.second; });
        if (letter == m_letters.end())
            throw std::invalid_argument("an open cell without a letter");
        return std::string(1, letter->first);
    }
    [[nodiscard]] std::int64_t resultOf(const std::vector<int> &digits) const
    {
        std::int64_t result = m_isProduct ? 1 : 0;
        for (const int digit : digits)
            result = m_isProduct ? result * digit : result + digit;
        return result;
    }
    [[nodiscard]] std::int64_t totalOf(const JudgeCage &cage) const
    {
        if (cage.operation == '.' || cage.operation == (m_isProduct ? '*' : '+'))
            return cage.target;
        std::set<std::int64_t> totals;
        for (const auto &filling : m_reading->fillings(cage, m_told))
            totals.insert(resultOf(filling));
        if (totals.size() != 1)
            throw std::invalid_argument("the total of a cage is not known");
        return *totals.begin();
    }
    /// The terms for a cage: if the step rests on the cage, its total minus its cells outside the
    /// block; otherwise its cells inside.
    [[nodiscard]] std::vector<std::string> termsOf(const JudgeCage &cage) const
    {
        std::vector<std::string> terms;
        if (!m_reading->premiseCages(m_told).contains(cage.letter)) {
            for (const int cell : cage.cells) {
                if (isInside(cell))
                    terms.push_back(textOf(cell));
            }
            return terms;
        }
        std::string term = std::to_string(totalOf(cage));
        bool sticksOut = false;
        for (const int cell : cage.cells) {
            if (isInside(cell))
                continue;
            term += (m_isProduct ? " \u00f7 " : " \u2212 ") + textOf(cell);
            sticksOut = true;
        }
        return {sticksOut ? '(' + term + ')' : term};
    }
    /// The equation as text, with cages and single cells in the order in which they occur along the
    /// lines.
    [[nodiscard]] std::string expectedText() const
    {
        std::string text;
        std::set<char> seen;
        for (const KenkenReading::Line &line : m_lines) {
            for (const int cell : m_reading->cellsOf(line)) {
                const JudgeCage &cage = m_reading->cageOf(cell);
                if (!seen.insert(cage.letter).second)
                    continue;
                for (const std::string &term : termsOf(cage))
                    text += (text.empty() ? "" : m_isProduct ? " \u00d7 " : " + ") + term;
            }
        }
        std::vector<int> line;
        for (int digit = 1; digit <= m_reading->side(); ++digit)
            line.push_back(digit);
        const std::int64_t each = resultOf(line);
        const auto count = std::int64_t(m_lines.size());
        text += " = " + std::to_string(m_isProduct ? each : each * count);
        for (std::int64_t i = 1; m_isProduct && i < count; ++i)
            text += " \u00d7 " + std::to_string(each);
        return text;
    }

    std::shared_ptr<KenkenReading> m_reading;
    const ToldStep &m_told;
    bool m_isProduct;
    std::vector<KenkenReading::Line> m_lines;
    std::map<char, int> m_letters;
    Side m_equation;
};

} // namespace inkling::test
