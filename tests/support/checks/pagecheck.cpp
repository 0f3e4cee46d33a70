// SPDX-License-Identifier: MIT
#include "support/checks/pagecheck.h"

#include "families/declared/declaredpuzzle.h"
#include "puzzle/explanation.h"
#include "steps/generalstepchecker.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"

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
    GeneralStepChecker checker(*puzzle);
    return faultOfTrace(*puzzle, explanation, checker);
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
