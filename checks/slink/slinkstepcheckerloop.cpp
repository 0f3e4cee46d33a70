// SPDX-License-Identifier: MIT
// What keeps the loop in one piece: cuts, found as they are needed.
#include "slink/slinkstepchecker.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace inkling::checks {

/// Forbids a ring of lines beside which there are others. Returns whether there was one.
bool SlinkStepChecker::addRingCut()
{
    const int width = m_columns + 1;
    const auto isLine
        = [&](Literal literal) { return literal != m_never && m_solver.value(literal); };
    std::vector<bool> lines(m_edges.size());
    for (std::size_t i = 0; i < m_edges.size(); ++i)
        lines[i] = isLine(m_edges[i]);
    // Depth-first over the lines; an edge back to a dot on the way closes a ring.
    std::vector<int> onWay(m_dotSelectors.size(), -1);
    std::vector<bool> seen(m_dotSelectors.size(), false);
    std::vector<Literal> way;
    std::vector<Literal> ring;
    const auto visit = [&](auto &&self, int dot, Literal from) -> bool {
        seen[std::size_t(dot)] = true;
        onWay[std::size_t(dot)] = int(way.size());
        const int r = dot / width;
        const int c = dot % width;
        const std::array<std::pair<Literal, int>, 4> exits{{{edge(true, r, c), dot + 1},
                                                            {edge(true, r, c - 1), dot - 1},
                                                            {edge(false, r, c), dot + width},
                                                            {edge(false, r - 1, c), dot - width}}};
        for (const auto &[literal, next] : exits) {
            if (literal == m_never || literal == from || !lines[std::size_t(literal - m_edges[0])])
                continue;
            way.push_back(literal);
            if (onWay[std::size_t(next)] >= 0)
                ring.assign(way.begin() + onWay[std::size_t(next)], way.end());
            if (!ring.empty() || (!seen[std::size_t(next)] && self(self, next, literal)))
                return true;
            way.pop_back();
        }
        onWay[std::size_t(dot)] = -1;
        return false;
    };
    const auto count = std::ranges::count(lines, true);
    for (int dot = 0; dot < int(m_dotSelectors.size()); ++dot) {
        if (seen[std::size_t(dot)])
            continue;
        way.clear();
        std::ranges::fill(onWay, -1);
        ring.clear();
        if (!visit(visit, dot, 0) || std::ptrdiff_t(ring.size()) == count)
            continue;
        const Literal closed = m_solver.newVariable();
        std::vector<Literal> clause{closed};
        for (const Literal literal : ring)
            clause.push_back(-literal);
        m_solver.addClause(clause);
        for (const Literal literal : m_edges) {
            if (std::ranges::find(ring, literal) == ring.end())
                m_solver.addClause({-m_loop, -closed, -literal});
        }
        return true;
    }
    return false;
}

/// A part of the board that a ring of cells round it cuts off from the rest.
struct SlinkStepChecker::Part
{
    std::vector<int> cells;
    std::vector<int> ring;
};

/// The cells that are reached from these without entering barred ones, and the barred ones beside them.
SlinkStepChecker::Part SlinkStepChecker::flood(const std::vector<int> &starts,
                                               const std::set<int> &barred) const
{
    const int border = int(m_cells.size());
    Part part;
    std::vector<bool> seen(m_cells.size(), false);
    const auto enter = [&](int cell) {
        if (cell == border || seen[std::size_t(cell)])
            return;
        seen[std::size_t(cell)] = true;
        (barred.contains(cell) ? part.ring : part.cells).push_back(cell);
    };
    for (const int start : starts)
        enter(start);
    for (std::size_t i = 0; i < part.cells.size(); ++i) {
        for (const auto &[next, across] : exits(part.cells[i]))
            enter(next);
    }
    return part;
}

/// Whatever colouring there is: if a cell of the part has the colour, and one beyond its ring too -
/// for the outside, the border always has -, then so has one of the ring.
void SlinkStepChecker::cutOff(const Part &part, bool insideCells)
{
    const auto has = [&](int cell) {
        return insideCells ? m_cells[std::size_t(cell)] : -m_cells[std::size_t(cell)];
    };
    std::vector<bool> isNear(m_cells.size(), false);
    const Literal within = m_solver.newVariable();
    for (const int cell : part.cells) {
        m_solver.addClause({-has(cell), within});
        isNear[std::size_t(cell)] = true;
    }
    std::vector<Literal> clause{-m_loop, -m_colours, -within};
    for (const int cell : part.ring) {
        clause.push_back(has(cell));
        isNear[std::size_t(cell)] = true;
    }
    if (insideCells) {
        const Literal beyond = m_solver.newVariable();
        for (int cell = 0; cell < int(m_cells.size()); ++cell) {
            if (!isNear[std::size_t(cell)])
                m_solver.addClause({-has(cell), beyond});
        }
        clause.push_back(-beyond);
    }
    m_solver.addClause(clause);
}

/// Forbids parts of the inside where there are several, and the parts of the outside that do not reach
/// the border. Returns whether there were any.
bool SlinkStepChecker::addRegionCuts()
{
    std::vector<std::pair<Part, bool>> cut;
    for (const bool onlyNamed : {true, false}) {
        for (const bool insideCells : {true, false}) {
            for (const Part &part : partsToCut(insideCells, onlyNamed))
                cut.emplace_back(part, insideCells);
        }
        if (!cut.empty())
            break;
    }
    for (const auto &[part, insideCells] : cut)
        cutOff(part, insideCells);
    m_cuts += int(cut.size());
    return !cut.empty();
}

/// Parted by cells of the other colour, or only by those of them that the step speaks of: the others may
/// give way. Each part as large as it can be: up to those cells of its ring at which the rest ends, too.
std::vector<SlinkStepChecker::Part> SlinkStepChecker::partsToCut(bool insideCells,
                                                                 bool onlyNamed) const
{
    std::set<int> others;
    std::vector<int> alike;
    std::vector<int> borderCells;
    for (int cell = 0; cell < int(m_cells.size()); ++cell) {
        if (m_solver.value(m_cells[std::size_t(cell)]) == insideCells)
            alike.push_back(cell);
        else if (!onlyNamed || m_isNamed[std::size_t(cell)])
            others.insert(cell);
        const auto ways = exits(cell);
        if (std::ranges::count(ways, int(m_cells.size()), &std::pair<int, Literal>::first) != 0)
            borderCells.push_back(cell);
    }
    std::vector<Part> parts;
    std::set<int> done;
    if (!insideCells) {
        const auto reached = flood(borderCells, others).cells;
        done.insert(reached.begin(), reached.end());
    }
    for (const int start : alike) {
        if (done.contains(start))
            continue;
        const Part part = flood({start}, others);
        done.insert(part.cells.begin(), part.cells.end());
        const std::set<int> ring(part.ring.begin(), part.ring.end());
        std::vector<int> rest;
        const std::set<int> own(part.cells.begin(), part.cells.end());
        std::ranges::copy_if(insideCells ? alike : borderCells, std::back_inserter(rest),
                             [&](int cell) { return !own.contains(cell); });
        if (rest.empty())
            break;
        const auto facing = flood(rest, ring).ring;
        parts.push_back(flood(part.cells, {facing.begin(), facing.end()}));
    }
    return parts;
}

/// Where a cell leads, and across which edge; the border is behind the last cell.
std::array<std::pair<int, sat::Literal>, 4> SlinkStepChecker::exits(int cell) const
{
    const int border = m_rows * m_columns;
    const int r = cell / m_columns;
    const int c = cell % m_columns;
    return {{{r > 0 ? cell - m_columns : border, edge(true, r, c)},
             {r + 1 < m_rows ? cell + m_columns : border, edge(true, r + 1, c)},
             {c > 0 ? cell - 1 : border, edge(false, r, c)},
             {c + 1 < m_columns ? cell + 1 : border, edge(false, r, c + 1)}}};
}

} // namespace inkling::checks
