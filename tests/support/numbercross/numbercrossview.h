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

/// A row or a column; its index counts from 0.
struct NumberCrossLine
{
    bool isRow = true;
    int index = 0;
    friend auto operator<=>(const NumberCrossLine &, const NumberCrossLine &) = default;
};

/// A cell; row and column count from 0.
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

/// A Number Cross board, read from the puzzle's text.
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
    /// The shade of a cell: 0 if it is open, 1 for black, -1 for white.
    [[nodiscard]] int shade(const Knowledge &known, NumberCrossCell cell) const;

    /// @{ The things that words name. Throws std::invalid_argument if the words name nothing of the
    /// kind, or a thing that is not there.
    [[nodiscard]] NumberCrossLine lineIn(const std::string &words) const;
    [[nodiscard]] std::vector<NumberCrossLine> linesIn(const std::string &words) const;
    /// The cells that the words name: "the 3 in column 2" (of a line) or "the 3 at row 1, column
    /// 2".
    [[nodiscard]] std::vector<NumberCrossCell> cellsOf(const std::string &words,
                                                       NumberCrossLine line) const;
    [[nodiscard]] NumberCrossCell cellIn(const std::string &words) const;
    /// @}

private:
    std::vector<std::vector<int>> m_digits;
    std::vector<int> m_rowLabels;
    std::vector<int> m_columnLabels;
};

/// The lines, premises and conclusions of a step, from its JSON form.
struct NumberCrossParts
{
    std::vector<NumberCrossLine> lines;
    std::vector<NumberCrossShade> premises;
    std::vector<NumberCrossShade> conclusions;
    bool isContradiction = false;

    explicit NumberCrossParts(const nlohmann::ordered_json &step);
};

/// The state of a line: its cells by shade, and the amounts that its label still needs and can
/// spare.
struct NumberCrossStanding
{
    std::vector<NumberCrossCell> taken; ///< the cells that count for the label
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
/// The sums of all subsets of these digits: bit s for the sum s.
[[nodiscard]] NumberCrossSums sumsOf(const std::vector<int> &digits);
/// The number of subsets of these digits whose sum is `sum`.
[[nodiscard]] std::uint64_t waysToMake(const std::vector<int> &digits, int sum);

/// A formula: "3 + 4 = 7", "9 - 2 = 7" or just "7". The constructor throws std::invalid_argument if
/// the formula is wrong.
struct NumberCrossFormula
{
    /// The terms in their order, negative after a minus; empty if only the result is given.
    std::vector<int> terms;
    int result = 0;

    explicit NumberCrossFormula(const std::string &words);
};

} // namespace inkling::test
