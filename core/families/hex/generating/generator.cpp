// SPDX-License-Identifier: MIT
#include "families/hex/generating/generator.h"

#include "families/hex/generating/deal.h"
#include "families/hex/puzzle.h"

#include <algorithm>
#include <array>

namespace inkling::hex {

namespace {

constexpr BoardSize smallestMade{3, 1};
constexpr BoardSize largestMade{maxRows, maxColumns};
constexpr int leastTiles = 7;
constexpr std::uint64_t mostTries = 200'000;

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

/// The limits were found by making boards of all sizes by the thousand. With an even number of
/// tiles, some number must have two digits.
std::optional<Phrase> expectedDifficulty(const Wish &wish, int tiles)
{
    constexpr int mostTiles = 19;
    constexpr int mostEvenTiles = 12;
    constexpr int leastHardTiles = 10;
    const bool isOdd = tiles % 2 == 1;
    const auto phrase
        = [](std::string_view text, int count) { return Phrase{text, {std::to_string(count)}}; };
    switch (wish.difficulty) {
    case Difficulty::Gentle:
        if (isOdd && tiles <= mostTiles)
            return std::nullopt;
        return phrase(INKLING_TR_NOOP("Phrases",
                                      "an odd number of tiles, at most %1, for a board this "
                                      "gentle"),
                      mostTiles);
    case Difficulty::Easy:
        if (isOdd ? tiles <= mostTiles : tiles <= mostEvenTiles)
            return std::nullopt;
        return Phrase{
            INKLING_TR_NOOP("Phrases",
                            "at most %1 tiles, or %2 if their number is even, for a board this "
                            "easy"),
            {std::to_string(mostTiles), std::to_string(mostEvenTiles)}};
    case Difficulty::Medium:
        if (tiles <= mostTiles)
            return std::nullopt;
        return phrase(INKLING_TR_NOOP("Phrases", "at most %1 tiles for this difficulty"),
                      mostTiles);
    case Difficulty::Hard:
    case Difficulty::Fiendish:
        break;
    }
    if (tiles < leastHardTiles)
        return phrase(INKLING_TR_NOOP("Phrases", "at least %1 tiles for a board this hard"),
                      leastHardTiles);
    if (wish.difficulty == Difficulty::Fiendish && wish.size.columns == 1)
        return Phrase{INKLING_TR_NOOP("Phrases", "a wider board for a puzzle this hard"), {}};
    return std::nullopt;
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 6> sizes{
        {{3, 4}, {5, 3}, {7, 2}, {3, 6}, {5, 4}, {7, 3}}};
    return sizes;
}

std::optional<Phrase> expectedInstead(const Wish &wish)
{
    if (auto general = expectedWish(wish, smallestMade, largestMade, {}))
        return general;
    if (wish.size.rows % 2 == 0)
        return Phrase{INKLING_TR_NOOP("Phrases", "an odd number of rows"), {}};
    const int tiles = Grid{wish.size.rows, wish.size.columns}.tileCount();
    if (tiles < leastTiles || tiles > maxTiles) {
        return Phrase{INKLING_TR_NOOP("Phrases", "a board of %1 to %2 tiles"),
                      {std::to_string(leastTiles), std::to_string(maxTiles)}};
    }
    return expectedDifficulty(wish, tiles);
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    return generateByTrying(
        wish, [&](Attempt &attempt) { return tryOnce(wish, attempt); }, mostTries, progress, stop);
}

} // namespace inkling::hex
