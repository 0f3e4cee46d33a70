// SPDX-License-Identifier: MIT
#include "families/numbercross/puzzle.h"

#include "board/outlines.h"
#include "families/numbercross/checker.h"
#include "families/numbercross/family.h"
#include "families/numbercross/model.h"
#include "families/numbercross/search/solver.h"

#include <cassert>

namespace inkling::numbercross {

namespace {

/// The layout of labels and sums beside the grid, in cells.
constexpr double gutter = 0.15;
constexpr double boxWidth = 0.8;
constexpr double boxHeight = 0.5;
constexpr double boxGap = 0.05;

/// The box of a line at a distance from the grid: 0 for its label, 1 and 2 for the two sums.
void addBox(Board &board, const Grid &grid, int line, int distance, std::string text = {})
{
    Rectangle box{0, 0, boxWidth, boxHeight};
    if (grid.isRow(line)) {
        box.left = grid.columns + gutter + distance * (boxWidth + boxGap);
        box.top = line + (1 - boxHeight) / 2;
    } else {
        box.left = line - grid.rows + (1 - boxWidth) / 2;
        box.top = -gutter - boxHeight - distance * (boxHeight + boxGap);
    }
    board.add(ElementKind::Label, outlineOf(box), std::move(text));
}

void addRegion(Board &board, const Grid &grid, int line)
{
    const Rectangle row{0, double(line), double(grid.columns), 1};
    const Rectangle column{double(line - grid.rows), 0, 1, double(grid.rows)};
    board.add(ElementKind::Region, closedOutlineOf(grid.isRow(line) ? row : column));
}

Phrase describeCell(const Givens &givens, int cell)
{
    return {INKLING_TR_NOOP("Phrases", "row %1, column %2, digit %3"),
            {std::to_string(givens.grid.rowOf(cell) + 1),
             std::to_string(givens.grid.columnOf(cell) + 1),
             std::to_string(givens.digits[std::size_t(cell)])}};
}

} // namespace

ElementId cellElement(const Grid &, int cell)
{
    return ElementId(cell);
}

ElementId labelElement(const Grid &grid, int line)
{
    return ElementId(grid.cellCount() + line);
}

ElementId sumElement(const Grid &grid, int line)
{
    return ElementId(grid.cellCount() + grid.lineCount() + line);
}

ElementId restElement(const Grid &grid, int line)
{
    return ElementId(grid.cellCount() + 2 * grid.lineCount() + line);
}

ElementId lineElement(const Grid &grid, int line)
{
    return ElementId(grid.cellCount() + 3 * grid.lineCount() + line);
}

Board makeBoard(const Grid &grid, std::span<const std::string> texts)
{
    const auto digits = texts.first(std::size_t(grid.cellCount()));
    const auto labels = texts.subspan(digits.size());
    Board board;
    board.setFrame(CellFrame::Grid);
    board.setNumberedLines(NumberedLines::RowsAndColumns);
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        board.add(ElementKind::Cell, outlineOf(squareAt(grid.rowOf(cell), grid.columnOf(cell))),
                  digits[std::size_t(cell)]);
    }
    for (int line = 0; line < grid.lineCount(); ++line)
        addBox(board, grid, line, 0, labels[std::size_t(line)]);
    for (int line = 0; line < grid.lineCount(); ++line)
        addBox(board, grid, line, 1);
    for (int line = 0; line < grid.lineCount(); ++line)
        addBox(board, grid, line, 2);
    for (int line = 0; line < grid.lineCount(); ++line)
        addRegion(board, grid, line);
    return board;
}

Board makeBoard(const Givens &givens)
{
    std::vector<std::string> texts;
    for (const int digit : givens.digits)
        texts.push_back(std::to_string(digit));
    for (const int label : givens.labels)
        texts.push_back(std::to_string(label));
    return makeBoard(givens.grid, texts);
}

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
    return makeBoard(m_givens);
}

std::unique_ptr<Model> NumberCrossPuzzle::model() const
{
    return std::make_unique<NumberCrossModel>(m_givens);
}

Solution NumberCrossPuzzle::solve(Search search, const StopCondition &stop) const
{
    return numbercross::solve(m_givens, search, stop);
}

std::optional<Phrase> NumberCrossPuzzle::fault(const Answer &answer) const
{
    return numbercross::fault(m_givens, answer);
}

Phrase NumberCrossPuzzle::describe(ElementId element) const
{
    const Grid &grid = m_givens.grid;
    if (int(element) < grid.cellCount())
        return describeCell(m_givens, int(element));
    const int place = int(element) - grid.cellCount();
    const int line = place % grid.lineCount();
    const bool isRow = grid.isRow(line);
    const std::string number = std::to_string(isRow ? line + 1 : line - grid.rows + 1);
    switch (place / grid.lineCount()) {
    case 0:
        return describeLine(m_givens, line);
    case 1:
        return {isRow ? INKLING_TR_NOOP("Phrases", "row %1, sum of its white cells so far")
                      : INKLING_TR_NOOP("Phrases", "column %1, sum of its black cells so far"),
                {number}};
    case 2:
        return {isRow ? INKLING_TR_NOOP("Phrases", "row %1, what its label still lacks")
                      : INKLING_TR_NOOP("Phrases", "column %1, what its label still lacks"),
                {number}};
    default:
        return {isRow ? INKLING_TR_NOOP("Phrases", "row %1")
                      : INKLING_TR_NOOP("Phrases", "column %1"),
                {number}};
    }
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

} // namespace inkling::numbercross
