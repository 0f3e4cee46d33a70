// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"
#include "support/checks/sentencecheck.h"

#include <bitset>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace inkling::test {

/// A row or a column, from 0.
struct NumberCrossLine
{
    bool isRow = true;
    int index = 0;
    friend auto operator<=>(const NumberCrossLine &, const NumberCrossLine &) = default;
};

/// A cell, from 0.
struct NumberCrossCell
{
    int row = 0;
    int column = 0;
    friend auto operator<=>(const NumberCrossCell &, const NumberCrossCell &) = default;
};

/// A cell that is black or white.
struct NumberCrossShade
{
    NumberCrossCell cell;
    bool isBlack = false;
    friend auto operator<=>(const NumberCrossShade &, const NumberCrossShade &) = default;
};

/// A Number Cross board as its text gives it.
class NumberCrossSheet
{
public:
    explicit NumberCrossSheet(const Puzzle &puzzle);

    [[nodiscard]] int digit(NumberCrossCell cell) const
    {
        return m_digits[std::size_t(cell.row)][std::size_t(cell.column)];
    }
    [[nodiscard]] int label(NumberCrossLine line) const
    {
        return (line.isRow ? m_rowLabels : m_columnLabels)[std::size_t(line.index)];
    }
    [[nodiscard]] std::vector<NumberCrossCell> cells(NumberCrossLine line) const;
    [[nodiscard]] std::vector<NumberCrossLine> lines() const;
    [[nodiscard]] int sum(const std::vector<NumberCrossCell> &cells) const;
    [[nodiscard]] std::vector<int> digits(const std::vector<NumberCrossCell> &cells) const;
    /// 0 open, 1 black, -1 white.
    [[nodiscard]] int shade(const Knowledge &known, NumberCrossCell cell) const;

    /// @{ What words name; std::invalid_argument where it is not there, or nothing is named.
    [[nodiscard]] NumberCrossLine lineIn(const std::string &words) const;
    [[nodiscard]] std::vector<NumberCrossLine> linesIn(const std::string &words) const;
    /// "the 3 in column 2", of a line, or "the 3 at row 1, column 2".
    [[nodiscard]] std::vector<NumberCrossCell> cellsOf(const std::string &words,
                                                       NumberCrossLine line) const;
    [[nodiscard]] NumberCrossCell cellIn(const std::string &words) const;
    /// @}

private:
    std::vector<std::vector<int>> m_digits;
    std::vector<int> m_rowLabels;
    std::vector<int> m_columnLabels;
};

/// A step's parts.
struct NumberCrossParts
{
    std::vector<NumberCrossLine> lines;
    std::vector<NumberCrossShade> premises;
    std::vector<NumberCrossShade> conclusions;
    bool isContradiction = false;

    explicit NumberCrossParts(const nlohmann::ordered_json &step);
};

/// A line as it stands when so much is known.
struct NumberCrossStanding
{
    std::vector<NumberCrossCell> taken; ///< counted by the label
    std::vector<NumberCrossCell> left;
    std::vector<NumberCrossCell> open;
    int lacks = 0;
    int spare = 0;
    std::string takenWord;
    std::string leftWord;

    NumberCrossStanding(const NumberCrossSheet &sheet, NumberCrossLine line,
                        const Knowledge &known);
};

using NumberCrossSums = std::bitset<1024>;
/// What subsets of these make.
[[nodiscard]] NumberCrossSums sumsOf(const std::vector<int> &digits);
/// How many subsets make a sum.
[[nodiscard]] std::uint64_t waysToMake(const std::vector<int> &digits, int sum);

/// "3 + 4 = 7" or "9 - 2 = 7" or "7": its terms, as they stand, and its result. std::invalid_argument
/// where the sum is wrong.
struct NumberCrossFormula
{
    std::vector<int> terms; ///< after a minus below 0; none where only the result is told
    int result = 0;

    explicit NumberCrossFormula(const std::string &words);
};

} // namespace inkling::test
