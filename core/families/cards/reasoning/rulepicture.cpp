// SPDX-License-Identifier: MIT
#include "families/cards/model.h"
#include "families/cards/reasoning/rules.h"
#include "families/cards/search/solver.h"
#include "logic/explaining/deducer.h"
#include "logic/model/steppicture.h"

#include <cassert>

namespace inkling::cards {

namespace {

/// A hand whose reasoning uses the rule.
Hand handFor(RuleName rule)
{
    switch (rule) {
    case RuleName::Card:
        return {{1, 7, 12}, Fraction(19)};
    case RuleName::Values:
        return {{5, 9}, Fraction(45)};
    case RuleName::LeftOver:
        return {{2, 6, 9}, Fraction(15), {.some = true}};
    case RuleName::TargetSplit:
        return {{3, 4, 5, 6}, Fraction(42)};
    case RuleName::PartSplit:
        return {{2, 3, 4, 5}, Fraction(29)};
    case RuleName::Merge:
        return {{6, 7}, Fraction(42)};
    case RuleName::Single:
        return {{12}, Fraction(12)};
    case RuleName::Most:
        return {{2, 3}, Fraction(20)};
    case RuleName::Least:
        return {{4, 5}, Fraction(-7)};
    case RuleName::Closest:
    case RuleName::Impossible:
        return {{3, 8}, Fraction(23)};
    default:
        return {{3, 7}, Fraction(21)};
    }
}

/// All that two cards make, written below them.
RulePicture pictureOfValues()
{
    const Layout layout(handFor(RuleName::Values), nullptr);
    return {layout.board,
            {},
            {0, 1},
            {Mark{.element = layout.expression,
                  .look = Look::Text,
                  .text = "14   4   \u22124   45   5/9   9/5",
                  .main = false}}};
}

/// There is no small hand with too many values: cards and target alone.
RulePicture pictureOfUnmade()
{
    const Layout layout({{1, 1, 1}, Fraction(50)}, nullptr);
    return {layout.board, {}, {0, 1, 2, layout.target}, {}, true};
}

} // namespace

RulePicture rulePicture(RuleId rule)
{
    if (RuleName(rule) == RuleName::Values)
        return pictureOfValues();
    if (RuleName(rule) == RuleName::Unmade)
        return pictureOfUnmade();
    const Hand hand = handFor(RuleName(rule));
    const auto answer = leadingAnswer(hand, {});
    const CardsModel model(std::make_shared<const Plan>(hand, answer, true));
    Board board = Layout(hand, answer ? &*answer : nullptr).board;
    const Trace trace = deduce(model, {}).allSteps;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.rule == rule)
            return pictureOf(model, std::move(board), step);
    }
    assert(false);
    return {};
}

} // namespace inkling::cards
