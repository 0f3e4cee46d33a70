// SPDX-License-Identifier: MIT
#include "puzzle/practice/position.h"

#include "logic/explaining/deducer.h"
#include "logic/explaining/explainer.h"

#include <algorithm>

namespace inkling {

namespace {

Fact narrowed(const Fact &fact, ValueSet before)
{
    return {fact.unknown, fact.possible & before};
}

} // namespace

std::vector<bool> markable(const Model &model, const Board &board)
{
    std::vector<bool> can(model.initial().size(), false);
    for (ElementId element = 0; element < board.size(); ++element) {
        for (const Fact &choice : model.choices(element))
            can[choice.unknown] = true;
    }
    return can;
}

PracticeResult judge(const PracticePosition &position, std::span<const Fact> marks)
{
    const Model &model = *position.model;
    const Knowledge before(model.initial(), position.known);
    std::vector<Fact> news;
    for (const Fact &mark : marks) {
        const Fact fact = narrowed(mark, before.possible(mark.unknown));
        if (fact.possible != before.possible(mark.unknown))
            news.push_back(fact);
    }
    if (news.empty())
        return {};
    PracticeResult result;
    std::size_t most = 0;
    Knowledge together = before;
    for (std::size_t i = 0; i < position.steps.size(); ++i) {
        Knowledge after = before;
        after.learn(position.steps.conclusions(i));
        together.learn(position.steps.conclusions(i));
        const auto count = std::size_t(
            std::ranges::count_if(news, [&](const Fact &fact) { return after.holds(fact); }));
        if (count > most) {
            most = count;
            result.step = i;
        }
    }
    const auto isSo = [&](const Fact &fact) {
        const auto value = model.valueIn(position.answer, fact.unknown);
        return !value || fact.possible.contains(*value);
    };
    const auto isOpposite = [&](const Fact &fact) {
        return (together.possible(fact.unknown) & fact.possible).empty();
    };
    const bool isRight
        = std::ranges::any_of(news, [&](const Fact &fact) { return together.holds(fact); });
    if (std::ranges::all_of(news, isSo) && isRight) {
        std::erase_if(news, [&](const Fact &fact) { return together.holds(fact); });
        result.others = std::move(news);
        result.judgement = PracticeJudgement::Right;
    } else if (std::ranges::all_of(news, isSo))
        result.judgement = PracticeJudgement::Elsewhere;
    else
        result.judgement = isRight && std::ranges::none_of(news, isOpposite)
                               ? PracticeJudgement::BesideWrong
                               : PracticeJudgement::Wrong;
    return result;
}

bool othersFollow(const PracticePosition &position, const PracticeResult &result,
                  const StopCondition &stop)
{
    const Model &model = *position.model;
    Knowledge known(model.initial(), position.known);
    for (std::size_t i = 0; i < position.steps.size(); ++i)
        known.learn(position.steps.conclusions(i));
    const double cost = position.steps[result.step].cost;
    bool areKnown = result.others.empty();
    bool isDearer = false;
    std::stop_source enough;
    const Watch watch = [&](const Knowledge &knowledge, const Trace &trace) {
        isDearer = !trace.empty() && trace[trace.size() - 1].cost > cost;
        areKnown = std::ranges::all_of(result.others,
                                       [&](const Fact &fact) { return knowledge.holds(fact); });
        if (isDearer || areKnown)
            enough.request_stop();
    };
    if (areKnown)
        return true;
    Explainer explainer(model, {});
    const Deduction reached = deduce(model, known.factsBeyond(model.initial()), explainer,
                                     stop.orWhen(enough.get_token()), watch);
    return areKnown || (reached.outcome == Outcome::Stopped && !isDearer);
}

} // namespace inkling
