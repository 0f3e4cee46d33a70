// SPDX-License-Identifier: MIT
#include "families/slink/checker.h"

#include "families/slink/model.h"

#include <algorithm>

namespace inkling::slink {

namespace {

/// The lines of an answer, asked for by place; beyond the border there are none.
class Lines
{
public:
    Lines(const Grid &grid, const Answer &answer)
        : m_grid(grid)
        , m_values(answer.values)
    {}

    [[nodiscard]] int horizontal(int r, int c) const
    {
        return c < 0 || c >= m_grid.columns ? 0 : m_values[m_grid.horizontal(r, c)];
    }
    [[nodiscard]] int vertical(int r, int c) const
    {
        return r < 0 || r >= m_grid.rows ? 0 : m_values[m_grid.vertical(r, c)];
    }
    [[nodiscard]] int atDot(int r, int c) const
    {
        return horizontal(r, c - 1) + horizontal(r, c) + vertical(r - 1, c) + vertical(r, c);
    }
    [[nodiscard]] int roundCell(int r, int c) const
    {
        return horizontal(r, c) + horizontal(r + 1, c) + vertical(r, c) + vertical(r, c + 1);
    }

    /// The number of lines of the loop through dot (r, c). Requires: every dot has 0 or 2 lines,
    /// this one 2.
    [[nodiscard]] int loopLength(int startRow, int startColumn) const
    {
        int r = startRow;
        int c = startColumn;
        int length = 0;
        enum class Move { None, Right, Left, Down, Up } last = Move::None;
        do {
            if (last != Move::Left && horizontal(r, c)) {
                ++c;
                last = Move::Right;
            } else if (last != Move::Right && horizontal(r, c - 1)) {
                --c;
                last = Move::Left;
            } else if (last != Move::Up && vertical(r, c)) {
                ++r;
                last = Move::Down;
            } else {
                --r;
                last = Move::Up;
            }
            ++length;
        } while (r != startRow || c != startColumn);
        return length;
    }

private:
    Grid m_grid;
    const std::vector<std::uint8_t> &m_values;
};

} // namespace

std::optional<Phrase> fault(const Clues &clues, const Answer &answer)
{
    const Grid &grid = clues.grid;
    const Lines lines(grid, answer);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const int count = lines.roundCell(cell / grid.columns, cell % grid.columns);
        if (clues.cells[cell] != blank && clues.cells[cell] != count) {
            return Phrase{
                INKLING_TR_NOOP("Phrases", "the clue %1 at row %2, column %3 has %4 lines"),
                {std::to_string(clues.cells[cell]), std::to_string(cell / grid.columns + 1),
                 std::to_string(cell % grid.columns + 1), std::to_string(count)}};
        }
    }
    int loopStart = -1;
    for (int dot = 0; dot < grid.dotCount(); ++dot) {
        const int count = lines.atDot(dot / (grid.columns + 1), dot % (grid.columns + 1));
        if (count == 2) {
            loopStart = dot;
        } else if (count != 0) {
            return Phrase{INKLING_TR_NOOP("Phrases", "the dot at row %1, column %2 has %3 lines"),
                          {std::to_string(dot / (grid.columns + 1) + 1),
                           std::to_string(dot % (grid.columns + 1) + 1), std::to_string(count)}};
        }
    }
    if (loopStart < 0)
        return Phrase{INKLING_TR_NOOP("Phrases", "there is no line"), {}};
    const auto lineCount = std::ranges::count(answer.values, std::uint8_t{1});
    if (lines.loopLength(loopStart / (grid.columns + 1), loopStart % (grid.columns + 1))
        != lineCount)
        return Phrase{INKLING_TR_NOOP("Phrases", "there is more than one loop"), {}};
    return std::nullopt;
}

} // namespace inkling::slink
