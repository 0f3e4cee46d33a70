// SPDX-License-Identifier: MIT
#include "support/varied.h"

#include "logic/model/model.h"
#include "support/drafts.h"
#include "support/randompuzzles.h"

#include <chrono>

namespace inkling::test {

namespace {

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

/// Sizes that are made and explained in no time: up to the second that is offered to a person.
BoardSize quickSize(const Family &family, std::mt19937 &random)
{
    const BoardSize second = family.sizes()[1];
    std::vector<BoardSize> sizes{family.sizes().front()};
    for (const BoardSize size : someSizes(family.drafting())) {
        if (size.rows <= second.rows && size.columns <= second.columns
            && !family.expectedInstead(Wish{size}) && size.rows * size.columns < 50)
            sizes.push_back(size);
    }
    return sizes[random() % sizes.size()];
}

std::shared_ptr<const Puzzle> byChance(const Family &family, int number, std::mt19937 &random)
{
    return number % 5 < 3 ? alteredSample(family, random) : randomPuzzle(family, number, random);
}

} // namespace

std::shared_ptr<const Puzzle> variedPuzzle(const Family &family, int number, std::mt19937 &random)
{
    constexpr int madeEvery = 5;
    if (number % madeEvery != 0)
        return byChance(family, number, random);
    Wish wish{quickSize(family, random), Difficulty(number / madeEvery % difficultyCount),
              random()};
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
