// SPDX-License-Identifier: MIT
#include "logic/rating.h"

#include "board/phrase.h"

#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

/// Up to which cost a step, and up to which value a rating, has each word but the last.
constexpr std::array ceilings{1.75, 2.75, 4.0, 6.0};

Difficulty wordFor(double value)
{
    const auto above = std::ranges::lower_bound(ceilings, value);
    return Difficulty(above - ceilings.begin());
}

} // namespace

std::string_view difficultyTitle(Difficulty difficulty)
{
    constexpr std::array<std::string_view, difficultyCount> titles{
        INKLING_TR_NOOP("Difficulty", "gentle"), INKLING_TR_NOOP("Difficulty", "easy"),
        INKLING_TR_NOOP("Difficulty", "medium"), INKLING_TR_NOOP("Difficulty", "hard"),
        INKLING_TR_NOOP("Difficulty", "fiendish")};
    return titles[std::size_t(difficulty)];
}

std::string_view difficultyName(Difficulty difficulty)
{
    return difficultyTitle(difficulty);
}

Difficulty difficultyOfStep(double cost)
{
    return wordFor(cost);
}

Difficulty difficultyOfRating(double value)
{
    return wordFor(value);
}

Rating rate(const Trace &trace)
{
    Rating rating;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const double cost = double(trace[i].cost);
        rating.hardest = std::max(rating.hardest, cost);
        rating.sum += cost;
        ++rating.steps[std::size_t(difficultyOfStep(cost))];
    }
    rating.value = std::round(rating.hardest * 10) / 10;
    rating.difficulty = difficultyOfRating(rating.value);
    return rating;
}

} // namespace inkling
