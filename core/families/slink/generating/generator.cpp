// SPDX-License-Identifier: MIT
#include "families/slink/generating/generator.h"

#include "families/slink/generating/loop.h"
#include "families/slink/puzzle.h"
#include "families/slink/search/solver.h"
#include "families/thinning.h"

#include <array>
#include <numeric>

namespace inkling::slink {

namespace {

using Groups = std::vector<std::vector<int>>;

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

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const Grid grid{wish.size.rows, wish.size.columns};
    const std::vector<bool> inside = randomInside(grid, attempt.random);
    const Clues full = allClues(grid, inside);
    const Groups groups = symmetricGroups(wish.size, wish.symmetry);
    std::vector<int> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    attempt.random.shuffle(order);

    const double limit = ratingRange(wish.difficulty).limit;
    const bool isOpenEnded = wish.difficulty == Difficulty::Fiendish;
    const auto puzzleOf = [&](const std::vector<bool> &kept) {
        return std::make_shared<const SlinkPuzzle>(withoutGroups(full, groups, kept));
    };
    if (solve(full, Search::Uniqueness, attempt.stop).verdict != Verdict::Unique)
        return std::nullopt;
    const auto suffices = [&](const std::vector<bool> &kept, const std::vector<bool> &before,
                              const StopCondition &stop) {
        const auto puzzle = puzzleOf(kept);
        if (!isStillOnlyAnswer(puzzle->clues(), takenCells(groups, before, kept), inside, stop))
            return false;
        if (isOpenEnded)
            return true;
        const auto rating = ratedByNamedRules(*puzzle, stop);
        return rating && rating->value < limit;
    };
    const std::vector<bool> all(groups.size(), true);
    const auto kept = thinned(all, order, suffices, attempt.threads, attempt.stop);
    if (!kept)
        return std::nullopt;
    const auto puzzle = puzzleOf(*kept);
    const auto rating = rated(*puzzle, attempt.stop);
    if (!rating)
        return std::nullopt;
    return Made{puzzle, *rating};
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 6> sizes{
        {{5, 5}, {7, 7}, {10, 10}, {15, 15}, {20, 20}, {25, 30}}};
    return sizes;
}

std::span<const Symmetry> madeSymmetries()
{
    static constexpr std::array symmetries{Symmetry::HalfTurn, Symmetry::QuarterTurn,
                                           Symmetry::MirrorAcross, Symmetry::MirrorDown};
    return symmetries;
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    const Try attempt = [&](Attempt &one) { return tryOnce(wish, one); };
    return generateByTrying(wish, attempt, progress, stop);
}

} // namespace inkling::slink
