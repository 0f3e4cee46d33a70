// SPDX-License-Identifier: MIT
#include "puzzle/additions.h"

#include "logic/search/conflicts.h"

#include <algorithm>

namespace inkling {

namespace {

/// Every other answer that one addition leaves rules out all that leave that answer, too.
std::vector<SettlingAddition> settlingClues(const Puzzle &puzzle, const Solution &solution,
                                            const StopCondition &stop)
{
    std::vector<Answer> others{*solution.second};
    std::vector<SettlingAddition> settling;
    puzzle.forEachAddition(*solution.first, [&](Addition addition) {
        const bool leavesAnother = std::ranges::any_of(
            others, [&](const Answer &other) { return !addition.puzzle->fault(other); });
        if (leavesAnother)
            return !stop.stopped();
        const Solution left = addition.puzzle->solve(Search::Uniqueness, stop);
        if (left.verdict == Verdict::Unique) {
            settling.push_back({addition.element, addition.puzzle->describe(addition.element),
                                std::move(addition.puzzle), std::nullopt});
        }
        for (const Answer &answer : left.answers()) {
            if (answer != *solution.first)
                others.push_back(answer);
        }
        return !stop.stopped();
    });
    return settling;
}

} // namespace

std::vector<SettlingAddition> additionsThatSettle(const Puzzle &puzzle, const Solution &solution,
                                                  const StopCondition &stop)
{
    std::vector<SettlingAddition> settling = settlingClues(puzzle, solution, stop);
    const auto model = puzzle.model();
    for (const Fact &fact : factsThatSettle(*model, *solution.first, stop)) {
        const auto mark = model->mark(fact);
        settling.push_back(
            {mark ? mark->element : noElement, model->describe(fact), nullptr, fact});
    }
    return settling;
}

} // namespace inkling
