// SPDX-License-Identifier: MIT
#include "support/checks/tracecheck.h"

#include "logic/model/generalrules.h"
#include "puzzle/explanationjson.h"
#include "puzzle/joinable.h"

#include <QTest>
#include <algorithm>
#include <cstdio>

namespace inkling::test {

namespace {

using Fault = std::optional<std::string>;

/// Whether the main unknowns are known to be just this answer.
bool leadsTo(const Knowledge &knowledge, const Answer &answer)
{
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
        if (knowledge.possible(unknown) != ValueSet::only(answer.values[unknown]))
            return false;
    }
    return true;
}

bool excludes(const Knowledge &knowledge, const Answer &answer)
{
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
        if (!knowledge.possible(unknown).contains(answer.values[unknown]))
            return true;
    }
    return false;
}

Fault faultOfEnding(const Family &family, const Explanation &explanation,
                    const Knowledge &knowledge)
{
    const auto &[verdict, first, second] = explanation.solution;
    switch (explanation.deduction.outcome) {
    case Outcome::Solved:
        // Where answers are listed, reasoning leads to the one that was asked for.
        if ((verdict != Verdict::Unique && !isJoinable(family)) || !first
            || !leadsTo(knowledge, *first))
            return "the trace does not lead to the answer";
        break;
    case Outcome::Contradiction:
        if (verdict != Verdict::None)
            return "a contradiction, but there is an answer";
        break;
    default:
        if ((first && excludes(knowledge, *first)) || (second && excludes(knowledge, *second)))
            return "the trace excludes an answer";
        break;
    }
    return std::nullopt;
}

/// Learns what a step concludes.
Fault faultOfStep(const Step &step, const Knowledge &beforeWave, Knowledge &knowledge)
{
    if (!std::ranges::all_of(step.premises,
                             [&](const Fact &premise) { return beforeWave.holds(premise); }))
        return "rests on what its wave does not find known";
    for (const Fact &conclusion : step.conclusions) {
        if (!knowledge.learn(conclusion))
            return "concludes what is known";
    }
    return std::nullopt;
}

} // namespace

namespace {

template <typename Whole, typename Part>
bool isWithin(const Whole &whole, const Part &part)
{
    return std::ranges::all_of(
        part, [&](const auto &thing) { return std::ranges::find(whole, thing) != whole.end(); });
}

/// What a nested trace supposes: all that the step's first conclusion excludes, and nothing of what it
/// leaves.
Fault faultOfSupposition(const Step &step, const Knowledge &premises, const Step &supposition)
{
    if (supposition.rule != RuleId(GeneralRule::Suppose))
        return "it does not begin with what is supposed";
    if (supposition.conclusions.size() != 1)
        return "it supposes nothing, or too much";
    const Fact claimed = step.conclusions.front();
    const Fact supposed = supposition.conclusions.front();
    if (supposed.unknown != claimed.unknown || !(supposed.possible & claimed.possible).empty()
        || !(premises.possible(claimed.unknown) - claimed.possible).within(supposed.possible))
        return "it does not suppose the opposite";
    return std::nullopt;
}

/// Whether what follows a step of a nested trace would find all its premises known without it.
bool isNeedless(const Model &model, const Step &outer, std::size_t step)
{
    Knowledge knowledge(model.initial(), outer.premises);
    const Trace &nested = *outer.nested;
    for (std::size_t i = 0; i < nested.size(); ++i) {
        if (i == step)
            continue;
        if (!std::ranges::all_of(nested[i].premises,
                                 [&](const Fact &premise) { return knowledge.holds(premise); }))
            return false;
        for (const Fact &conclusion : nested[i].conclusions)
            knowledge.learn(conclusion);
    }
    return step + 1 < nested.size();
}

/// Whether its own steps, nested or parts, name each of a step's constraints, and speak of all that its premises
/// do.
bool needsAll(const Model &model, const Step &step, const Trace &own)
{
    std::vector<ConstraintId> constraints;
    std::vector<UnknownId> unknowns;
    for (std::size_t i = 0; i < own.size(); ++i) {
        const Step inner = own[i];
        constraints.insert(constraints.end(), inner.constraints.begin(), inner.constraints.end());
        for (const Fact &premise : inner.premises)
            unknowns.push_back(premise.unknown);
        // What only they speak of may bring a constraint along.
        for (const Fact &conclusion : inner.conclusions) {
            if (const auto meaning = model.meaning(conclusion.unknown))
                constraints.push_back(*meaning);
        }
    }
    return isWithin(constraints, step.constraints)
           && std::ranges::all_of(step.premises, [&](const Fact &premise) {
                  return std::ranges::find(unknowns, premise.unknown) != unknowns.end();
              });
}

} // namespace

std::optional<std::string> faultOfReasoning(const Model &model, const Step &step,
                                            const StepCheck &check)
{
    const bool isChain = step.rule == RuleId(GeneralRule::Chain);
    if (isChain && !step.nested)
        return "a chain without its steps";
    if (isChain && (step.conclusions.size() + (step.contradiction ? 1 : 0) != 1))
        return "a chain shows one thing";
    if (isChain && !needsAll(model, step, *step.nested))
        return "a chain rests on what none of its steps does";
    if (Fault wrong = isChain ? std::nullopt : check(stepJson(model, step)))
        return wrong;
    return faultOfNested(model, step, check);
}

std::optional<std::string> faultOfNested(const Model &model, const Step &step,
                                         const StepCheck &check)
{
    if (!step.nested)
        return std::nullopt;
    const Trace &nested = *step.nested;
    if (nested.empty() || !nested[nested.size() - 1].contradiction)
        return "the nested trace ends in no contradiction";
    Knowledge knowledge(model.initial(), step.premises);
    if (!step.contradiction) {
        if (auto wrong = faultOfSupposition(step, knowledge, nested[0]))
            return wrong;
    }
    Knowledge beforeWave = knowledge;
    for (std::size_t i = 0; i < nested.size(); ++i) {
        const Step inner = nested[i];
        if (i > 0 && inner.wave != nested[i - 1].wave)
            beforeWave = knowledge;
        const auto isListed = [&](ConstraintId constraint) {
            return std::ranges::find(step.constraints, constraint) != step.constraints.end();
        };
        Fault wrong = std::ranges::all_of(inner.constraints, isListed)
                          ? faultOfStep(inner, beforeWave, knowledge)
                          : "a nested step rests on other constraints";
        if (!wrong && (i > 0 || step.contradiction))
            wrong = faultOfReasoning(model, inner, check);
        if (!wrong && isNeedless(model, step, i))
            wrong = "nothing rests on it";
        if (!wrong && inner.nested && (*inner.nested)[0].rule != RuleId(GeneralRule::Suppose))
            wrong = "a chain within that supposes nothing";
        if (!wrong && inner.contradiction && i + 1 < nested.size())
            wrong = "nested steps after a contradiction";
        if (wrong)
            return "nested step " + std::to_string(i) + ": " + *wrong;
    }
    return std::nullopt;
}

std::optional<std::string> faultOfParts(const Model &model, const Step &step,
                                        const StepCheck &check)
{
    if (!step.parts)
        return std::nullopt;
    if (step.parts->size() < 2)
        return "a folded step of fewer than two";
    if (!needsAll(model, step, *step.parts))
        return "a folded step rests on what none of its parts does";
    Knowledge knowledge(model.initial(), step.premises);
    Knowledge beforeWave = knowledge;
    for (std::size_t i = 0; i < step.parts->size(); ++i) {
        const Step part = (*step.parts)[i];
        if (i > 0 && part.wave != (*step.parts)[i - 1].wave)
            beforeWave = knowledge;
        Fault wrong = check(stepJson(model, part));
        if (!wrong && !isWithin(step.constraints, part.constraints))
            wrong = "it rests on other constraints";
        if (!wrong && !std::ranges::all_of(part.premises, [&](const Fact &premise) {
                return beforeWave.holds(premise);
            }))
            wrong = "it rests on what is not known";
        if (!wrong && part.conclusions.empty())
            wrong = "it concludes nothing";
        if (wrong)
            return "part " + std::to_string(i) + ": " + *wrong;
        for (const Fact &conclusion : part.conclusions)
            knowledge.learn(conclusion);
    }
    if (!std::ranges::all_of(step.conclusions,
                             [&](const Fact &conclusion) { return knowledge.holds(conclusion); }))
        return "the parts do not come to what is concluded";
    return std::nullopt;
}

std::optional<std::string> faultOfTrace(const Puzzle &puzzle, const Explanation &explanation,
                                        const StepCheck &check)
{
    const auto model = puzzle.model();
    const Family &family = puzzle.family();
    Knowledge knowledge(model->initial());
    Knowledge beforeWave = knowledge;
    const Trace &trace = explanation.deduction.trace;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (i > 0 && step.wave != trace[i - 1].wave)
            beforeWave = knowledge;
        if (step.wave != (i == 0 ? 0 : trace[i - 1].wave) && step.wave != trace[i - 1].wave + 1)
            return "step " + std::to_string(i) + ": a gap between the waves";
        Fault wrong = faultOfStep(step, beforeWave, knowledge);
        const auto json = stepJson(*model, step);
        if (!wrong)
            wrong = faultOfReasoning(*model, step, check);
        if (!wrong)
            wrong = faultOfParts(*model, step, check);
        if (wrong)
            return "step " + std::to_string(i) + ": " + *wrong + " in " + json.dump();
        if (step.contradiction && i + 1 != trace.size())
            return "steps after a contradiction";
    }
    return faultOfEnding(family, explanation, knowledge);
}

bool isOfValue(const nlohmann::ordered_json &premise, const nlohmann::ordered_json &step)
{
    return premise.contains("not")
           && std::ranges::any_of(step["conclusions"], [&](const auto &conclusion) {
                  return conclusion.contains("is") && conclusion["cell"] == premise["cell"];
              });
}

void TraceTally::add(const Family &family, const Explanation &explanation)
{
    const Trace &trace = explanation.deduction.trace;
    ++puzzles;
    bool isNamed = explanation.solved();
    finished += isNamed ? 1 : 0;
    contradictions += explanation.deduction.outcome == Outcome::Contradiction ? 1 : 0;
    steps += trace.size();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const std::size_t count = trace[i].constraints.size();
        isNamed = isNamed && trace[i].rule != RuleId(GeneralRule::Smallest)
                  && trace[i].rule != RuleId(GeneralRule::Chain);
        stepsWithinFive += count <= 5 ? 1 : 0;
        constraints += count;
        mostConstraints = std::max(mostConstraints, count);
    }
    named += isNamed ? 1 : 0;
    const Trace &found = explanation.deduction.allSteps;
    for (std::size_t i = 0; i < found.size(); ++i)
        ++rules[ruleOf(family.rules(), found[i].rule).id];
}

TraceTally &TraceTally::operator+=(const TraceTally &other)
{
    puzzles += other.puzzles;
    finished += other.finished;
    named += other.named;
    contradictions += other.contradictions;
    steps += other.steps;
    stepsWithinFive += other.stepsWithinFive;
    constraints += other.constraints;
    mostConstraints = std::max(mostConstraints, other.mostConstraints);
    for (const auto &[rule, count] : other.rules)
        rules[rule] += count;
    return *this;
}

std::string TraceTally::text() const
{
    const double all = std::max(1.0, double(steps));
    char shares[80];
    std::snprintf(shares, sizeof shares, "%.2f constraints each, %.2f%% at most 5, none over %zu",
                  double(constraints) / all, 100 * double(stepsWithinFive) / all, mostConstraints);
    return std::to_string(finished) + " of " + std::to_string(puzzles) + " finished, "
           + std::to_string(named) + " by named rules; " + std::to_string(steps) + " steps, "
           + shares;
}

void TraceTally::print(const std::string &name) const
{
    qInfo("%s: %s", name.c_str(), text().c_str());
}

void TraceTally::printRules() const
{
    for (const auto &[rule, count] : rules)
        qInfo("%6d %s", count, rule.data());
}

std::vector<nlohmann::ordered_json> stepsAt(const Model &model, RuleId rule,
                                            const std::vector<Fact> &facts)
{
    Knowledge knowledge(model.initial());
    const auto reasoner = model.reasoner();
    for (const Fact &fact : facts) {
        const ValueSet before = knowledge.possible(fact.unknown);
        knowledge.learn(fact);
        reasoner->learned(knowledge, fact.unknown, before);
    }
    std::vector<nlohmann::ordered_json> steps;
    for (int tier = 0; tier < reasoner->tierCount(); ++tier) {
        Trace proposals;
        reasoner->propose(knowledge, tier, {}, proposals);
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (proposals[i].rule == rule)
                steps.push_back(stepJson(model, proposals[i]));
        }
    }
    return steps;
}

void addRules(std::span<const Rule> rules)
{
    QTest::addColumn<int>("rule");
    for (std::size_t rule = 0; rule < rules.size(); ++rule)
        QTest::newRow(rules[rule].id.data()) << int(rule);
}

} // namespace inkling::test
