// SPDX-License-Identifier: MIT
#include "families/slink/generating/groups.h"

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

} // namespace inkling::slink
