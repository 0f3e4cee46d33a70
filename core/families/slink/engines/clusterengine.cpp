// SPDX-License-Identifier: MIT
#include "families/slink/engines/clusterengine.h"

#include <algorithm>

namespace inkling::slink {

ClusterEngine::ClusterEngine(const Clues &clues)
    : m_clues(clues)
    , m_terms{clues.grid}
    , m_neighbours(neighboursOf(clues.grid))
    , m_ways(clues, m_neighbours)
{}

void ClusterEngine::make(Clusters &clusters) const
{
    clusters.isMade = true;
    clusters.all = clusters.make(m_clues, m_neighbours);
    clusters.changed = Agenda(int(clusters.all.size()));
    clusters.ofCell.resize(m_neighbours.size());
    for (std::size_t i = 0; i < clusters.all.size(); ++i) {
        for (const int cell : clusters.all[i])
            clusters.ofCell[std::size_t(cell)].push_back(int(i));
    }
}

ClusterEngine::Cells ClusterEngine::cellsOf(UnknownId unknown) const
{
    const Grid &grid = m_terms.grid;
    const Subject subject = m_terms.subject(unknown);
    Cells cells;
    switch (subject.kind) {
    case Kind::Edge:
        for (const int cell : cellsOfEdge(grid, subject.index))
            cells.add(cell);
        break;
    case Kind::Cell:
        cells.add(subject.index);
        break;
    case Kind::Corner: {
        const auto &around = m_neighbours[std::size_t(subject.index)];
        cells.add(subject.index);
        cells.add(around[std::size_t(subject.part)]);
        cells.add(around[std::size_t(subject.part + 3) % 4]);
        break;
    }
    case Kind::Neighbours:
        break;
    case Kind::Diagonal:
    case Kind::Opposites:
        for (const int cell : cellsOfPair(grid, subject))
            cells.add(cell);
        break;
    }
    return cells;
}

void ClusterEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    const Cells cells = cellsOf(unknown);
    for (Clusters &clusters : m_clusters) {
        if (!clusters.isMade || cells.count == 0)
            continue;
        for (const int cluster : clusters.ofCell[std::size_t(cells.cells[0])]) {
            const Cluster &all = clusters.all[std::size_t(cluster)];
            const auto isIn = [&](int cell) { return std::ranges::find(all, cell) != all.end(); };
            if (std::all_of(cells.cells.begin() + 1,
                            cells.cells.begin() + std::ptrdiff_t(cells.count), isIn))
                clusters.changed.add(cluster);
        }
    }
}

/// Whether some edge of a cell is open.
bool ClusterEngine::isOpen(const Knowledge &knowledge, int cell) const
{
    const Grid &grid = m_terms.grid;
    return std::ranges::any_of(
        edgesOfCell(grid, cell / grid.columns, cell % grid.columns),
        [&](int edge) { return !knowledge.possible(UnknownId(edge)).single(); });
}

void ClusterEngine::look(const Knowledge &knowledge, Clusters &clusters, const StopCondition &stop,
                         Trace &proposals)
{
    std::vector<int> changed = clusters.changed.take();
    std::ranges::sort(changed);
    for (const int cluster : changed) {
        if (stop.stopped())
            return;
        const Cluster &cells = clusters.all[std::size_t(cluster)];
        if (std::all_of(cells.begin(), cells.begin() + clusters.clueCount,
                        [&](int cell) { return isOpen(knowledge, cell); })) {
            m_ways.begin(knowledge, cells);
            m_ways.propose(clusters.rule, proposals);
        }
    }
}

void ClusterEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                            Trace &proposals)
{
    const auto clusters = std::ranges::find(m_clusters, rule, &Clusters::rule);
    if (!clusters->isMade)
        make(*clusters);
    look(knowledge, *clusters, stop, proposals);
}

} // namespace inkling::slink
