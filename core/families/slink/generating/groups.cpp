// SPDX-License-Identifier: MIT
#include "families/slink/generating/groups.h"

#include "families/slink/reasoning/surroundings.h"

namespace inkling::slink {

Clues withoutGroups(Clues clues, const Groups &groups, const std::vector<bool> &kept)
{
    for (std::size_t group = 0; group < groups.size(); ++group) {
        if (kept[group])
            continue;
        for (const int cell : groups[group])
            clues.cells[std::size_t(cell)] = blank;
    }
    return clues;
}

std::vector<int> takenCells(const Groups &groups, const std::vector<bool> &before,
                            const std::vector<bool> &kept)
{
    std::vector<int> cells;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        if (before[group] && !kept[group])
            cells.insert(cells.end(), groups[group].begin(), groups[group].end());
    }
    return cells;
}

std::vector<int> knownCells(const Grid &grid, const Knowledge &knowledge)
{
    const auto isKnown = [&](int edge) { return knowledge.possible(UnknownId(edge)).single(); };
    std::vector<bool> isListed(std::size_t(grid.cellCount()), false);
    std::vector<int> cells;
    const auto list = [&](int cell) {
        if (cell != nowhere && !isListed[std::size_t(cell)]) {
            isListed[std::size_t(cell)] = true;
            cells.push_back(cell);
        }
    };
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        const auto [one, other] = cellsOfEdge(grid, edge);
        if (isKnown(edge) && (one == nowhere || other == nowhere))
            list(one == nowhere ? other : one);
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const int edge : edgesOfCell(grid, cells[i] / grid.columns, cells[i] % grid.columns)) {
            if (!isKnown(edge))
                continue;
            for (const int cell : cellsOfEdge(grid, edge))
                list(cell);
        }
    }
    return cells;
}

} // namespace inkling::slink
