// SPDX-License-Identifier: MIT
#include "support/numbercross/numbercrossboards.h"

namespace inkling::test {

using namespace numbercross;

Givens randomNumberCross(int rows, int columns, int percent, std::mt19937 &random)
{
    Givens givens;
    givens.grid = {rows, columns};
    std::vector<std::uint8_t> shades;
    for (int cell = 0; cell < rows * columns; ++cell) {
        givens.digits.push_back(std::uint8_t(1 + random() % 9));
        shades.push_back(int(random() % 100) < percent ? black : white);
    }
    label(givens, shades);
    return givens;
}

void label(Givens &givens, const std::vector<std::uint8_t> &shades)
{
    const Grid &grid = givens.grid;
    givens.labels.assign(std::size_t(grid.lineCount()), 0);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const int line = shades[std::size_t(cell)] == black ? grid.columnLine(grid.columnOf(cell))
                                                            : grid.rowLine(grid.rowOf(cell));
        givens.labels[std::size_t(line)] += givens.digits[std::size_t(cell)];
    }
}

void disturb(Givens &givens, int times, std::mt19937 &random)
{
    for (int i = 0; i < times; ++i) {
        int &more = givens.labels[random() % givens.labels.size()];
        int &less = givens.labels[random() % givens.labels.size()];
        const int amount = 1 + int(random() % 3);
        if (less >= amount) {
            less -= amount;
            more += amount;
        }
    }
}

namespace {

/// Goes through the cells in their order; a line that is asked for is looked at when it is full.
void extend(const Givens &givens, const std::vector<bool> &isAsked,
            std::vector<std::uint8_t> &shades, std::vector<int> &sums,
            std::vector<std::vector<std::uint8_t>> &answers)
{
    const Grid &grid = givens.grid;
    const int cell = int(shades.size());
    if (cell == grid.cellCount()) {
        answers.push_back(shades);
        return;
    }
    const int row = grid.rowLine(grid.rowOf(cell));
    const int column = grid.columnLine(grid.columnOf(cell));
    for (const int shade : {white, black}) {
        int &sum = sums[std::size_t(shade == white ? row : column)];
        sum += givens.digits[std::size_t(cell)];
        shades.push_back(std::uint8_t(shade));
        const auto isMet = [&](int line) {
            const auto index = std::size_t(line);
            return !isAsked[index] || sums[index] == givens.labels[index];
        };
        const bool endsRow = grid.columnOf(cell) + 1 == grid.columns;
        const bool endsColumn = grid.rowOf(cell) + 1 == grid.rows;
        if ((!endsRow || isMet(row)) && (!endsColumn || isMet(column)))
            extend(givens, isAsked, shades, sums, answers);
        shades.pop_back();
        sum -= givens.digits[std::size_t(cell)];
    }
}

} // namespace

std::vector<std::vector<std::uint8_t>> allAnswers(const Givens &givens,
                                                  const std::vector<bool> &isAsked)
{
    std::vector<std::vector<std::uint8_t>> answers;
    std::vector<std::uint8_t> shades;
    std::vector<int> sums(givens.labels.size(), 0);
    extend(givens, isAsked, shades, sums, answers);
    return answers;
}

} // namespace inkling::test
