// SPDX-License-Identifier: MIT
#include "support/checks/pagecheck.h"

#include "families/declared/declaredpuzzle.h"
#include "logic/model/generalrules.h"
#include "logic/search/constraintsearch.h"
#include "puzzle/explanation.h"
#include "support/checks/reading.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Fault = std::optional<std::string>;

Fault faultOfSolution(const Solution &solution, const AllAnswers &answers)
{
    const Verdict right = answers.empty()       ? Verdict::None
                          : answers.size() == 1 ? Verdict::Unique
                                                : Verdict::Many;
    if (solution.verdict != right)
        return "a wrong verdict, where there are " + std::to_string(answers.size());
    for (const Answer &answer : solution.answers()) {
        if (!answers.contains(answer.values))
            return "a wrong answer";
    }
    return std::nullopt;
}

/// With these constraints and facts, the opposite of the conclusion has no values.
bool follows(ConstraintSearch &search, const Model &model, std::vector<ConstraintId> constraints,
             std::vector<Fact> facts, const Fact &conclusion)
{
    facts.push_back(
        {conclusion.unknown, model.domains()[conclusion.unknown] - conclusion.possible});
    return search.solve(constraints, facts, {}) == sat::Result::Unsatisfiable;
}

Fault faultOfStep(ConstraintSearch &search, const Model &model, const Step &step)
{
    const std::vector<ConstraintId> constraints(step.constraints.begin(), step.constraints.end());
    const std::vector<Fact> premises(step.premises.begin(), step.premises.end());
    const auto allFollow
        = [&](const std::vector<ConstraintId> &from, const std::vector<Fact> &facts) {
              return std::ranges::all_of(step.conclusions, [&](const Fact &conclusion) {
                  return follows(search, model, from, facts, conclusion);
              });
          };
    if (!allFollow(constraints, premises))
        return "a step that does not follow";
    if (step.rule != RuleId(GeneralRule::Smallest))
        return std::nullopt;
    for (std::size_t i = 0; i < premises.size(); ++i) {
        std::vector<Fact> fewer = premises;
        fewer.erase(fewer.begin() + std::ptrdiff_t(i));
        if (allFollow(constraints, fewer))
            return "a premise that is not needed";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> faultOfPage(const Family &family, const std::string &text,
                                       const AllAnswers &answers)
{
    const auto puzzle = readOne(family, text);
    const auto model = puzzle->model();
    const std::vector<ValueSet> domains = model->domains();
    if (auto fault = faultOfSolution(puzzle->solve(Search::Uniqueness, {}), answers))
        return fault;
    if (auto fault
        = faultOfSolution(declared::derivedSearch(*model, Search::Uniqueness, {}), answers))
        return "derived: " + *fault;
    for (const auto &values : answers) {
        if (puzzle->fault({values}))
            return "a right answer is refused";
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (const int value : domains[i]) {
                Answer other{values};
                other.values[i] = std::uint8_t(value);
                if (!puzzle->fault(other) != answers.contains(other.values))
                    return "a wrong answer is accepted";
            }
        }
    }
    if (answers.size() != 1)
        return std::nullopt;
    const Explanation explanation = explain(*puzzle, {});
    if (explanation.deduction.outcome != Outcome::Solved)
        return "the reasoning does not end";
    ConstraintSearch search(*model);
    Knowledge known(model->initial());
    const Trace &trace = explanation.deduction.allSteps;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        for (const Fact &premise : step.premises) {
            if (!known.holds(premise))
                return "a premise that is not known";
        }
        if (auto fault = faultOfStep(search, *model, step))
            return *fault + ", step " + std::to_string(i + 1);
        for (const Fact &conclusion : step.conclusions) {
            if (!conclusion.possible.contains(answers.begin()->at(conclusion.unknown)))
                return "a false conclusion";
            known.learn(conclusion);
        }
    }
    return std::nullopt;
}

std::optional<std::string> faultOfSamples(const Family &family)
{
    for (const Sample &sample : family.samples()) {
        for (const auto &puzzle : readPuzzles(family, std::string(sample.text))) {
            if (readOne(family, puzzle->text())->text() != puzzle->text())
                return "not read as written: " + std::string(sample.title);
            if (puzzle->solve(Search::Uniqueness, {}).verdict != Verdict::Unique)
                return "not one answer: " + std::string(sample.title);
            if (explain(*puzzle, {}).deduction.outcome != Outcome::Solved)
                return "not explained: " + std::string(sample.title);
        }
    }
    for (std::size_t rule = 0; rule < family.rules().size(); ++rule) {
        const RulePicture picture = family.picture(RuleId(rule));
        const bool tellsWhy = !picture.premises.empty() || !picture.constraints.empty();
        if (picture.board.size() == 0 || picture.conclusions.empty() || !tellsWhy)
            return "no picture: " + std::string(family.rules()[rule].id);
    }
    return std::nullopt;
}

std::string errorOf(const Family &family, const std::string &text)
{
    LineSource source(text);
    const auto read = family.read(source);
    if (read)
        return "no error";
    return std::to_string(read.error().line) + ':' + std::to_string(read.error().column) + ": "
           + read.error().message();
}

} // namespace inkling::test
