// SPDX-License-Identifier: MIT
#include "families/slink/engines/clusters.h"

#include <algorithm>
#include <array>
#include <utility>

namespace inkling::slink {

Cluster clusterOf(std::span<const int> cells, const Neighbours &neighbours)
{
    Cluster cluster;
    for (const int cell : cells)
        cluster.push_back(cell);
    for (const int cell : cells) {
        for (const int next : neighbours[std::size_t(cell)]) {
            if (next != nowhere && std::ranges::find(cluster, next) == cluster.end())
                cluster.push_back(next);
        }
    }
    return cluster;
}

std::vector<Cluster> clueClusters(const Clues &clues, const Neighbours &neighbours)
{
    std::vector<Cluster> clusters;
    for (int cell = 0; cell < clues.grid.cellCount(); ++cell) {
        if (clues.cells[std::size_t(cell)] != blank)
            clusters.push_back(clusterOf(std::array{cell}, neighbours));
    }
    return clusters;
}

std::vector<Cluster> twoClueClusters(const Clues &clues, const Neighbours &neighbours)
{
    const Grid &grid = clues.grid;
    std::vector<Cluster> clusters;
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        if (clues.cells[std::size_t(cell)] == blank)
            continue;
        for (const auto &[down, right] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, -1),
                                          std::pair(1, 0), std::pair(1, 1), std::pair(2, 0)}) {
            const int r = cell / grid.columns + down;
            const int c = cell % grid.columns + right;
            if (grid.contains(r, c) && clues.at(r, c) != blank)
                clusters.push_back(clusterOf(std::array{cell, grid.cell(r, c)}, neighbours));
        }
    }
    return clusters;
}

Neighbours neighboursOf(const Grid &grid)
{
    Neighbours all;
    for (int cell = 0; cell < grid.cellCount(); ++cell)
        all.push_back(neighbours(grid, cell / grid.columns, cell % grid.columns));
    return all;
}

} // namespace inkling::slink
