// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/telling/telling.h"

#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace inkling::kenken {

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

/// A bound of a letter's digit, and the sum that shows it: "11 - 1 - 2 = 8".
struct Bound
{
    std::int64_t digit = 0;
    std::string written = {};
};

/// The lines that a step adds up or multiplies, without the cages whose total is known.
class Equation
{
public:
    Equation(Telling &telling, bool product, int firstLine, int count);

    /// Whether it can be written: each total is known, and the letters are not more than a reader keeps in mind.
    [[nodiscard]] bool isKnown() const;
    [[nodiscard]] bool isProduct() const { return m_isProduct; }
    [[nodiscard]] const std::vector<Letter> &letters() const { return m_letters; }
    /// "1 + a + (18 - b) = 21".
    [[nodiscard]] const std::string &written() const { return m_written; }
    /// "a = b + 2", or with a digit for each letter for which there is one that is not 0.
    [[nodiscard]] std::string solvedFor(const std::vector<int> &digits = {}) const;
    /// The digits for the letters, in their order, that fit the board.
    [[nodiscard]] std::vector<std::vector<int>> solutions() const;
    /// The number that the other of two letters must be where this one is `digit`; nothing where it is not whole.
    /// Requires: there are two letters.
    [[nodiscard]] std::optional<std::int64_t> needed(std::size_t letter, int digit) const;
    /// The least and the most that a letter of a sum can be, whatever digits that fit the board stand for the
    /// others; nothing where none do. Requires: no product.
    [[nodiscard]] std::optional<std::pair<Bound, Bound>> bounds(std::size_t letter) const;

private:
    void addCage(int number, bool isListed);
    [[nodiscard]] std::optional<std::int64_t> totalOf(int number);
    [[nodiscard]] bool isInBlock(int cell) const;
    /// A cell's digit or letter; `sign` is -1 where it sticks out.
    std::string termOf(int cell, int sign);
    void write(const std::string &term);
    [[nodiscard]] bool differ(std::size_t letter, const std::vector<int> &digits) const;
    [[nodiscard]] Bound boundBy(std::size_t letter, const std::vector<int> &digits) const;

    Telling &m_telling;
    bool m_isProduct;
    int m_firstLine;
    int m_count;
    bool m_isKnown = true;
    /// The sum or product that the letters must make.
    Amount m_left;
    std::vector<Letter> m_letters;
    std::string m_written;
};

/// Whether two cells share a row or a column.
[[nodiscard]] bool areOnOneLine(const Telling &telling, int cell, int other);

} // namespace inkling::kenken
