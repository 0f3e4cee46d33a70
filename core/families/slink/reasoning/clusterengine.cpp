// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/clusterengine.h"

#include <algorithm>

namespace inkling::slink {

ClusterEngine::ClusterEngine(const Clues &clues)
    : m_terms{clues.grid}
    , m_neighbours(neighboursOf(clues.grid))
    , m_ways(clues, m_neighbours)
{
    addClusters(RuleName::ClueColours, 1, clueClusters(clues, m_neighbours));
    addClusters(RuleName::TwoClues, 2, twoClueClusters(clues, m_neighbours));
}

void ClusterEngine::addClusters(RuleName rule, int clueCount, std::vector<Cluster> clusters)
{
    std::vector<std::vector<int>> ofCell(std::size_t(m_terms.grid.cellCount()));
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        for (const int cell : clusters[i])
            ofCell[std::size_t(cell)].push_back(int(i));
    }
    const int count = int(clusters.size());
    m_clusters.push_back({rule, clueCount, std::move(clusters), std::move(ofCell), Agenda(count)});
}

/// The cells that an unknown speaks of; beyond the border, none.
std::vector<int> ClusterEngine::cellsOf(UnknownId unknown) const
{
    const Grid &grid = m_terms.grid;
    const Subject subject = m_terms.subject(unknown);
    std::vector<int> cells;
    const auto add = [&](int cell) {
        if (cell != nowhere)
            cells.push_back(cell);
    };
    switch (subject.kind) {
    case Kind::Edge:
        std::ranges::for_each(cellsOfEdge(grid, subject.index), add);
        break;
    case Kind::Cell:
        add(subject.index);
        break;
    case Kind::Corner:
        add(subject.index);
        add(m_neighbours[std::size_t(subject.index)][std::size_t(subject.part)]);
        add(m_neighbours[std::size_t(subject.index)][std::size_t(subject.part + 3) % 4]);
        break;
    case Kind::Neighbours:
        break;
    case Kind::Diagonal:
    case Kind::Opposites:
        std::ranges::for_each(cellsOfPair(grid, subject), add);
        break;
    }
    return cells;
}

void ClusterEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    const std::vector<int> cells = cellsOf(unknown);
    if (cells.empty())
        return;
    for (Clusters &clusters : m_clusters) {
        for (const int cluster : clusters.ofCell[std::size_t(cells.front())]) {
            const Cluster &all = clusters.all[std::size_t(cluster)];
            if (std::ranges::all_of(
                    cells, [&](int cell) { return std::ranges::find(all, cell) != all.end(); }))
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

void ClusterEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                            Trace &proposals)
{
    for (Clusters &clusters : m_clusters) {
        if (clusters.rule != rule)
            continue;
        std::vector<int> changed = clusters.changed.take();
        std::ranges::sort(changed);
        for (const int cluster : changed) {
            if (stop.stopped())
                return;
            const Cluster &cells = clusters.all[std::size_t(cluster)];
            const auto clueOpen = [&](int cell) { return isOpen(knowledge, cell); };
            if (std::all_of(cells.begin(), cells.begin() + clusters.clueCount, clueOpen)) {
                m_ways.begin(knowledge, cells);
                m_ways.propose(rule, proposals);
            }
        }
    }
}

} // namespace inkling::slink
