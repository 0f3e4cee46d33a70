// SPDX-License-Identifier: MIT
#include "families/numbercross/checker.h"

namespace inkling::numbercross {

std::optional<AnswerFault> fault(const Givens &givens, const Answer &answer)
{
    const Grid &grid = givens.grid;
    std::vector<int> sums(std::size_t(grid.lineCount()), 0);
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            const auto cell = std::size_t(grid.cell(r, c));
            const int line = answer.values[cell] == white ? grid.rowLine(r) : grid.columnLine(c);
            sums[std::size_t(line)] += givens.digits[cell];
        }
    }
    for (int line = 0; line < grid.lineCount(); ++line) {
        const int sum = sums[std::size_t(line)];
        const int label = givens.labels[std::size_t(line)];
        if (sum == label)
            continue;
        const bool isRow = grid.isRow(line);
        return AnswerFault{
            {isRow
                 ? INKLING_TR_NOOP("Phrases", "the white cells of row %1 make %2 instead of %3")
                 : INKLING_TR_NOOP("Phrases", "the black cells of column %1 make %2 instead of %3"),
             {std::to_string(isRow ? line + 1 : line - grid.rows + 1), std::to_string(sum),
              std::to_string(label)}},
            UnknownId(grid.cellOf(line, 0))};
    }
    return std::nullopt;
}

} // namespace inkling::numbercross
