// SPDX-License-Identifier: MIT
#include "families/slink/engines/loopengine.h"

#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace inkling::slink {

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
    std::unordered_map<int, int> by; // by which edge a dot was reached
    std::vector<int> queue{from};
    for (std::size_t i = 0; i < queue.size() && !by.contains(to); ++i) {
        const int dot = queue[i];
        for (const int edge :
             edgesOfDot(grid, dot / (grid.columns + 1), dot % (grid.columns + 1))) {
            if (edge == nowhere || edge == without
                || knowledge.possible(UnknownId(edge)) != ValueSet::only(line))
                continue;
            const auto ends = dotsOfEdge(grid, edge);
            const int next = ends[0] == dot ? ends[1] : ends[0];
            if (next != from && by.try_emplace(next, edge).second)
                queue.push_back(next);
        }
    }
    std::vector<int> edges;
    if (!by.contains(to))
        return edges;
    for (int dot = to; dot != from;) {
        const int edge = by[dot];
        edges.push_back(edge);
        const auto ends = dotsOfEdge(grid, edge);
        dot = ends[0] == dot ? ends[1] : ends[0];
    }
    return edges;
}

/// The line nearest to an edge that is not one of these. Requires: there is one.
int LoopEngine::nearestOther(const Knowledge &knowledge, const std::vector<bool> &inLoop,
                             int closing) const
{
    const Grid &grid = m_terms.grid;
    const int width = grid.columns + 1;
    const int middle = dotsOfEdge(grid, closing)[0];
    const auto lookAt = [&](int r, int c, std::optional<int> &nearest) {
        if (r < 0 || c < 0 || r > grid.rows || c > grid.columns)
            return;
        const auto [up, right, down, left] = edgesOfDot(grid, r, c);
        for (const int edge : {right, down}) {
            if (edge != nowhere && !inLoop[std::size_t(edge)]
                && knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
                nearest = std::min(nearest.value_or(edge), edge);
        }
    };
    std::optional<int> nearest;
    for (int distance = 0; !nearest; ++distance) {
        assert(distance <= grid.rows + grid.columns);
        for (int down = -distance; down <= distance; ++down) {
            const int across = distance - std::abs(down);
            lookAt(middle / width + down, middle % width - across, nearest);
            lookAt(middle / width + down, middle % width + across, nearest);
        }
    }
    return *nearest;
}

/// A clue that a loop would not meet.
std::optional<int> LoopEngine::unmetClue(const std::vector<bool> &inLoop) const
{
    const Grid &grid = m_terms.grid;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
        const auto lines
            = std::ranges::count_if(edges, [&](int edge) { return inLoop[std::size_t(edge)]; });
        const int clue = m_clues.cells[std::size_t(cell)];
        if (clue != blank && clue != lines)
            return cell;
    }
    return std::nullopt;
}

/// Begins a step that rests on a path and on what says that it is not the whole loop: a line
/// elsewhere, or a clue that the loop would not meet. Without either there is no step.
bool LoopEngine::begin(const Knowledge &knowledge, const std::vector<int> &path, int closing,
                       bool isLine, Trace &proposals) const
{
    std::vector<bool> inLoop(std::size_t(m_terms.grid.edgeCount()), false);
    inLoop[std::size_t(closing)] = true;
    for (const int edge : path)
        inLoop[std::size_t(edge)] = true;
    const bool hasOtherLine = m_lines > int(path.size()) + (isLine ? 1 : 0);
    const std::optional<int> clue = hasOtherLine ? std::nullopt : unmetClue(inLoop);
    if (!hasOtherLine && !clue)
        return false;

    proposals.begin(RuleId(RuleName::SmallLoop));
    proposals.addConstraint(m_terms.loop());
    if (clue)
        proposals.addConstraint(m_terms.clue(*clue));
    for (const int edge : path)
        proposals.addPremise({UnknownId(edge), ValueSet::only(line)});
    if (isLine)
        proposals.addPremise({UnknownId(closing), ValueSet::only(line)});
    if (hasOtherLine) {
        const int other = nearestOther(knowledge, inLoop, closing);
        proposals.addPremise({UnknownId(other), ValueSet::only(line)});
    }
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

/// A ring of lines that has closed is the loop, or it has closed too early.
void LoopEngine::proposeClosed(const Knowledge &knowledge, Trace &proposals)
{
    for (const int edge : std::exchange(m_closed, {})) {
        const auto dots = dotsOfEdge(m_terms.grid, edge);
        const auto rest = path(knowledge, dots[0], dots[1], edge);
        if (begin(knowledge, rest, edge, true, proposals)) {
            proposals.setContradiction();
            continue;
        }
        proposals.begin(RuleId(RuleName::LoopClosed));
        proposals.addConstraint(m_terms.loop());
        for (const int other : rest)
            proposals.addPremise(knowledge.fact(UnknownId(other)));
        proposals.addPremise(knowledge.fact(UnknownId(edge)));
        for (UnknownId open = 0; open < m_terms.firstCell(); ++open) {
            if (!knowledge.possible(open).single())
                proposals.addConclusion({open, ValueSet::only(cross)});
        }
    }
}

void LoopEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
{
    const Grid &grid = m_terms.grid;
    if (rule == RuleName::LoopClosed)
        return proposeClosed(knowledge, proposals);
    if (m_crosses == grid.edgeCount())
        proposeNoLine(proposals);
    if (!std::exchange(m_grew, false))
        return;
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        const auto dots = dotsOfEdge(grid, edge);
        if (knowledge.possible(UnknownId(edge)).single() || find(dots[0]) != find(dots[1]))
            continue;
        if (stop.stopped())
            return;
        const auto rest = path(knowledge, dots[0], dots[1], edge);
        if (!rest.empty() && begin(knowledge, rest, edge, false, proposals))
            proposals.addConclusion({UnknownId(edge), ValueSet::only(cross)});
    }
}

} // namespace inkling::slink
