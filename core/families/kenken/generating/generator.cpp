// SPDX-License-Identifier: MIT
#include "families/kenken/generating/generator.h"

#include "families/kenken/generating/latinsquare.h"
#include "families/kenken/generating/walls.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/search/solver.h"
#include "families/kenken/statement.h"
#include "puzzle/thinning.h"

#include <array>
#include <numeric>

namespace inkling::kenken {

namespace {

constexpr int smallestSide = 3;
constexpr std::uint64_t mostTries = 20'000;

/// The most cells a cage has in a puzzle of each difficulty.
constexpr std::array<int, difficultyCount> largestCages{3, 4, 4, 4, 6};

std::vector<int> shuffled(int count, RandomSource &random)
{
    std::vector<int> order(std::size_t(count), 0);
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    return order;
}

const Cages &cagesOf(const Puzzle &puzzle)
{
    return static_cast<const KenkenPuzzle &>(puzzle).cages();
}

/// Implements FullPuzzle::constraintsNow().
std::vector<ConstraintId> constraintsNow(const Cages &now, const Cages &before)
{
    std::vector<ConstraintId> numbers;
    numbers.reserve(before.cages.size() + 2 * std::size_t(now.side));
    for (const Cage &cage : before.cages) {
        const auto same = now.cageOf[cage.cells.front()];
        numbers.push_back(now.cages[same].cells == cage.cells ? same : goneConstraint);
    }
    for (int line = 0; line < 2 * now.side; ++line)
        numbers.push_back(lineConstraint(now, line));
    return numbers;
}

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const int side = wish.size.rows;
    const int largest = largestCages[std::size_t(wish.difficulty)];
    const Walls walls(side, randomLatinSquare(side, attempt.random), attempt.random);
    const std::vector<int> order = shuffled(walls.count(), attempt.random);
    const auto only = [&](const auto &standing) -> std::shared_ptr<const Puzzle> {
        auto cages = walls.cages(standing, largest);
        return cages ? std::make_shared<const KenkenPuzzle>(std::move(*cages)) : nullptr;
    };
    const auto isUnique = [](const Puzzle &puzzle, const auto &, const auto &,
                             const Knowledge *known, const StopCondition &stop) {
        return solve(cagesOf(puzzle), Search::Uniqueness, stop, known).verdict == Verdict::Unique;
    };
    const auto constraints = [](const Puzzle &now, const Puzzle &before) {
        return constraintsNow(cagesOf(now), cagesOf(before));
    };
    const FullPuzzle full{only, isUnique, constraints};
    return thinnedToDifficulty(full, walls.standing(order), order, wish, attempt);
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 7> sizes{
        {{4, 4}, {5, 5}, {6, 6}, {7, 7}, {8, 8}, {9, 9}, {12, 12}}};
    return sizes;
}

std::optional<Phrase> expectedInstead(const Wish &wish)
{
    if (wish.size.rows != wish.size.columns)
        return Phrase{INKLING_TR_NOOP("Phrases", "as many rows as columns"), {}};
    return expectedWish(wish, {smallestSide, smallestSide}, {maxSide, maxSide}, {});
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    const Try attempt = [&](Attempt &one) { return tryOnce(wish, one); };
    return generateByTrying(wish, attempt, mostTries, progress, stop);
}

} // namespace inkling::kenken
