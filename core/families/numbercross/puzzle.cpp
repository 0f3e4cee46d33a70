// SPDX-License-Identifier: MIT
#include "families/numbercross/puzzle.h"

#include "families/numbercross/checker.h"
#include "families/numbercross/family.h"
#include "families/numbercross/model.h"
#include "families/numbercross/search/solver.h"
#include "families/numbercross/statement.h"
#include "puzzle/judging/answergrid.h"

#include <cassert>

namespace inkling::numbercross {

NumberCrossPuzzle::NumberCrossPuzzle(Givens givens)
    : m_givens(std::move(givens))
{
    assert(int(m_givens.digits.size()) == m_givens.grid.cellCount());
    assert(int(m_givens.labels.size()) == m_givens.grid.lineCount());
}

const Family &NumberCrossPuzzle::family() const
{
    return numbercross::family();
}

Board NumberCrossPuzzle::board() const
{
    return statedOf(m_givens)->board();
}

std::unique_ptr<Model> NumberCrossPuzzle::model() const
{
    return std::make_unique<NumberCrossModel>(m_givens);
}

Solution NumberCrossPuzzle::solve(Search search, const StopCondition &stop) const
{
    return numbercross::solve(m_givens, search, stop);
}

std::optional<AnswerFault> NumberCrossPuzzle::fault(const Answer &answer) const
{
    return numbercross::fault(m_givens, answer);
}

Phrase NumberCrossPuzzle::describe(ElementId element) const
{
    const Grid &grid = m_givens.grid;
    const auto cell = int(element);
    if (cell >= grid.cellCount())
        return statedOf(m_givens)->describeElement(element);
    return {INKLING_TR_NOOP("Phrases", "row %1, column %2, digit %3"),
            {std::to_string(grid.rowOf(cell) + 1), std::to_string(grid.columnOf(cell) + 1),
             std::to_string(m_givens.digits[std::size_t(cell)])}};
}

std::string NumberCrossPuzzle::text() const
{
    const Grid &grid = m_givens.grid;
    const auto label = [&](int line) { return std::to_string(m_givens.labels[std::size_t(line)]); };
    std::string text;
    for (int c = 0; c < grid.columns; ++c) {
        text += label(grid.columnLine(c));
        text += c + 1 == grid.columns ? '\n' : ' ';
    }
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            text += char('0' + m_givens.digits[std::size_t(grid.cell(r, c))]);
            text += ' ';
        }
        text += label(grid.rowLine(r));
        text += '\n';
    }
    return text;
}

/// An empty line parts the answers of several puzzles.
std::string NumberCrossPuzzle::answerText(int number, const Answer *answer) const
{
    std::string text = number > 1 ? "\n" : "";
    if (!answer)
        return text + "No solution\n";
    const Grid &grid = m_givens.grid;
    text.reserve(2 * answer->values.size() + 1);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        text += answer->values[std::size_t(cell)] == black ? '1' : '0';
        text += grid.columnOf(cell) + 1 == grid.columns ? '\n' : ' ';
    }
    return text;
}

tl::expected<WrittenAnswer, ParseError> NumberCrossPuzzle::readAnswer(LineSource &source) const
{
    static const std::vector<CellWord> shades{{"0", white}, {"1", black}};
    return readAnswerGrid(source, rows(), columns(), [](int) { return shades; });
}

} // namespace inkling::numbercross
