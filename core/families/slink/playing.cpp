// SPDX-License-Identifier: MIT
#include "families/slink/model.h"
#include "families/slink/reasoning/surroundings.h"

#include <span>

namespace inkling::slink {

namespace {

/// If as many of these edges are lines as can be, the others are crossed.
void crossTheRest(const Knowledge &knowledge, std::span<const int> edges, int lines,
                  std::vector<Fact> &facts)
{
    for (const int edge : edges) {
        if (edge != nowhere && knowledge.possible(UnknownId(edge)) == ValueSet::only(line))
            --lines;
    }
    for (const int edge : edges) {
        if (lines == 0 && edge != nowhere && !knowledge.possible(UnknownId(edge)).single())
            facts.push_back({UnknownId(edge), ValueSet::only(cross)});
    }
}

} // namespace

std::vector<Fact> SlinkModel::tidying(const Knowledge &knowledge, UnknownId unknown) const
{
    const Grid &grid = m_terms.grid;
    std::vector<Fact> facts;
    if (unknown >= mainCount() || knowledge.possible(unknown) != ValueSet::only(line))
        return facts;
    for (const int cell : cellsOfEdge(grid, int(unknown))) {
        if (cell == nowhere || m_clues.cells[std::size_t(cell)] < 0)
            continue;
        crossTheRest(knowledge, edgesOfCell(grid, cell / grid.columns, cell % grid.columns),
                     m_clues.cells[std::size_t(cell)], facts);
    }
    for (const int dot : dotsOfEdge(grid, int(unknown))) {
        const int dots = grid.columns + 1;
        crossTheRest(knowledge, edgesOfDot(grid, dot / dots, dot % dots), 2, facts);
    }
    return facts;
}

std::optional<int> SlinkModel::valueIn(const Answer &answer, UnknownId unknown) const
{
    const Subject subject = m_terms.subject(unknown);
    if (subject.kind == Kind::Edge)
        return answer.values[unknown];
    if (subject.kind != Kind::Cell)
        return std::nullopt;
    // Each line between it and the left border changes sides.
    const Grid &grid = m_terms.grid;
    int side = outside;
    for (int c = 0; c <= subject.index % grid.columns; ++c) {
        const int edge = grid.vertical(subject.index / grid.columns, c);
        if (answer.values[std::size_t(edge)] == line)
            side = inside - side;
    }
    return side;
}

} // namespace inkling::slink
