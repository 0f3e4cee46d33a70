// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/encoding.h"

#include "logic/search/diagram.h"

#include <algorithm>

namespace inkling::numbercross {

ConstraintId NumberCrossEncoding::constraintCount() const
{
    return ConstraintId(m_givens.grid.lineCount());
}

/// Large digits first: what has been made is then one of few sums at the beginning, and near the label
/// at the end.
void NumberCrossEncoding::constrain(ConstraintId constraint, ClauseWriter &writer) const
{
    const int line = int(constraint);
    const int label = m_givens.labels[constraint];
    std::vector<UnknownId> cells = unknowns(constraint);
    std::ranges::stable_sort(cells, std::ranges::greater{},
                             [&](UnknownId cell) { return m_givens.digits[cell]; });
    Diagram diagram;
    for (const UnknownId cell : cells)
        diagram.layers.push_back({cell, ValueSet::first(2)});
    diagram.starts = {{}};
    diagram.move = [&](std::size_t place, const Diagram::State &from,
                       int shade) -> std::optional<Diagram::State> {
        const bool isTaken = shade == m_givens.grid.counted(line);
        const std::int64_t made = from.made + (isTaken ? m_givens.digits[cells[place]] : 0);
        return made <= label ? std::optional(Diagram::State{0, made}) : std::nullopt;
    };
    diagram.isGoal = [&](const Diagram::State &state) { return state.made == label; };
    diagram.write(writer);
}

std::vector<UnknownId> NumberCrossEncoding::unknowns(ConstraintId constraint) const
{
    std::vector<UnknownId> cells;
    for (int place = 0; place < m_givens.grid.length(int(constraint)); ++place)
        cells.push_back(UnknownId(m_givens.grid.cellOf(int(constraint), place)));
    return cells;
}

/// The two lines of the cell, then those beside them, more at a time the farther they are; each line
/// crosses all of the other direction.
std::vector<std::vector<ConstraintId>> NumberCrossEncoding::windows(UnknownId unknown) const
{
    const Grid &grid = m_givens.grid;
    const int row = grid.rowOf(int(unknown));
    const int column = grid.columnOf(int(unknown));
    std::vector<std::vector<ConstraintId>> windows;
    for (int reach = 0;; reach += 1 + reach / 2) {
        auto &window = windows.emplace_back();
        for (int r = std::max(0, row - reach); r <= std::min(grid.rows - 1, row + reach); ++r)
            window.push_back(ConstraintId(grid.rowLine(r)));
        for (int c = std::max(0, column - reach); c <= std::min(grid.columns - 1, column + reach);
             ++c)
            window.push_back(ConstraintId(grid.columnLine(c)));
        if (int(window.size()) == grid.lineCount())
            return windows;
    }
}

double NumberCrossEncoding::distance(UnknownId a, UnknownId b) const
{
    return m_givens.grid.distance(a, b);
}

double NumberCrossEncoding::weight(ConstraintId) const
{
    return 1;
}

double NumberCrossEncoding::weight(const Fact &) const
{
    constexpr double shadedCell = 0.1;
    return shadedCell;
}

} // namespace inkling::numbercross
