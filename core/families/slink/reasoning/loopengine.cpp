// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/loopengine.h"

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace inkling::slink {

namespace {

/// How far apart two edges are, for taking the nearest.
int distance(const Grid &grid, int first, int second)
{
    const int from = dotsOfEdge(grid, first)[0];
    const int to = dotsOfEdge(grid, second)[0];
    const int width = grid.columns + 1;
    return std::abs(from / width - to / width) + std::abs(from % width - to % width);
}

} // namespace

LoopEngine::LoopEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_parent(std::size_t(clues.grid.dotCount()))
{
    std::iota(m_parent.begin(), m_parent.end(), 0);
}

int LoopEngine::find(int dot)
{
    while (m_parent[std::size_t(dot)] != dot) {
        m_parent[std::size_t(dot)] = m_parent[std::size_t(m_parent[std::size_t(dot)])];
        dot = m_parent[std::size_t(dot)];
    }
    return dot;
}

void LoopEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    if (unknown >= m_terms.firstCell())
        return;
    if (knowledge.possible(unknown) == ValueSet::only(cross)) {
        ++m_crosses;
        return;
    }
    ++m_lines;
    m_grew = true;
    const auto dots = dotsOfEdge(m_terms.grid, int(unknown));
    const int first = find(dots[0]);
    const int second = find(dots[1]);
    if (first == second)
        m_closed.push_back(int(unknown));
    m_parent[std::size_t(first)] = second;
}

/// The lines that lead from one dot to another, not using the line `without`; empty if none do.
std::vector<int> LoopEngine::path(const Knowledge &knowledge, int from, int to, int without) const
{
    const Grid &grid = m_terms.grid;
    std::vector<int> by(m_parent.size(), nowhere);
    std::vector<int> queue{from};
    for (std::size_t i = 0; i < queue.size() && by[std::size_t(to)] == nowhere; ++i) {
        const int dot = queue[i];
        for (const int edge :
             edgesOfDot(grid, dot / (grid.columns + 1), dot % (grid.columns + 1))) {
            if (edge == nowhere || edge == without
                || knowledge.possible(UnknownId(edge)) != ValueSet::only(line))
                continue;
            const auto ends = dotsOfEdge(grid, edge);
            const int next = ends[0] == dot ? ends[1] : ends[0];
            if (next != from && by[std::size_t(next)] == nowhere) {
                by[std::size_t(next)] = edge;
                queue.push_back(next);
            }
        }
    }
    std::vector<int> edges;
    if (by[std::size_t(to)] == nowhere)
        return edges;
    for (int dot = to; dot != from;) {
        const int edge = by[std::size_t(dot)];
        edges.push_back(edge);
        const auto ends = dotsOfEdge(grid, edge);
        dot = ends[0] == dot ? ends[1] : ends[0];
    }
    return edges;
}

/// Begins a step that rests on a path and on what says that it is not the whole loop: a line
/// elsewhere, or a clue that the loop would not meet. Without either there is no step.
bool LoopEngine::begin(const Knowledge &knowledge, const std::vector<int> &path, int closing,
                       bool isLine, Trace &proposals) const
{
    const Grid &grid = m_terms.grid;
    std::vector<bool> inLoop(std::size_t(grid.edgeCount()), false);
    inLoop[std::size_t(closing)] = true;
    for (const int edge : path)
        inLoop[std::size_t(edge)] = true;

    std::optional<int> otherLine;
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        if (!inLoop[std::size_t(edge)]
            && knowledge.possible(UnknownId(edge)) == ValueSet::only(line)
            && (!otherLine || distance(grid, edge, closing) < distance(grid, *otherLine, closing)))
            otherLine = edge;
    }
    std::optional<int> unmetClue;
    for (int cell = 0; cell < grid.cellCount() && !otherLine && !unmetClue; ++cell) {
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        const auto lines
            = std::ranges::count_if(edges, [&](int edge) { return inLoop[std::size_t(edge)]; });
        const int clue = m_clues.cells[std::size_t(cell)];
        if (clue != blank && clue != lines)
            unmetClue = cell;
    }
    if (!otherLine && !unmetClue)
        return false;

    proposals.begin(RuleId(RuleName::SmallLoop));
    proposals.addConstraint(m_terms.loop());
    if (unmetClue)
        proposals.addConstraint(m_terms.clue(*unmetClue));
    for (const int edge : path)
        proposals.addPremise({UnknownId(edge), ValueSet::only(line)});
    if (isLine)
        proposals.addPremise({UnknownId(closing), ValueSet::only(line)});
    if (otherLine)
        proposals.addPremise({UnknownId(*otherLine), ValueSet::only(line)});
    return true;
}

void LoopEngine::proposeNoLine(Trace &proposals) const
{
    proposals.begin(RuleId(RuleName::SmallLoop));
    proposals.addConstraint(m_terms.loop());
    for (UnknownId edge = 0; edge < m_terms.firstCell(); ++edge)
        proposals.addPremise({edge, ValueSet::only(cross)});
    proposals.setContradiction();
}

void LoopEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &,
                         Trace &proposals)
{
    const Grid &grid = m_terms.grid;
    if (rule != RuleName::SmallLoop)
        return;
    if (m_crosses == grid.edgeCount())
        proposeNoLine(proposals);
    if (!std::exchange(m_grew, false))
        return;
    for (const int edge : m_closed) {
        const auto dots = dotsOfEdge(grid, edge);
        const auto rest = path(knowledge, dots[0], dots[1], edge);
        if (!rest.empty() && begin(knowledge, rest, edge, true, proposals))
            proposals.setContradiction();
    }
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        const auto dots = dotsOfEdge(grid, edge);
        if (knowledge.possible(UnknownId(edge)).single() || find(dots[0]) != find(dots[1]))
            continue;
        const auto rest = path(knowledge, dots[0], dots[1], edge);
        if (!rest.empty() && begin(knowledge, rest, edge, false, proposals))
            proposals.addConclusion({UnknownId(edge), ValueSet::only(cross)});
    }
}

} // namespace inkling::slink
