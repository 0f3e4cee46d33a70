// SPDX-License-Identifier: MIT
#include "puzzle/practice/position.h"

#include "logic/explaining/deducer.h"
#include "logic/model/generalrules.h"
#include "logic/teaching/possiblesteps.h"

#include <algorithm>
#include <map>
#include <utility>

namespace inkling {

namespace {

/// By rule: the first steps of waves, the moments before which are looked at.
using Moments = std::map<RuleId, std::vector<std::size_t>>;

/// The first step of every wave in which a wanted rule has steps, by rule.
Moments momentsOf(const Trace &trace, std::span<const RuleId> wanted)
{
    Moments moments;
    std::size_t start = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.wave != trace[start].wave)
            start = i;
        if (isGeneral(step.rule) || step.contradiction
            || (!wanted.empty() && std::ranges::find(wanted, step.rule) == wanted.end()))
            continue;
        std::vector<std::size_t> &starts = moments[step.rule];
        if (starts.empty() || starts.back() != start)
            starts.push_back(start);
    }
    return moments;
}

std::vector<Fact> factsBefore(const Model &model, const Trace &trace, std::size_t step)
{
    Knowledge knowledge(model.initial());
    for (std::size_t i = 0; i < step; ++i)
        knowledge.learn(trace[i].conclusions);
    return knowledge.factsBeyond(model.initial());
}

/// The steps of the rule among the next ones; none if a cheaper rule is among them.
Trace stepsOf(RuleId rule, const Trace &next, std::span<const Rule> rules)
{
    Trace own;
    for (std::size_t i = 0; i < next.size(); ++i) {
        const Step step = next[i];
        if (step.contradiction || rules[step.rule].cost < rules[rule].cost)
            return {};
        if (step.rule == rule)
            own.append(step);
    }
    return own;
}

Trace markableOf(const Trace &steps, const std::vector<bool> &isMarkable)
{
    Trace some;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (std::ranges::any_of(steps[i].conclusions,
                                [&](const Fact &fact) { return isMarkable[fact.unknown]; }))
            some.append(steps[i]);
    }
    return some;
}

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

PracticeFinds findPositions(const std::shared_ptr<const Puzzle> &puzzle,
                            std::span<const RuleId> wanted, std::size_t mostPerRule,
                            RandomSource random, const StopCondition &stop)
{
    const std::shared_ptr<const Model> model = puzzle->model();
    if (model->isConstructive())
        return {};
    const Solution solution = puzzle->solve(Search::Uniqueness, stop);
    if (solution.verdict != Verdict::Unique)
        return {};
    const Trace trace = deduce(*model, stop).allSteps;
    const std::vector<bool> isMarkable = markable(*model, puzzle->board());
    PracticeFinds finds;
    for (auto &[rule, starts] : momentsOf(trace, wanted)) {
        random.shuffle(starts);
        std::size_t count = 0;
        bool isMet = false;
        for (std::size_t i = 0; i < starts.size() && count < mostPerRule; ++i) {
            std::vector<Fact> known = factsBefore(*model, trace, starts[i]);
            const Trace all = stepsOf(rule, nextSteps(*model, known, stop), model->rules());
            Trace steps = markableOf(all, isMarkable);
            if (stop.stopped())
                return {};
            isMet = isMet || !all.empty();
            if (steps.empty())
                continue;
            ++count;
            finds.positions.push_back(
                {puzzle, model, rule, std::move(known), std::move(steps), *solution.first});
        }
        if (isMet && count == 0)
            finds.unmarkable.push_back(rule);
    }
    return finds;
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
        after.learn(position.steps[i].conclusions);
        together.learn(position.steps[i].conclusions);
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
    const bool isRight
        = std::ranges::all_of(news, [&](const Fact &fact) { return together.holds(fact); });
    result.judgement = !std::ranges::all_of(news, isSo) ? PracticeJudgement::Wrong
                       : isRight                        ? PracticeJudgement::Right
                                                        : PracticeJudgement::Elsewhere;
    return result;
}

} // namespace inkling
