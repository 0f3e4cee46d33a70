// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/parityengine.h"

#include "families/numbercross/reasoning/rules.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace inkling::numbercross {

namespace {

/// Some lines, and what their labels say modulo 2.
class LineSet
{
public:
    LineSet(const Position &position, std::vector<int> lines)
        : m_position(position)
        , m_lines(std::move(lines))
        , m_isIn(std::size_t(position.givens.grid.lineCount()), false)
    {
        std::ranges::sort(m_lines);
        for (const int line : m_lines)
            m_isIn[std::size_t(line)] = true;
    }

    /// The known odd cells that the lines count once.
    [[nodiscard]] std::vector<int> knownOnce() const
    {
        const Grid &grid = m_position.givens.grid;
        std::vector<int> cells;
        for (const int line : m_lines) {
            for (int place = 0; place < grid.length(line); ++place) {
                const int cell = grid.cellOf(line, place);
                if (m_position.digit(cell) % 2 == 1 && !m_position.isOpen(cell)
                    && !m_isIn[std::size_t(grid.otherLine(line, cell))])
                    cells.push_back(cell);
            }
        }
        return cells;
    }

    /// Whether the black that the lines ask for, less what is known of it, is odd.
    [[nodiscard]] bool asksForOdd() const
    {
        int sum = 0;
        for (const int line : m_lines) {
            sum += m_position.givens.labels[std::size_t(line)];
            sum += m_position.givens.grid.isRow(line) ? m_position.givens.total(line) : 0;
        }
        for (const int cell : knownOnce())
            sum += m_position.shade(cell) == black ? 1 : 0;
        return sum % 2 != 0;
    }

    void begin(RuleName rule, Trace &proposals) const
    {
        proposals.begin(RuleId(rule));
        for (const int line : m_lines)
            proposals.addConstraint(ConstraintId(line));
        for (const int cell : knownOnce())
            proposals.addPremise(factOf(cell, m_position.shade(cell)));
        proposals.addArgument(std::to_string(m_lines.size()));
    }

private:
    const Position &m_position;
    std::vector<int> m_lines;
    std::vector<bool> m_isIn;
};

/// The graph of lines and open odd cells, walked depth first.
class Walk
{
public:
    struct Bridge
    {
        int cell;
        std::vector<int> side;
        std::vector<int> otherSide;
    };

    explicit Walk(const Position &position)
        : m_position(position)
        , m_edges(std::size_t(position.givens.grid.lineCount()))
        , m_order(m_edges.size(), -1)
        , m_lowest(m_edges.size(), -1)
    {
        const Grid &grid = position.givens.grid;
        for (int cell = 0; cell < grid.cellCount(); ++cell) {
            if (position.digit(cell) % 2 == 0 || !position.isOpen(cell))
                continue;
            m_edges[std::size_t(grid.rowLine(grid.rowOf(cell)))].push_back(cell);
            m_edges[std::size_t(grid.columnLine(grid.columnOf(cell)))].push_back(cell);
        }
        for (int line = 0; line < grid.lineCount(); ++line) {
            if (m_order[std::size_t(line)] >= 0)
                continue;
            const std::size_t first = m_visited.size();
            const std::size_t firstBridge = m_bridges.size();
            visit(line, -1);
            m_parts.emplace_back(m_visited.begin() + std::ptrdiff_t(first), m_visited.end());
            for (std::size_t i = firstBridge; i < m_bridges.size(); ++i)
                m_bridges[i].otherSide = without(m_parts.back(), m_bridges[i].side);
        }
    }

    [[nodiscard]] const std::vector<Bridge> &bridges() const { return m_bridges; }
    [[nodiscard]] const std::vector<std::vector<int>> &parts() const { return m_parts; }

private:
    static std::vector<int> without(const std::vector<int> &lines, const std::vector<int> &taken)
    {
        std::vector<int> rest;
        for (const int line : lines) {
            if (std::ranges::find(taken, line) == taken.end())
                rest.push_back(line);
        }
        return rest;
    }

    void visit(int line, int throughCell)
    {
        const auto index = std::size_t(line);
        m_order[index] = m_lowest[index] = int(m_visited.size());
        m_visited.push_back(line);
        for (const int cell : m_edges[index]) {
            if (cell == throughCell)
                continue;
            const int next = m_position.givens.grid.otherLine(line, cell);
            const auto nextIndex = std::size_t(next);
            if (m_order[nextIndex] >= 0) {
                m_lowest[index] = std::min(m_lowest[index], m_order[nextIndex]);
                continue;
            }
            const std::size_t first = m_visited.size();
            visit(next, cell);
            m_lowest[index] = std::min(m_lowest[index], m_lowest[nextIndex]);
            if (m_lowest[nextIndex] > m_order[index]) {
                m_bridges.push_back(
                    {cell, {m_visited.begin() + std::ptrdiff_t(first), m_visited.end()}, {}});
            }
        }
    }

    const Position &m_position;
    std::vector<std::vector<int>> m_edges; ///< by line: its open odd cells
    std::vector<int> m_order;              ///< by line: when it was visited
    std::vector<int> m_lowest;             ///< the first visited line that is reached otherwise
    std::vector<int> m_visited;
    std::vector<Bridge> m_bridges;
    std::vector<std::vector<int>> m_parts;
};

bool areAsked(const Position &position, const std::vector<int> &lines)
{
    return std::ranges::all_of(lines,
                               [&](int line) { return position.isAsked[std::size_t(line)]; });
}

} // namespace

void proposeOddCells(const Position &position, Trace &proposals)
{
    const Walk walk(position);
    for (const Walk::Bridge &bridge : walk.bridges()) {
        std::vector<int> lines = bridge.side;
        if (!areAsked(position, lines)
            || (areAsked(position, bridge.otherSide) && bridge.otherSide.size() < lines.size()))
            lines = bridge.otherSide;
        if (!areAsked(position, lines))
            continue;
        const LineSet set(position, std::move(lines));
        const bool isBlack = set.asksForOdd();
        set.begin(RuleName::OddCells, proposals);
        proposals.addConclusion(factOf(bridge.cell, isBlack ? black : white));
    }
}

bool proposeParityContradiction(const Position &position, Trace &proposals)
{
    const Walk walk(position);
    for (const std::vector<int> &lines : walk.parts()) {
        if (!areAsked(position, lines))
            continue;
        const LineSet set(position, lines);
        if (!set.asksForOdd())
            continue;
        set.begin(RuleName::Parity, proposals);
        proposals.setContradiction();
        return true;
    }
    return false;
}

} // namespace inkling::numbercross
