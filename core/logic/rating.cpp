// SPDX-License-Identifier: MIT
#include "logic/rating.h"

#include "board/phrase.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace inkling {

namespace {

/// The value from which each word holds, of a rating and of a step's cost.
constexpr std::array<double, difficultyCount> floors{0, 1.7, 2.5, 3.4, 4.4};

/// What bookkeeping costs: however much there is of it, it does not make a puzzle hard.
constexpr double bookkeeping = 1;

double eighthPower(double number)
{
    const double square = number * number;
    const double fourth = square * square;
    return fourth * fourth;
}

/// By square roots alone, which are the same on every machine.
double eighthRoot(double number)
{
    return std::sqrt(std::sqrt(std::sqrt(number)));
}

/// How hard a wave is, beyond bookkeeping: one step to be found as much as it costs, one of many less,
/// down to three fifths.
double bottleneck(double cost, std::size_t width)
{
    return std::max(cost - bookkeeping, 0.0) * (0.6 + 0.4 / double(width));
}

/// The norm of all waves' bottlenecks.
double together(const Trace &trace)
{
    double sum = 0;
    for (std::size_t first = 0; first < trace.size();) {
        double cost = trace[first].cost;
        std::size_t end = first + 1;
        for (; end < trace.size() && trace[end].wave == trace[first].wave; ++end)
            cost = std::max(cost, double(trace[end].cost));
        sum += eighthPower(bottleneck(cost, end - first));
        first = end;
    }
    return eighthRoot(sum);
}

} // namespace

double shownRating(double value)
{
    return std::floor(value * 10 + 0.5 + 1e-6) / 10;
}

std::string_view difficultyName(Difficulty difficulty)
{
    constexpr std::array<std::string_view, difficultyCount> titles{
        INKLING_TR_NOOP("Difficulty", "gentle"), INKLING_TR_NOOP("Difficulty", "easy"),
        INKLING_TR_NOOP("Difficulty", "medium"), INKLING_TR_NOOP("Difficulty", "hard"),
        INKLING_TR_NOOP("Difficulty", "fiendish")};
    return titles[std::size_t(difficulty)];
}

Difficulty difficultyOf(double value)
{
    const auto above = std::ranges::upper_bound(floors, shownRating(value));
    return Difficulty(above - floors.begin() - 1);
}

double RatingRange::distance(double value) const
{
    return std::max({least - value, value - limit, 0.0});
}

RatingRange ratingRange(Difficulty difficulty)
{
    const auto word = std::size_t(difficulty);
    return {floors[word],
            word + 1 < floors.size() ? floors[word + 1] : std::numeric_limits<double>::infinity()};
}

Rating rate(const Trace &trace)
{
    Rating rating;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const double cost = trace[i].cost;
        rating.hardest = std::max(rating.hardest, cost);
        rating.sum += cost;
        ++rating.steps[std::size_t(difficultyOf(cost))];
    }
    rating.value = shownRating(bookkeeping + together(trace));
    rating.difficulty = difficultyOf(rating.value);
    return rating;
}

} // namespace inkling
