// SPDX-License-Identifier: MIT
#include "support/tracecheck.h"

#include "families/explanationjson.h"

#include <QTest>
#include <algorithm>

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
        if ((verdict != Verdict::Unique && !family.listsAnswers()) || !first
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
        Fault wrong = faultOfStep(step, beforeWave, knowledge);
        const auto json = stepJson(*model, step);
        if (!wrong)
            wrong = check(json);
        if (wrong)
            return "step " + std::to_string(i) + ": " + *wrong + " in " + json.dump();
        if (step.contradiction && i + 1 != trace.size())
            return "steps after a contradiction";
    }
    return faultOfEnding(family, explanation, knowledge);
}

void TraceTally::add(const Family &family, const Explanation &explanation)
{
    const Trace &trace = explanation.deduction.trace;
    ++puzzles;
    finished += explanation.solved() ? 1 : 0;
    contradictions += explanation.deduction.outcome == Outcome::Contradiction ? 1 : 0;
    steps += trace.size();
    for (std::size_t i = 0; i < trace.size(); ++i)
        ++rules[family.rules()[trace[i].rule].id];
}

std::string TraceTally::text() const
{
    return std::to_string(finished) + " of " + std::to_string(puzzles)
           + " finished by named rules, " + std::to_string(steps) + " steps";
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
