// SPDX-License-Identifier: MIT
#include "families/numbercross/generating/generator.h"

#include "families/numbercross/puzzle.h"

#include <algorithm>
#include <array>

namespace inkling::numbercross {

namespace {

constexpr BoardSize smallestMade{4, 4};
constexpr BoardSize largestMade{15, 15};
constexpr std::uint64_t mostTries = 1'000'000;
/// On smaller boards every line is soon seen through.
constexpr int leastCellsForHard = 25;

/// The distributions of random digits.
enum class Digits : std::uint8_t { Any, Large, Small, Low };

int drawDigit(Digits digits, RandomSource &random)
{
    const int digit = random.between(1, maxDigit);
    switch (digits) {
    case Digits::Any:
        break;
    case Digits::Large:
        return std::max(digit, random.between(1, maxDigit));
    case Digits::Small:
        return std::min(digit, random.between(1, maxDigit));
    case Digits::Low:
        return random.between(1, 4);
    }
    return digit;
}

Digits drawDigits(Difficulty difficulty, int cells, RandomSource &random)
{
    if (difficulty <= Difficulty::Easy)
        return random.chance(1, 2) ? Digits::Any : Digits::Large;
    // On larger boards small digits leave hardly any board with one answer.
    if (cells > 64)
        return random.chance(1, 2) ? Digits::Any : Digits::Small;
    constexpr std::array all{Digits::Any, Digits::Small, Digits::Low};
    return random.pick(all);
}

/// A shade is the sign of what its row and its column lean to, and of chance, of which this is the most
/// in percent: with none of it no other shades have the same labels; with much of it, on a larger board,
/// nearly always some do.
int drawChance(Difficulty difficulty, int cells, RandomSource &random)
{
    const int most = std::clamp(20000 / cells, 60, 1000);
    return difficulty == Difficulty::Gentle ? random.between(most / 10, most / 2)
                                            : random.between(most / 3, most);
}

std::vector<int> drawLeanings(int count, RandomSource &random)
{
    std::vector<int> leanings;
    for (int i = 0; i < count; ++i)
        leanings.push_back(random.between(-100, 100));
    return leanings;
}

Givens randomGivens(const Wish &wish, RandomSource &random)
{
    const Grid grid{wish.size.rows, wish.size.columns};
    const int cells = grid.cellCount();
    const Digits digits = drawDigits(wish.difficulty, cells, random);
    const int chance = drawChance(wish.difficulty, cells, random);
    const std::vector<int> leanings = drawLeanings(grid.lineCount(), random);
    Givens givens{grid, {}, std::vector<int>(std::size_t(grid.lineCount()), 0)};
    for (int cell = 0; cell < cells; ++cell) {
        const int digit = drawDigit(digits, random);
        const int row = grid.rowLine(grid.rowOf(cell));
        const int column = grid.columnLine(grid.columnOf(cell));
        const int leaning = leanings[std::size_t(row)] + leanings[std::size_t(column)]
                            + random.between(-chance, chance);
        givens.digits.push_back(std::uint8_t(digit));
        givens.labels[std::size_t(leaning > 0 ? column : row)] += digit;
    }
    return givens;
}

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const auto puzzle
        = std::make_shared<const NumberCrossPuzzle>(randomGivens(wish, attempt.random));
    if (puzzle->solve(Search::Uniqueness, attempt.stop).verdict != Verdict::Unique)
        return std::nullopt;
    auto rating = ratedByNamedRules(*puzzle, attempt.stop);
    // What the named rules do not finish may be anything; it is worth its while only for the hardest.
    if (!rating && wish.difficulty == Difficulty::Fiendish)
        rating = ratedUpTo(wish.difficulty, *puzzle, attempt.stop);
    if (!rating)
        return std::nullopt;
    return Made{puzzle, *rating};
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 9> sizes{
        {{5, 5}, {6, 6}, {7, 7}, {6, 9}, {8, 8}, {9, 9}, {10, 10}, {12, 12}, {15, 15}}};
    return sizes;
}

std::optional<Phrase> expectedInstead(const Wish &wish)
{
    if (auto general = expectedWish(wish, smallestMade, largestMade, {}))
        return general;
    if (wish.difficulty >= Difficulty::Hard
        && wish.size.rows * wish.size.columns < leastCellsForHard)
        return Phrase{
            INKLING_TR_NOOP("Phrases", "a board of at least %1 cells for a puzzle this hard"),
            {std::to_string(leastCellsForHard)}};
    return std::nullopt;
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    return generateByTrying(
        wish, [&](Attempt &attempt) { return tryOnce(wish, attempt); }, mostTries, progress, stop);
}

} // namespace inkling::numbercross
