// SPDX-License-Identifier: MIT
#include "families/slink/generating/generator.h"

#include "families/slink/generating/loop.h"
#include "families/slink/puzzle.h"
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

bool isUnique(const Puzzle &puzzle, const StopCondition &stop)
{
    return puzzle.solve(Search::Uniqueness, stop).verdict == Verdict::Unique;
}

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const Grid grid{wish.size.rows, wish.size.columns};
    const Clues full = allClues(grid, randomInside(grid, attempt.random));
    const Groups groups = symmetricGroups(wish.size, wish.symmetry);
    std::vector<int> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    attempt.random.shuffle(order);

    const double limit = ratingRange(wish.difficulty).limit;
    const bool isOpenEnded = wish.difficulty == Difficulty::Fiendish;
    const auto puzzleOf = [&](const std::vector<bool> &kept) {
        return std::make_shared<const SlinkPuzzle>(withoutGroups(full, groups, kept));
    };
    const auto suffices = [&](const std::vector<bool> &kept, const StopCondition &stop) {
        const auto puzzle = puzzleOf(kept);
        if (!isUnique(*puzzle, stop))
            return false;
        if (isOpenEnded)
            return true;
        const auto rating = ratedByNamedRules(*puzzle, stop);
        return rating && rating->value < limit;
    };
    const std::vector<bool> all(groups.size(), true);
    if (!suffices(all, attempt.stop))
        return std::nullopt;
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
