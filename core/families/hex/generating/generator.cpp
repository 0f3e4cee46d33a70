// SPDX-License-Identifier: MIT
#include "families/hex/generating/generator.h"

#include "families/hex/generating/deal.h"
#include "families/hex/puzzle.h"

#include <algorithm>
#include <array>

namespace inkling::hex {

namespace {

constexpr BoardSize smallestMade{3, 1};
constexpr BoardSize largestMade{23, 8};

int numbersFor(Difficulty difficulty, int length, RandomSource &random)
{
    const auto [least, most] = numbersIn(length);
    if (difficulty <= Difficulty::Easy)
        return most;
    // All numbers of one digit each make no board fiendish.
    const int limit = difficulty == Difficulty::Fiendish ? length / 2 : most;
    return random.between(least, std::max(least, limit));
}

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const Grid grid{wish.size.rows, wish.size.columns};
    const int count = grid.tileCount();
    const int numbers = numbersFor(wish.difficulty, count, attempt.random);
    const auto equation = randomEquation(count, numbers, attempt.random);
    if (!equation)
        return std::nullopt;
    std::string characters(std::size_t(count), '0');
    const auto path = randomPath(Tiles(grid, characters), attempt.random);
    if (!path)
        return std::nullopt;
    for (std::size_t i = 0; i < path->size(); ++i)
        characters[std::size_t((*path)[i])] = (*equation)[i];
    const auto puzzle = std::make_shared<const HexPuzzle>(Tiles(grid, std::move(characters)));
    if (puzzle->solve(Search::Uniqueness, attempt.stop).verdict != Verdict::Unique)
        return std::nullopt;
    const auto rating = ratedByNamedRules(*puzzle, attempt.stop);
    if (!rating)
        return std::nullopt;
    return Made{puzzle, *rating};
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 8> sizes{
        {{3, 3}, {3, 4}, {5, 2}, {9, 1}, {3, 5}, {5, 3}, {7, 2}, {5, 4}}};
    return sizes;
}

std::optional<Phrase> objection(const Wish &wish)
{
    if (auto general = objectionTo(wish, smallestMade, largestMade, {}))
        return general;
    if (wish.size.rows % 2 == 0)
        return Phrase{INKLING_TR_NOOP("Phrases", "an odd number of rows"), {}};
    const int tiles = Grid{wish.size.rows, wish.size.columns}.tileCount();
    const auto bound = [&](std::string_view text, int count) {
        return Phrase{text, {std::to_string(count), std::to_string(tiles)}};
    };
    if (tiles > maxTiles)
        return bound(INKLING_TR_NOOP("Phrases", "at most %1 tiles, not %2"), maxTiles);
    return std::nullopt;
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    return generateByTrying(
        wish, [&](Attempt &attempt) { return tryOnce(wish, attempt); }, progress, stop);
}

} // namespace inkling::hex
