// SPDX-License-Identifier: MIT
#include "logic/teaching/standing.h"

#include "logic/search/conflictsets.h"

#include <algorithm>

namespace inkling {

AnswerFinder::AnswerFinder(const Model &model, Solution solution)
    : m_model(model)
    , m_mainCount(model.mainCount())
    , m_solution(std::move(solution))
{}

ConstraintSearch *AnswerFinder::search()
{
    if (!m_search && !m_model.isConstructive())
        m_search.emplace(m_model);
    return m_search ? &*m_search : nullptr;
}

bool AnswerFinder::canTell(UnknownId unknown)
{
    return unknown < m_mainCount || (search() && search()->encoding().writes(unknown));
}

bool AnswerFinder::mainFactsHold(const Answer &answer, std::span<const Fact> facts) const
{
    return std::ranges::all_of(facts, [&](const Fact &fact) {
        return fact.unknown >= m_mainCount || fact.possible.contains(answer.values[fact.unknown]);
    });
}

/// Whether facts, also about derived unknowns, hold in an answer.
AnswerFinder::Fit AnswerFinder::fits(const Answer &answer, std::span<const Fact> facts,
                                     const StopCondition &stop)
{
    if (!mainFactsHold(answer, facts))
        return Fit::No;
    std::vector<Fact> derived;
    std::ranges::copy_if(facts, std::back_inserter(derived), [&](const Fact &fact) {
        return fact.unknown >= m_mainCount && canTell(fact.unknown);
    });
    if (derived.empty())
        return Fit::Yes;
    for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown)
        derived.push_back({unknown, ValueSet::only(answer.values[unknown])});
    const auto outcome = search()->solve(search()->constraints(), derived, stop);
    return outcome == sat::Result::Stopped       ? Fit::Stopped
           : outcome == sat::Result::Satisfiable ? Fit::Yes
                                                 : Fit::No;
}

AnswerFinder::Finding AnswerFinder::find(std::span<const Fact> facts, const StopCondition &stop)
{
    for (const Answer &answer : m_solution.answers()) {
        const Fit fit = fits(answer, facts, stop);
        if (fit == Fit::Stopped)
            return {};
        if (fit == Fit::Yes)
            return {sat::Result::Satisfiable, answer};
    }
    if (m_solution.verdict == Verdict::None)
        return {sat::Result::Unsatisfiable, std::nullopt};
    // Answers that a family counts as one may be several to the reasoning, such as an equation that
    // reads the same from either end. So the verdict alone excludes nothing.
    if (!search() && m_solution.verdict == Verdict::Unique)
        return {sat::Result::Unsatisfiable, std::nullopt};
    if (!search())
        return {};
    const auto outcome = search()->solve(search()->constraints(), facts, stop);
    if (outcome != sat::Result::Satisfiable)
        return {outcome, std::nullopt};
    return {outcome, search()->answer()};
}

std::optional<Standing> AnswerFinder::standing(std::span<const Fact> marks,
                                               const StopCondition &stop)
{
    if (m_solution.verdict == Verdict::None)
        return Standing{.right = {marks.begin(), marks.end()}};
    if (m_solution.verdict == Verdict::Unique)
        return standingToAnswer(marks, stop);
    return standingToSearch(marks, stop);
}

/// Compares marks with the one answer: each mark is right or wrong on its own.
std::optional<Standing> AnswerFinder::standingToAnswer(std::span<const Fact> marks,
                                                       const StopCondition &stop)
{
    const Answer &answer = *m_solution.first;
    Standing standing{.isEachWrong = true, .answers = {answer}};
    for (const Fact &mark : marks) {
        const Fit fit = fits(answer, std::span(&mark, 1), stop);
        if (fit == Fit::Stopped)
            return std::nullopt;
        (fit == Fit::Yes ? standing.right : standing.wrong).push_back(mark);
    }
    for (const Fact &mark : standing.wrong) {
        const Finding finding = find(std::span(&mark, 1), stop);
        if (finding.outcome == sat::Result::Stopped)
            return std::nullopt;
        if (finding.outcome == sat::Result::Satisfiable)
            return standingToSearch(marks, stop);
    }
    return standing;
}

std::optional<std::vector<std::size_t>> AnswerFinder::smallestFault(std::span<const Fact> marks,
                                                                    const StopCondition &stop)
{
    ConstraintSearch &oracle = *search();
    ConflictSets faults(marks.size(), [&](const ItemSet &items, const StopCondition &limit) {
        std::vector<Fact> facts;
        for (const std::size_t item : items)
            facts.push_back(marks[item]);
        Compatibility answer{oracle.solve(oracle.constraints(), facts, limit), items};
        if (answer.outcome == sat::Result::Unsatisfiable) {
            answer.items.clear();
            for (const std::size_t place : oracle.failedFacts())
                answer.items.push_back(items[place]);
        }
        return answer;
    });
    return faults.next(stop);
}

std::optional<PlainClash> AnswerFinder::plainClash(std::span<const Fact> marks,
                                                   const StopCondition &stop)
{
    return search() ? inkling::plainClash(m_model, *search(), marks, stop) : std::nullopt;
}

std::optional<Standing> AnswerFinder::standingToSearch(std::span<const Fact> marks,
                                                       const StopCondition &stop)
{
    const Finding all = find(marks, stop);
    if (all.outcome == sat::Result::Satisfiable)
        return Standing{.right = {marks.begin(), marks.end()}, .answers = {*all.answer}};
    if (!search())
        return Standing{.right = {marks.begin(), marks.end()}, .answers = m_solution.answers()};
    if (all.outcome == sat::Result::Stopped)
        return std::nullopt;
    const auto fault = smallestFault(marks, stop);
    if (!fault)
        return std::nullopt;
    Standing standing;
    std::vector<Fact> &right = standing.right;
    for (const std::size_t item : *fault)
        standing.wrong.push_back(marks[item]);
    if (standing.wrong.empty()) // no answer at all, which the first search was too short to see
        return Standing{.right = {marks.begin(), marks.end()}};
    right.assign(standing.wrong.begin() + 1, standing.wrong.end());
    standing.isEachWrong = right.empty();
    for (const Fact &mark : marks) {
        if (std::ranges::find(standing.wrong, mark) != standing.wrong.end())
            continue;
        right.push_back(mark);
        const Finding finding = find(right, stop);
        if (finding.outcome == sat::Result::Stopped)
            return std::nullopt;
        if (finding.outcome == sat::Result::Unsatisfiable)
            right.pop_back();
    }
    const Finding finding = find(right, stop);
    if (!finding.answer)
        return std::nullopt;
    standing.answers = {*finding.answer};
    return standing;
}

} // namespace inkling
