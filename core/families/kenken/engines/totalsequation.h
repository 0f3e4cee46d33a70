// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/telling/telling.h"

#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inkling::kenken {

/// A sum, or a product; a product is the fraction top / bottom, a sum is `top`.
struct Amount
{
    bool isProduct;
    std::int64_t top;
    std::int64_t bottom = 1;

    explicit Amount(bool product)
        : isProduct(product)
        , top(product ? 1 : 0)
    {}
    /// Adds a number to the sum, or multiplies the product by it. `sign`: -1 to take the number
    /// away again.
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
    /// Whether the sum is 0, or the product 1.
    [[nodiscard]] bool isNeutral() const { return top == (isProduct ? 1 : 0) && bottom == 1; }
};

/// A cell that is not known yet, with the letter that stands for its digit.
struct Letter
{
    int cell;
    int sign;
    char name;
};

/// A bound of a letter's digit, and the calculation that shows it: "11 - 1 - 2 = 8".
struct Bound
{
    std::int64_t digit = 0;
    std::string written = {};
};

/// The equation of the lines that a step adds up or multiplies, in which cages with a known total
/// stand as numbers.
class Equation
{
public:
    Equation(Telling &telling, bool product, int firstLine, int count);

    /// Whether the equation can be written: each total is known, and there are letters, but no more
    /// than a reader can keep in mind.
    [[nodiscard]] bool isKnown() const;
    /// The number that the lines make, where all of it is known: each total, and no letters. Nothing
    /// where it is no whole number.
    [[nodiscard]] std::optional<std::int64_t> made() const;
    [[nodiscard]] bool isProduct() const { return m_isProduct; }
    [[nodiscard]] const std::vector<Letter> &letters() const { return m_letters; }
    /// The cages with another operation that have a total all the same, as every way left to fill
    /// them has it; with the total.
    [[nodiscard]] const std::vector<std::pair<int, std::int64_t>> &worked() const
    {
        return m_worked;
    }
    /// The cells outside the lines that are known, and so stand as numbers; with the digit.
    [[nodiscard]] const std::vector<std::pair<int, int>> &outside() const { return m_outside; }
    /// The equation in full: "1 + a + (18 - b) = 21".
    [[nodiscard]] const std::string &written() const { return m_written; }
    /// The equation simplified, with the letters apart: "a = b + 2". A letter whose entry in
    /// `digits` is not 0 is replaced by that digit.
    [[nodiscard]] std::string solvedFor(const std::vector<int> &digits = {}) const;
    /// All choices of digits for the letters, in their order, that solve the equation and fit the
    /// board.
    [[nodiscard]] std::vector<std::vector<int>> solutions() const;
    /// The number that the other of two letters must be if `letter` is `digit`; nothing where that
    /// number is not whole. Requires: there are two letters.
    [[nodiscard]] std::optional<std::int64_t> needed(std::size_t letter, int digit) const;
    /// The least and the greatest number that a letter of a sum can be, over all digits for the
    /// other letters that fit the board; nothing where there are none. Requires: the equation is no
    /// product.
    [[nodiscard]] std::optional<std::pair<Bound, Bound>> bounds(std::size_t letter) const;

private:
    void addCage(int number, bool isListed);
    [[nodiscard]] std::optional<std::int64_t> totalOf(int number);
    [[nodiscard]] bool isInBlock(int cell) const;
    /// The term for a cell: its digit if it is known, else a new letter. `sign` is -1 for a cell
    /// outside the lines.
    std::string termOf(int cell, int sign);
    void write(const std::string &term);
    [[nodiscard]] bool differ(std::size_t letter, const std::vector<int> &digits) const;
    [[nodiscard]] Bound boundBy(std::size_t letter, const std::vector<int> &digits) const;

    Telling &m_telling;
    bool m_isProduct;
    int m_firstLine;
    int m_count;
    bool m_isKnown = true;
    /// The sum or product of the lines.
    Amount m_whole;
    /// The sum or product that the letters must make together.
    Amount m_left;
    std::vector<Letter> m_letters;
    std::vector<std::pair<int, std::int64_t>> m_worked;
    std::vector<std::pair<int, int>> m_outside;
    std::string m_written;
};

/// Whether two cells share a row or a column.
[[nodiscard]] bool areOnOneLine(const Telling &telling, int cell, int other);

} // namespace inkling::kenken
