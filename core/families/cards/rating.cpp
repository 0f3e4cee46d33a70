// SPDX-License-Identifier: MIT
#include "families/cards/rating.h"

#include "families/cards/expression.h"
#include "families/cards/search/solver.h"
#include "logic/doublings.h"

#include <algorithm>
#include <array>

namespace inkling::cards {

namespace {

/// Of how many doublings different expressions over so many different cards there are: 1, 6, 68, 1170,
/// 27142, 793002, ... (sequence A140606 of the OEIS).
constexpr std::array<double, maxCards + 1> expressionDoublings{1.0,  1.0,  2.6,  6.1, 10.2,
                                                               14.7, 19.6, 24.7, 30.1};

/// Where answers are no more than this part of the way from one to all, no hand is gentler.
constexpr double plenty = 0.55;
constexpr double scarcest = 4.2; ///< the rating of a single answer that needs nothing

/// What an answer needs that a sum of products does not.
double needsOf(const Hand &hand, const Answer &answer, bool needsFractions)
{
    const auto parts = partsOf(hand.cards, answer);
    const auto count
        = [&](char sign) { return double(std::ranges::count(parts->back().text, sign)); };
    const double needs = 0.15 * count('(') + 0.3 * count('/') + 0.3 * count('^');
    return std::min(needs + (needsFractions ? 0.9 : 0.0), mostByNeeds);
}

} // namespace

double difficultyByCount(int cards, std::size_t answers)
{
    const double share = 1 - doublings(answers) / expressionDoublings[std::size_t(cards)];
    return 1 + (scarcest - 1) * std::max(0.0, (share - plenty) / (1 - plenty));
}

std::optional<double> ratingValue(const Hand &hand, const StopCondition &stop)
{
    const std::size_t answers = countAnswers(hand, countedAnswers, stop);
    const auto simplest = answers > 0 ? leadingAnswer(hand, stop) : std::nullopt;
    Hand whole = hand;
    whole.choices.integers = true;
    const Verdict verdict = solve(whole, Search::FirstAnswer, stop).verdict;
    if (!simplest || verdict == Verdict::Unknown || stop.stopped())
        return std::nullopt;
    return shownRating(difficultyByCount(hand.size(), answers)
                       + needsOf(hand, *simplest, verdict == Verdict::None));
}

} // namespace inkling::cards
