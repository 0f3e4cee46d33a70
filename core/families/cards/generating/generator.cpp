// SPDX-License-Identifier: MIT
#include "families/cards/generating/generator.h"

#include "families/cards/puzzle.h"
#include "families/cards/rating.h"
#include "families/cards/search/solver.h"

#include <algorithm>
#include <array>

namespace inkling::cards {

namespace {

constexpr BoardSize smallestMade{1, 4};
constexpr BoardSize largestMade{1, maxCards};
constexpr std::uint64_t mostTries = 100'000;

Hand randomHand(int cards, RandomSource &random)
{
    Hand hand;
    for (int card = 0; card < cards; ++card)
        hand.cards.push_back(random.between(1, king));
    std::ranges::sort(hand.cards);
    hand.target = Fraction(usualTarget(cards));
    return hand;
}

std::optional<Made> tryOnce(const Wish &wish, Attempt &attempt)
{
    const Hand hand = randomHand(wish.size.columns, attempt.random);
    const auto rated = ratingOf(hand, attempt.stop);
    if (!rated)
        return std::nullopt;
    Rating rating;
    rating.value = rated->value;
    rating.difficulty = difficultyOf(rated->value);
    return Made{std::make_shared<const CardsPuzzle>(hand), rating};
}

} // namespace

std::span<const BoardSize> madeSizes()
{
    static constexpr std::array<BoardSize, 5> sizes{{{1, 4}, {1, 5}, {1, 6}, {1, 7}, {1, 8}}};
    return sizes;
}

std::optional<Phrase> expectedInstead(const Wish &wish)
{
    if (auto general = expectedWish(wish, smallestMade, largestMade, {}))
        return general;
    // So many cards have so many answers that hardly any hand is hard.
    const int cards = wish.size.columns;
    const Difficulty hardest = cards <= 6   ? Difficulty::Fiendish
                               : cards == 7 ? Difficulty::Medium
                                            : Difficulty::Easy;
    if (wish.difficulty > hardest)
        return Phrase{INKLING_TR_NOOP("Phrases", "fewer cards for a hand this hard"), {}};
    return std::nullopt;
}

std::shared_ptr<const Puzzle> generate(const Wish &wish, const GenerateProgress &progress,
                                       const StopCondition &stop)
{
    return generateByTrying(
        wish, [&](Attempt &attempt) { return tryOnce(wish, attempt); }, mostTries, progress, stop);
}

} // namespace inkling::cards
