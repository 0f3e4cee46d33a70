// SPDX-License-Identifier: MIT
#include "families/slink/generating/generator.h"

#include "families/slink/generating/groups.h"
#include "families/slink/generating/loop.h"
#include "families/slink/puzzle.h"
#include "families/slink/search/solver.h"
#include "families/slink/terms.h"

#include <array>
#include <numeric>

namespace inkling::slink {

namespace {

constexpr BoardSize smallestMade{3, 3};
constexpr BoardSize largestMade{50, 50};
constexpr std::uint64_t mostTries = 20'000;

const Clues &cluesOf(const Puzzle &puzzle)
{
    return static_cast<const SlinkPuzzle &>(puzzle).clues();
}

/// Implements FullPuzzle::constraintsNow().
std::vector<ConstraintId> constraintsNow(const Clues &now, const Clues &before)
{
    const Terms terms{now.grid};
    std::vector<ConstraintId> numbers(std::size_t(terms.loop()) + 1);
    std::iota(numbers.begin(), numbers.end(), ConstraintId(0));
    for (std::size_t cell = 0; cell < now.cells.size(); ++cell) {
        if (now.cells[cell] != before.cells[cell])
            numbers[terms.clue(int(cell))] = goneConstraint;
    }
    return numbers;
}

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const Grid grid{wish.size.rows, wish.size.columns};
    const std::vector<bool> inside = randomInside(grid, attempt.random);
    const Clues all = allClues(grid, inside);
    const Groups groups = symmetricGroups(wish.size, wish.symmetry);
    std::vector<int> order(groups.size());
    std::iota(order.begin(), order.end(), 0);
    attempt.random.shuffle(order);

    const auto only = [&](const auto &kept) {
        return std::make_shared<const SlinkPuzzle>(withoutGroups(all, groups, kept));
    };
    const auto isUnique = [&](const Puzzle &puzzle, const auto &kept, const auto &before,
                              const Knowledge *known, const StopCondition &stop) {
        return isStillOnlyAnswer(cluesOf(puzzle), takenCells(groups, before, kept), inside,
                                 known ? knownCells(grid, *known) : std::vector<int>(), stop);
    };
    const auto constraints = [](const Puzzle &now, const Puzzle &before) {
        return constraintsNow(cluesOf(now), cluesOf(before));
    };
    const FullPuzzle full{only, isUnique, constraints};
    if (wish.order.pattern) {
        const auto kept = keptByPattern(groups, *wish.order.pattern);
        return kept ? madeAsKept(full, *kept, wish, attempt) : std::nullopt;
    }
    return thinnedToDifficulty(full, std::vector<bool>(groups.size(), true), order, wish, attempt);
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
    return symmetriesOfSquares();
}

std::optional<Phrase> expectedInstead(const Wish &wish)
{
    return expectedWish(wish, smallestMade, largestMade, madeSymmetries());
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    const Try attempt = [&](Attempt &one) { return tryOnce(wish, one); };
    return generateByTrying(wish, attempt, mostTries, progress, stop);
}

} // namespace inkling::slink
