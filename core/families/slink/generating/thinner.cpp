// SPDX-License-Identifier: MIT
#include "families/slink/generating/thinner.h"

#include "families/slink/generating/groups.h"
#include "families/slink/search/solver.h"
#include "families/slink/terms.h"

#include <algorithm>

namespace inkling::slink {

namespace {

/// The symmetric groups of cells that have a clue to remove.
Groups groupsWithClues(const Clues &clues, Symmetry symmetry)
{
    Groups groups = symmetricGroups({clues.grid.rows, clues.grid.columns}, symmetry);
    std::erase_if(groups, [&](const std::vector<int> &cells) {
        return std::ranges::all_of(
            cells, [&](int cell) { return clues.cells[std::size_t(cell)] == blank; });
    });
    return groups;
}

/// The cells inside an answer's loop, row by row.
std::vector<bool> insideOf(const Grid &grid, const Answer &answer)
{
    std::vector<bool> cells;
    for (int r = 0; r < grid.rows; ++r) {
        bool isInside = false;
        for (int c = 0; c < grid.columns; ++c) {
            isInside ^= answer.values[std::size_t(grid.vertical(r, c))] == line;
            cells.push_back(isInside);
        }
    }
    return cells;
}

} // namespace

std::shared_ptr<const Puzzle> thinnedPuzzle(const SlinkPuzzle &puzzle, const ThinWish &wish,
                                            const ThinProgress &progress, const StopCondition &stop)
{
    const Clues &clues = puzzle.clues();
    const Solution solution = puzzle.solve(Search::Uniqueness, stop);
    if (solution.verdict != Verdict::Unique)
        return nullptr;
    const std::vector<bool> insideCells = insideOf(clues.grid, *solution.first);
    const Groups groups = groupsWithClues(clues, wish.symmetry);
    const FullPuzzle full{
        [&](const std::vector<bool> &kept) {
            return std::make_shared<const SlinkPuzzle>(withoutGroups(clues, groups, kept));
        },
        [&](const Puzzle &thinner, const std::vector<bool> &kept, const std::vector<bool> &before,
            const Knowledge *, const StopCondition &until) {
            return isStillOnlyAnswer(static_cast<const SlinkPuzzle &>(thinner).clues(),
                                     takenCells(groups, before, kept), insideCells, {}, until);
        }};
    return thinnedAtRandom(groups.size(), full, wish, progress, stop);
}

} // namespace inkling::slink
