// SPDX-License-Identifier: MIT
#include "families/declared/shapes/runs.h"

#include <algorithm>

namespace inkling::declared {

std::vector<Run> runsOf(const Draft &draft)
{
    std::vector<Run> runs;
    const auto [rows, columns] = draft.size;
    for (const bool isAcross : {true, false}) {
        const int step = isAcross ? 1 : columns;
        for (int line = 0; line < (isAcross ? rows : columns); ++line) {
            Run run{isAcross, -1, {}, {}};
            const auto end = [&] {
                if (!run.cells.empty() || !run.sum.empty())
                    runs.push_back(run);
            };
            for (int i = 0; i < (isAcross ? columns : rows); ++i) {
                const int cell = line * (isAcross ? columns : 1) + i * step;
                const std::string &text = draft.texts[std::size_t(cell)];
                if (text.empty()) {
                    run.cells.push_back(cell);
                    continue;
                }
                end();
                const auto bar = text.find('\\');
                run = {isAcross, cell, {}, {}};
                if (bar != text.npos)
                    run.sum = isAcross ? text.substr(bar + 1) : text.substr(0, bar);
            }
            end();
        }
    }
    return runs;
}

std::optional<Draft> randomRuns(BoardSize size, RandomSource &random)
{
    const Squares squares{size.rows, size.columns};
    Draft draft{size, std::vector<std::string>(std::size_t(squares.cellCount())), {}, 0};
    const int longest = random.between(3, 5);
    const auto blacken = [&](int cell) {
        const int row = squares.rowOf(cell);
        const int column = squares.columnOf(cell);
        const int opposite = squares.cell(size.rows - row, size.columns - column);
        draft.texts[std::size_t(cell)].assign(1, '#');
        if (row > 0 && column > 0)
            draft.texts[std::size_t(opposite)].assign(1, '#');
    };
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        if (squares.rowOf(cell) == 0 || squares.columnOf(cell) == 0)
            blacken(cell);
    }
    for (bool isDone = false; !isDone;) {
        std::vector<int> wrong;
        for (const Run &run : runsOf(draft)) {
            if (run.cells.size() == 1 || int(run.cells.size()) > longest)
                wrong.push_back(random.pick(run.cells));
        }
        isDone = wrong.empty();
        if (!isDone)
            blacken(random.pick(wrong));
    }
    std::vector<std::uint8_t> isBlack;
    for (const std::string &text : draft.texts)
        isBlack.push_back(text.empty() ? 0 : 1);
    const auto whites = std::ranges::count(isBlack, 0);
    const bool isWhole = connected(size.columns, 0)->holds(isBlack);
    return isWhole && 2 * whites > (size.rows - 1) * (size.columns - 1) ? std::optional(draft)
                                                                        : std::nullopt;
}

} // namespace inkling::declared
