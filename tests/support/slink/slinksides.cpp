// SPDX-License-Identifier: MIT
#include "support/slink/slinksides.h"

#include <algorithm>

namespace inkling::test {

namespace {

/// More are not tried in all ways.
constexpr std::size_t mostCells = 16;

} // namespace

SlinkSides::SlinkSides(const SlinkStep &step)
    : m_step(step)
{
    for (const SlinkPlace &clue : step.clues) {
        add(clue);
        for (int at = 0; at < 4; ++at)
            add(cellBeside(clue, at));
    }
    addCellsOf(step.said);
    const std::vector<SlinkPlace> concluded = m_cells;
    for (const SlinkPlace &cell : concluded) {
        for (int at = 0; step.clues.empty() && at < 4; ++at)
            add(cellBeside(cell, at));
    }
    if (!step.loop)
        addCellsOf(step.premises);
    if (m_cells.size() > mostCells)
        return;
    SlinkSide way;
    colour(0, way);
}

void SlinkSides::addCellsOf(const SlinkFacts &facts)
{
    for (const auto &[edge, line] : facts.lines) {
        for (const SlinkPlace &cell : cellsBeside(edge))
            add(cell);
    }
    for (const auto &[cell, inside] : facts.inside)
        add(cell);
    for (const auto &[cells, areAlike] : facts.alike) {
        add(cells.first);
        add(cells.second);
    }
    for (const auto &[corner, counts] : facts.corners) {
        add(corner.first);
        add(cellBeside(corner.first, corner.second));
        add(cellBeside(corner.first, (corner.second + 3) % 4));
    }
}

void SlinkSides::add(SlinkPlace cell)
{
    if (m_step.board.hasCell(cell) && std::ranges::find(m_cells, cell) == m_cells.end())
        m_cells.push_back(cell);
}

void SlinkSides::colour(std::size_t next, SlinkSide &way)
{
    if (next == m_cells.size()) {
        if (isPossible(way))
            m_ways.push_back(way);
        return;
    }
    for (const bool inside : {false, true}) {
        way[m_cells[next]] = inside;
        colour(next + 1, way);
    }
}

std::optional<bool> SlinkSides::side(SlinkPlace cell, const SlinkSide &way) const
{
    if (!m_step.board.hasCell(cell))
        return false;
    const auto found = way.find(cell);
    return found == way.end() ? std::nullopt : std::optional(found->second);
}

std::optional<bool> SlinkSides::isLine(const SlinkEdge &edge, const SlinkSide &way) const
{
    const auto cells = cellsBeside(edge);
    const auto first = side(cells[0], way);
    const auto second = side(cells[1], way);
    return first && second ? std::optional(*first != *second) : std::nullopt;
}

bool SlinkSides::allows(const SlinkFacts &facts, const SlinkSide &way) const
{
    for (const auto &[edge, line] : facts.lines) {
        if (isLine(edge, way).value_or(line) != line)
            return false;
    }
    for (const auto &[cell, inside] : facts.inside) {
        if (side(cell, way).value_or(inside) != inside)
            return false;
    }
    for (const auto &[cells, areAlike] : facts.alike) {
        const auto first = side(cells.first, way);
        const auto second = side(cells.second, way);
        if (first && second && (*first == *second) != areAlike)
            return false;
    }
    return std::ranges::all_of(facts.corners, [&](const auto &corner) {
        const auto &[cell, at] = corner.first;
        const auto one = isLine(edgeOfCell(cell, at), way);
        const auto other = isLine(edgeOfCell(cell, (at + 3) % 4), way);
        return !one || !other || corner.second.contains((*one ? 1 : 0) + (*other ? 1 : 0));
    });
}

std::set<int> SlinkSides::linesRound(SlinkPlace clue, const SlinkSide &way) const
{
    std::set<int> sides;
    for (int at = 0; at < 4; ++at) {
        if (isLine(edgeOfCell(clue, at), way).value_or(false))
            sides.insert(at);
    }
    return sides;
}

std::set<std::set<int>> SlinkSides::linesRound(SlinkPlace clue) const
{
    std::set<std::set<int>> all;
    for (const SlinkSide &way : m_ways)
        all.insert(linesRound(clue, way));
    return all;
}

int SlinkSides::countDrawn() const
{
    std::set<std::vector<std::set<int>>> drawn;
    for (const SlinkSide &way : m_ways) {
        std::vector<std::set<int>> lines;
        for (const SlinkPlace &clue : m_step.clues)
            lines.push_back(linesRound(clue, way));
        drawn.insert(lines);
    }
    return int(drawn.size());
}

bool SlinkSides::isPossible(const SlinkSide &way) const
{
    for (const SlinkPlace &clue : m_step.clues) {
        if (int(linesRound(clue, way).size()) != m_step.board.clue(clue))
            return false;
    }
    for (int row = 0; row <= m_step.board.rows; ++row) {
        for (int column = 0; column <= m_step.board.columns; ++column) {
            const SlinkPlace dot{row, column};
            int lines = 0;
            for (int at = 0; at < 4; ++at)
                lines += isLine(edgeOfDot(dot, at), way).value_or(false) ? 1 : 0;
            if (lines == 4 && (m_step.loop || m_step.dots.contains(dot)))
                return false;
        }
    }
    return allows(m_step.premises, way);
}

std::optional<SlinkSide> SlinkSides::spread(SlinkSide way) const
{
    for (const auto &[cell, inside] : m_step.premises.inside)
        way.insert({cell, inside});
    for (std::size_t before = 0; before != way.size();) {
        before = way.size();
        const auto relate = [&](SlinkPlace first, SlinkPlace second, bool areAlike) {
            for (const auto &[from, to] : {std::pair(first, second), std::pair(second, first)}) {
                const auto known = side(from, way);
                if (known && m_step.board.hasCell(to))
                    way.insert({to, *known == areAlike});
            }
        };
        for (const auto &[edge, line] : m_step.premises.lines)
            relate(cellsBeside(edge)[0], cellsBeside(edge)[1], !line);
        for (const auto &[cells, areAlike] : m_step.premises.alike)
            relate(cells.first, cells.second, areAlike);
    }
    SlinkFacts plain = m_step.premises;
    plain.corners.clear();
    return allows(plain, way) ? std::optional(std::move(way)) : std::nullopt;
}

bool SlinkSides::parts(const SlinkSide &way, SlinkPlace from, std::optional<SlinkPlace> to,
                       bool inside) const
{
    const auto all = spread(way);
    // What is at odds with itself is no way at all.
    if (!all)
        return true;
    if (side(from, *all) != inside || (to && side(*to, *all) != inside))
        return false;
    // All that can be reached is enough: the outside may go round the board.
    std::set<SlinkPlace> reached{from};
    std::vector<SlinkPlace> queue{from};
    const auto isWall = [&](const SlinkEdge &edge) {
        const auto line = m_step.premises.lines.find(edge);
        return line != m_step.premises.lines.end() && line->second;
    };
    const auto enter = [&](SlinkPlace cell) {
        if (side(cell, *all).value_or(inside) == inside && reached.insert(cell).second)
            queue.push_back(cell);
    };
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (int at = 0; at < 4; ++at) {
            const SlinkPlace next = cellBeside(queue[i], at);
            if (isWall(edgeOfCell(queue[i], at)))
                continue;
            if (!m_step.board.hasCell(next) && !inside)
                return false;
            if (m_step.board.hasCell(next))
                enter(next);
        }
    }
    return !to || !reached.contains(*to);
}

} // namespace inkling::test
