// SPDX-License-Identifier: MIT
#include "support/numbercross/numbercrossview.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace inkling::test {

namespace {

using Line = NumberCrossLine;
using Cell = NumberCrossCell;

std::vector<std::smatch> matchesIn(const std::string &words, const std::regex &pattern)
{
    return {std::sregex_iterator(words.begin(), words.end(), pattern), std::sregex_iterator()};
}

} // namespace

NumberCrossSheet::NumberCrossSheet(const Puzzle &puzzle)
{
    std::istringstream lines(puzzle.text());
    std::string text;
    while (std::getline(lines, text)) {
        std::istringstream stream(text);
        std::vector<int> numbers;
        for (int number = 0; stream >> number;)
            numbers.push_back(number);
        if (m_columnLabels.empty()) {
            m_columnLabels = numbers;
        } else if (!numbers.empty()) {
            m_rowLabels.push_back(numbers.back());
            numbers.pop_back();
            m_digits.push_back(numbers);
        }
    }
}

std::vector<Cell> NumberCrossSheet::cells(Line line) const
{
    std::vector<Cell> cells;
    const int count = int(line.isRow ? m_columnLabels.size() : m_rowLabels.size());
    for (int i = 0; i < count; ++i)
        cells.push_back(line.isRow ? Cell{line.index, i} : Cell{i, line.index});
    return cells;
}

std::vector<Line> NumberCrossSheet::lines() const
{
    std::vector<Line> lines;
    for (int i = 0; i < int(m_rowLabels.size()); ++i)
        lines.push_back({true, i});
    for (int i = 0; i < int(m_columnLabels.size()); ++i)
        lines.push_back({false, i});
    return lines;
}

std::vector<int> NumberCrossSheet::digits(const std::vector<Cell> &cells) const
{
    std::vector<int> digits;
    for (const Cell cell : cells)
        digits.push_back(digit(cell));
    std::ranges::sort(digits);
    return digits;
}

int NumberCrossSheet::sum(const std::vector<Cell> &cells) const
{
    int sum = 0;
    for (const Cell cell : cells)
        sum += digit(cell);
    return sum;
}

int NumberCrossSheet::shade(const Knowledge &known, Cell cell) const
{
    const auto unknown
        = UnknownId(std::size_t(cell.row) * m_columnLabels.size() + std::size_t(cell.column));
    const ValueSet possible = known.possible(unknown);
    return !possible.single() ? 0 : possible.value() == 1 ? 1 : -1;
}

std::vector<Line> NumberCrossSheet::linesIn(const std::string &words) const
{
    static const std::regex pattern("(row|column) (\\d+)", std::regex::icase);
    std::vector<Line> lines;
    for (const std::smatch &match : matchesIn(words, pattern)) {
        const Line line{std::tolower(match.str(1)[0]) == 'r', std::stoi(match[2]) - 1};
        const auto all = this->lines();
        if (std::ranges::find(all, line) == all.end())
            throw std::invalid_argument("no such line: " + words);
        lines.push_back(line);
    }
    return lines;
}

Line NumberCrossSheet::lineIn(const std::string &words) const
{
    static const std::regex pattern("(row|column) (\\d+)", std::regex::icase);
    if (!std::regex_match(words, pattern))
        throw std::invalid_argument("not a line: " + words);
    return linesIn(words).front();
}

std::vector<Cell> NumberCrossSheet::cellsOf(const std::string &words, Line line) const
{
    static const std::regex pattern("the (\\d) in (row|column) (\\d+)", std::regex::icase);
    std::vector<Cell> cells;
    for (const std::smatch &match : matchesIn(words, pattern)) {
        const bool isAcross = line.isRow ? match[2] == "column" : match[2] == "row";
        const int index = std::stoi(match[3]) - 1;
        const Cell cell = line.isRow ? Cell{line.index, index} : Cell{index, line.index};
        const auto all = this->cells(line);
        if (!isAcross || std::ranges::find(all, cell) == all.end()
            || digit(cell) != std::stoi(match[1]))
            throw std::invalid_argument("no such digit: " + match.str());
        cells.push_back(cell);
    }
    return cells;
}

Cell NumberCrossSheet::cellIn(const std::string &words) const
{
    static const std::regex pattern("the (\\d) at row (\\d+), column (\\d+)", std::regex::icase);
    std::smatch match;
    if (!std::regex_match(words, match, pattern))
        throw std::invalid_argument("not a cell: " + words);
    const Cell cell{std::stoi(match[2]) - 1, std::stoi(match[3]) - 1};
    if (cell.row >= int(m_rowLabels.size()) || cell.column >= int(m_columnLabels.size())
        || digit(cell) != std::stoi(match[1]))
        throw std::invalid_argument("no such digit: " + words);
    return cell;
}

NumberCrossParts::NumberCrossParts(const nlohmann::ordered_json &step)
{
    const auto shadeOf = [](const nlohmann::ordered_json &object) {
        return NumberCrossShade{{object["cell"][0], object["cell"][1]}, object["is"] == "black"};
    };
    for (const auto &premise : step["premises"]) {
        if (premise.contains("row"))
            lines.push_back({true, premise["row"]});
        else if (premise.contains("column"))
            lines.push_back({false, premise["column"]});
        else
            premises.push_back(shadeOf(premise));
    }
    // As they are named: "row 7, column 2" would read like a cell.
    std::ranges::stable_partition(lines, [](Line line) { return !line.isRow; });
    for (const auto &conclusion : step["conclusions"]) {
        if (conclusion.contains("contradiction"))
            isContradiction = true;
        else
            conclusions.push_back(shadeOf(conclusion));
    }
}

NumberCrossStanding::NumberCrossStanding(const NumberCrossSheet &sheet, Line line,
                                         const Knowledge &known)
    : takenWord(line.isRow ? "white" : "black")
    , leftWord(line.isRow ? "black" : "white")
{
    for (const Cell cell : sheet.cells(line)) {
        const int shade = sheet.shade(known, cell);
        const bool isTaken = line.isRow ? shade < 0 : shade > 0;
        (shade == 0 ? open : isTaken ? taken : left).push_back(cell);
    }
    lacks = sheet.label(line) - sheet.sum(taken);
    spare = sheet.sum(open) - lacks;
}

NumberCrossSums sumsOf(const std::vector<int> &digits)
{
    NumberCrossSums sums;
    sums.set(0);
    for (const int digit : digits)
        sums |= sums << std::size_t(digit);
    return sums;
}

std::uint64_t waysToMake(const std::vector<int> &digits, int sum)
{
    if (sum < 0)
        return 0;
    std::vector<std::uint64_t> ways(std::size_t(sum) + 1, 0);
    ways[0] = 1;
    for (const int digit : digits) {
        for (std::size_t made = ways.size(); made-- > std::size_t(digit);)
            ways[made] += ways[made - std::size_t(digit)];
    }
    return ways.back();
}

NumberCrossFormula::NumberCrossFormula(const std::string &text)
{
    static const std::regex minus("\u2212");
    const std::string words = std::regex_replace(text, minus, "-");
    static const std::regex plain("-?\\d+");
    static const std::regex whole("(\\d+(?: [+-] \\d+)*) = (-?\\d+)");
    std::smatch match;
    if (std::regex_match(words, plain)) {
        result = std::stoi(words);
        return;
    }
    if (!std::regex_match(words, match, whole))
        throw std::invalid_argument("not a sum: " + words);
    result = std::stoi(match[2]);
    std::istringstream stream(match.str(1));
    int number = 0;
    stream >> number;
    terms.push_back(number);
    int sum = number;
    for (char sign = 0; stream >> sign >> number;) {
        terms.push_back(sign == '-' ? -number : number);
        sum += terms.back();
    }
    if (sum != result)
        throw std::invalid_argument("a wrong sum: " + words);
}

} // namespace inkling::test
