// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"

#include "board/outlines.h"
#include "families/slink/checker.h"
#include "families/slink/describing.h"
#include "families/slink/family.h"
#include "families/slink/model.h"
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/search/solver.h"

#include <cassert>

namespace inkling::slink {

ElementId cellElement(const Grid &, int cell)
{
    return ElementId(cell);
}

ElementId edgeElement(const Grid &grid, int edge)
{
    return ElementId(grid.cellCount() + edge);
}

ElementId dotElement(const Grid &grid, int dot)
{
    return ElementId(grid.cellCount() + grid.edgeCount() + dot);
}

Board makeBoard(const Clues &clues)
{
    const Grid &grid = clues.grid;
    Board board;
    board.setNumberedLines(NumberedLines::RowsAndColumns);
    const auto corner = [](int r, int c) { return Point{double(c), double(r)}; };
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            const int clue = clues.at(r, c);
            board.add(ElementKind::Cell, outlineOf(squareAt(r, c)),
                      clue == blank ? std::string() : std::to_string(clue));
        }
    }
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c)
            board.add(ElementKind::Edge, {corner(r, c), corner(r, c + 1)});
    }
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c)
            board.add(ElementKind::Edge, {corner(r, c), corner(r + 1, c)});
    }
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c)
            board.add(ElementKind::Vertex, {corner(r, c)});
    }
    ClueCounts counts(Look::Line);
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        for (const int cell : cellsOfEdge(grid, edge)) {
            if (cell != nowhere)
                counts.add(cellElement(grid, cell), edgeElement(grid, edge));
        }
    }
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (clues.cells[std::size_t(cell)] != blank)
            counts.setWanted(cellElement(grid, cell), clues.cells[std::size_t(cell)]);
    }
    board.setClueCounts(std::move(counts));
    return board;
}

int linesRound(const Grid &grid, const Answer &answer, int cell)
{
    const int r = cell / grid.columns;
    const int c = cell % grid.columns;
    const auto isLine = [&](int edge) { return answer.values[std::size_t(edge)] == line ? 1 : 0; };
    return isLine(grid.horizontal(r, c)) + isLine(grid.horizontal(r + 1, c))
           + isLine(grid.vertical(r, c)) + isLine(grid.vertical(r, c + 1));
}

SlinkPuzzle::SlinkPuzzle(Clues clues)
    : m_clues(std::move(clues))
{
    assert(int(m_clues.cells.size()) == m_clues.grid.cellCount());
}

const Family &SlinkPuzzle::family() const
{
    return slink::family();
}

Board SlinkPuzzle::board() const
{
    return makeBoard(m_clues);
}

std::unique_ptr<Model> SlinkPuzzle::model() const
{
    return std::make_unique<SlinkModel>(m_clues);
}

Solution SlinkPuzzle::solve(Search search, const StopCondition &stop) const
{
    return slink::solve(m_clues, search, stop);
}

std::optional<AnswerFault> SlinkPuzzle::fault(const Answer &answer) const
{
    return slink::fault(m_clues, answer);
}

Phrase SlinkPuzzle::describe(ElementId element) const
{
    const Grid &grid = m_clues.grid;
    const int index = int(element);
    if (index < grid.cellCount()) {
        const int clue = m_clues.cells[index];
        const std::string row = std::to_string(index / grid.columns + 1);
        const std::string column = std::to_string(index % grid.columns + 1);
        if (clue == blank)
            return {INKLING_TR_NOOP("Phrases", "row %1, column %2, no clue"), {row, column}};
        return {INKLING_TR_NOOP("Phrases", "row %1, column %2, clue %3"),
                {row, column, std::to_string(clue)}};
    }
    if (index < grid.cellCount() + grid.edgeCount())
        return describeEdge(grid, index - grid.cellCount());
    return describeDot(grid, index - grid.cellCount() - grid.edgeCount());
}

void SlinkPuzzle::forEachAddition(const Answer &answer,
                                  const std::function<bool(Addition)> &use) const
{
    const Grid &grid = m_clues.grid;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (m_clues.cells[std::size_t(cell)] != blank)
            continue;
        const int count = linesRound(grid, answer, cell);
        // Four lines round a cell are a loop of their own, and 4 is no clue.
        if (count == 4)
            continue;
        Clues clues = m_clues;
        clues.cells[std::size_t(cell)] = std::int8_t(count);
        if (!use({cellElement(grid, cell), std::make_shared<const SlinkPuzzle>(std::move(clues))}))
            return;
    }
}

std::string SlinkPuzzle::text() const
{
    const Grid &grid = m_clues.grid;
    std::string text = std::to_string(grid.rows) + ' ' + std::to_string(grid.columns) + '\n';
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        text += m_clues.cells[cell] == blank ? '.' : char('0' + m_clues.cells[cell]);
        text += (cell + 1) % grid.columns == 0 ? '\n' : ' ';
    }
    return text;
}

} // namespace inkling::slink
