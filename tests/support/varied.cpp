// SPDX-License-Identifier: MIT
#include "support/varied.h"

#include "families/cards/puzzle.h"
#include "logic/model/model.h"
#include "support/randompuzzles.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace inkling::test {

namespace {

std::shared_ptr<const Puzzle> randomHand(int number, std::mt19937 &random)
{
    cards::Hand hand;
    const int cards = 1 + int(random() % (number % 10 == 0 ? 5 : 4));
    for (int card = 0; card < cards; ++card)
        hand.cards.push_back(1 + int(random() % (number % 3 == 0 ? 4 : 13)));
    hand.target
        = cards::Fraction(int(random() % 60) - 10, number % 7 == 0 ? 1 + int(random() % 4) : 1)
              .inLowestTerms();
    hand.choices = cards::Choices::fromBits(number % 2 == 0 ? 0U : unsigned(random() % 8));
    return std::make_shared<const cards::CardsPuzzle>(hand);
}

/// A sample with some of its texts exchanged, or taken away, if that still is a puzzle.
std::shared_ptr<const Puzzle> alteredSample(const Family &family, std::mt19937 &random)
{
    const auto samples = family.samples();
    LineSource source{std::string(samples[random() % samples.size()].text)};
    const auto sample = *family.read(source);
    Draft draft = family.drafting().draft(*sample);
    for (std::size_t changes = random() % 4; changes > 0; --changes) {
        std::string &text = draft.texts[random() % draft.texts.size()];
        if (random() % 2 == 0)
            std::swap(text, draft.texts[random() % draft.texts.size()]);
        else
            text.clear();
    }
    if (!family.drafting().fits(draft))
        return sample;
    return family.drafting().puzzle(draft).value_or(sample);
}

std::shared_ptr<const Puzzle> byChance(const Family &family, int number, std::mt19937 &random)
{
    if (family.id() == "cards")
        return randomHand(number, random);
    const auto sources = puzzleSources();
    const auto source = std::ranges::find(sources, family.id(), &PuzzleSource::family);
    return source == sources.end() ? alteredSample(family, random)
                                   : source->make(number, random).puzzle;
}

/// Sizes that are made and explained in no time.
BoardSize sizeOf(const Family &family, std::mt19937 &random)
{
    const auto between
        = [&](int least, int most) { return least + int(random() % unsigned(most - least + 1)); };
    if (family.id() == "cards")
        return {1, between(4, 5)};
    if (family.id() == "kenken") {
        const int side = between(3, 7);
        return {side, side};
    }
    if (family.id() == "hex")
        return {3, between(1, 4)};
    return {between(4, 7), between(4, 7)};
}

} // namespace

std::shared_ptr<const Puzzle> variedPuzzle(const Family &family, int number, std::mt19937 &random)
{
    constexpr int madeEvery = 5;
    if (number % madeEvery != 0)
        return byChance(family, number, random);
    Wish wish{sizeOf(family, random), Difficulty(number / madeEvery % difficultyCount), random()};
    wish.threads = 1;
    // A wish that takes long to fulfil is not worth it.
    const StopCondition stop({}, StopCondition::Clock::now() + std::chrono::milliseconds(300));
    auto made = family.expectedInstead(wish) ? nullptr : family.generate(wish, {}, stop);
    return made ? made : byChance(family, number, random);
}

std::vector<Fact> randomMarks(const Puzzle &puzzle, const Explanation &explanation,
                              std::mt19937 &random)
{
    const auto model = puzzle.model();
    const std::vector<ValueSet> initial = model->initial();
    const auto someOf = [&](ValueSet values) {
        ValueSet some;
        for (const int value : values) {
            if (random() % 2 == 0)
                some = some | ValueSet::only(value);
        }
        return some;
    };
    const unsigned known = random() % 10;
    const unsigned settled = random() % 10;
    const bool isFalse = random() % 5 < 2;
    std::vector<Fact> facts;
    for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
        const ValueSet last = explanation.deduction.knowledge.possible(unknown);
        ValueSet possible = initial[unknown];
        if (random() % 10 < known)
            possible = random() % 10 < settled ? last : last | someOf(possible);
        if (isFalse && random() % model->mainCount() < 2)
            possible = someOf(initial[unknown]);
        if (possible != initial[unknown] && !possible.empty())
            facts.push_back({unknown, possible});
    }
    return facts;
}

} // namespace inkling::test
