// SPDX-License-Identifier: MIT
#include "families/slink/checker.h"

#include "families/slink/describing.h"
#include "families/slink/model.h"

#include <vector>

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

    /// Marks the dots of the loop through dot (r, c). Requires: every dot has 0 or 2 lines, this
    /// one 2.
    void pass(int startRow, int startColumn, std::vector<bool> &isPassed) const
    {
        int r = startRow;
        int c = startColumn;
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
            isPassed[std::size_t(m_grid.dot(r, c))] = true;
        } while (r != startRow || c != startColumn);
    }
    /// An edge of a dot with a line on it, if there is one.
    [[nodiscard]] std::optional<UnknownId> lineAtDot(int r, int c) const
    {
        if (horizontal(r, c))
            return UnknownId(m_grid.horizontal(r, c));
        if (vertical(r, c))
            return UnknownId(m_grid.vertical(r, c));
        if (horizontal(r, c - 1))
            return UnknownId(m_grid.horizontal(r, c - 1));
        return vertical(r - 1, c) ? std::optional(UnknownId(m_grid.vertical(r - 1, c)))
                                  : std::nullopt;
    }

private:
    Grid m_grid;
    const std::vector<std::uint8_t> &m_values;
};

} // namespace

std::optional<AnswerFault> fault(const Clues &clues, const Answer &answer)
{
    const Grid &grid = clues.grid;
    const Lines lines(grid, answer);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const int r = cell / grid.columns;
        const int c = cell % grid.columns;
        const int count = lines.roundCell(r, c);
        if (clues.cells[cell] != blank && clues.cells[cell] != count) {
            return AnswerFault{
                {INKLING_TR_NOOP("Phrases", "the clue %1 at row %2, column %3 has %4 lines"),
                 {std::to_string(clues.cells[cell]), std::to_string(r + 1), std::to_string(c + 1),
                  std::to_string(count)}},
                UnknownId(grid.vertical(r, c))};
        }
    }
    std::vector<bool> isPassed(std::size_t(grid.dotCount()), false);
    const auto rowOf = [&](int dot) { return dot / (grid.columns + 1); };
    const auto columnOf = [&](int dot) { return dot % (grid.columns + 1); };
    for (int dot = 0; dot < grid.dotCount(); ++dot) {
        const int count = lines.atDot(rowOf(dot), columnOf(dot));
        if (count != 0 && count != 2) {
            return AnswerFault{faultAtDot(grid, dot, count),
                               lines.lineAtDot(rowOf(dot), columnOf(dot))};
        }
    }
    int loops = 0;
    std::optional<UnknownId> last;
    for (int dot = 0; dot < grid.dotCount(); ++dot) {
        const auto lineHere = lines.lineAtDot(rowOf(dot), columnOf(dot));
        if (!lineHere || isPassed[std::size_t(dot)])
            continue;
        ++loops;
        last = lineHere;
        lines.pass(rowOf(dot), columnOf(dot), isPassed);
    }
    if (loops == 0)
        return Phrase{INKLING_TR_NOOP("Phrases", "there is no line"), {}};
    if (loops > 1) {
        return AnswerFault{
            {INKLING_TR_NOOP("Phrases", "there are %1 loops, not one"), {std::to_string(loops)}},
            last};
    }
    return std::nullopt;
}

} // namespace inkling::slink
