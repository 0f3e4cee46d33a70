// SPDX-License-Identifier: MIT
#include "logic/teaching/rating.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace inkling {

namespace {

/// The value from which each difficulty's word holds, for a rating and for a step's cost.
constexpr std::array<double, difficultyCount> floors{0, 1.7, 2.5, 3.4, 4.4};

/// The cost of bookkeeping: however much there is of it, it does not make a puzzle hard.
constexpr double easiest = 1;

double eighthPower(double number)
{
    const double square = number * number;
    const double fourth = square * square;
    return fourth * fourth;
}

/// The eighth root, by square roots alone, which are the same on every machine.
double eighthRoot(double number)
{
    return std::sqrt(std::sqrt(std::sqrt(number)));
}

/// Steps that can be taken at once.
struct Wave
{
    double cost = 0; ///< cost of the hardest step
    std::size_t width = 0;
};

bool isAboutAnyOf(std::span<const Fact> facts, const Fact &other)
{
    return std::ranges::find(facts, other.unknown, &Fact::unknown) != facts.end();
}

/// By part of a step: the length of the longest chain of earlier parts that leads to it.
std::vector<std::size_t> depthsOf(const Trace &parts)
{
    std::vector<std::size_t> depths(parts.size(), 0);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (const Fact &premise : parts[i].premises) {
            for (std::size_t earlier = 0; earlier < i; ++earlier) {
                if (isAboutAnyOf(parts[earlier].conclusions, premise))
                    depths[i] = std::max(depths[i], depths[earlier] + 1);
            }
        }
    }
    return depths;
}

/// The waves of a trace. A folded step counts as its parts: parts that rest on others are waves of
/// their own.
std::vector<Wave> wavesOf(const Trace &trace)
{
    std::vector<Wave> waves;
    std::size_t first = 0; ///< the place of the wave that the trace is at
    const auto count = [&](double cost, std::size_t depth) {
        waves.resize(std::max(waves.size(), first + depth + 1));
        Wave &wave = waves[first + depth];
        wave.cost = std::max(wave.cost, cost);
        ++wave.width;
    };
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (i > 0 && step.wave != trace[i - 1].wave)
            first = waves.size();
        if (!step.parts) {
            count(step.cost, 0);
            continue;
        }
        const std::vector<std::size_t> depths = depthsOf(*step.parts);
        for (std::size_t part = 0; part < depths.size(); ++part)
            count((*step.parts)[part].cost, depths[part]);
    }
    return waves;
}

/// The part of its cost that a step counts for however many others there are to choose from.
constexpr double leastPart = 0.6;

/// The difficulty of a wave, beyond bookkeeping: a single step counts as much as it costs, one of
/// many counts less, down to three fifths.
double bottleneck(const Wave &wave)
{
    return std::max(wave.cost - easiest, 0.0) * (leastPart + (1 - leastPart) / double(wave.width));
}

/// The norm of all waves' bottlenecks.
double together(std::span<const Wave> waves)
{
    double sum = 0;
    for (const Wave &wave : waves)
        sum += eighthPower(bottleneck(wave));
    return eighthRoot(sum);
}

/// The rounds, as the list of steps shows them, that have a step of this cost or more.
std::size_t roundsFrom(double cost, const Trace &trace)
{
    std::set<std::uint32_t> rounds;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (shownRating(trace.cost(i)) >= cost)
            rounds.insert(trace[i].wave);
    }
    return rounds.size();
}

Phrase reasonFor(double value, double hardest, const Trace &trace)
{
    constexpr double hardlyLess = 0.5;
    constexpr double leastCounted = 1.1; // more than bookkeeping
    const double shown = shownRating(hardest);
    const std::string cost = shownRatingText(shown);
    if (value == shown)
        return {INKLING_TR_NOOP("Phrases", "As hard as its hardest step."), {}};
    if (value < shown) {
        return {INKLING_TR_NOOP("Phrases", "Hardest step: %1, but one of several to choose from."),
                {cost}};
    }
    const double floor = shownRating(std::max(hardest - hardlyLess, leastCounted));
    const std::size_t rounds = roundsFrom(floor, trace);
    if (rounds > 1) {
        return {INKLING_TR_NOOP("Phrases", "No step is harder than %1, but %2 rounds have a step "
                                           "of %3 or more: together they are harder."),
                {cost, std::to_string(rounds), shownRatingText(floor)}};
    }
    return {INKLING_TR_NOOP("Phrases", "No step is harder than %1, but many are not much easier: "
                                       "together they are harder."),
            {cost}};
}

} // namespace

double shownRating(double value)
{
    return std::floor(value * 10 + 0.5 + 1e-6) / 10;
}

std::string shownRatingText(double value)
{
    const std::string decimals = std::to_string(shownRating(value));
    return decimals.substr(0, decimals.find('.') + 2);
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

/// One more than the hardest step costs, and no further than the end of the next word.
double mostRatingWith(double cost)
{
    const int next = std::min(int(difficultyOf(cost)) + 1, difficultyCount - 1);
    return std::min(cost + 1, ratingRange(Difficulty(next)).limit - 0.1);
}

double leastRatingWith(double cost)
{
    return shownRating(
        std::min(easiest + leastPart * std::max(cost - easiest, 0.0), mostRatingWith(cost)));
}

void RatingEstimate::add(double cost)
{
    m_sum += eighthPower(std::max(cost - easiest, 0.0));
    m_hardest = std::max(m_hardest, cost);
}

double RatingEstimate::value() const
{
    constexpr double nearlyAlone = 0.95;
    return std::min(easiest + nearlyAlone * eighthRoot(m_sum), mostRatingWith(m_hardest));
}

Rating rate(const Trace &trace)
{
    Rating rating;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const double cost = trace.cost(i);
        rating.hardest = std::max(rating.hardest, cost);
        rating.sum += cost;
        ++rating.steps[std::size_t(difficultyOf(cost))];
    }
    const std::vector<Wave> waves = wavesOf(trace);
    rating.value = shownRating(std::min(easiest + together(waves), mostRatingWith(rating.hardest)));
    rating.difficulty = difficultyOf(rating.value);
    rating.reason = reasonFor(rating.value, rating.hardest, trace);
    return rating;
}

} // namespace inkling
