// SPDX-License-Identifier: MIT
#include "puzzle/explanation.h"

#include "puzzle/joinable.h"

namespace inkling {

namespace {

/// Makes an answer the first of a solution; the other one stays different from it.
void putFirst(const Answer &answer, Solution &solution)
{
    if (solution.second == answer)
        solution.second = solution.first;
    solution.first = answer;
}

Deduction reasonedOut(const Model &model, const Solution &solution, const StopCondition &stop,
                      const ExplanationHearers &hearers)
{
    Watch watch;
    if (hearers.reasoned) {
        watch = [&](const Knowledge &knowledge, const Trace &trace) {
            hearers.reasoned(model, knowledge, trace);
        };
    }
    if (solution.verdict == Verdict::Many)
        return deduce(model, stop, watch);
    Explainer explainer(model, solution.answers());
    return deduce(model, {}, explainer, stop, watch);
}

} // namespace

Explanation explain(const Puzzle &puzzle, const StopCondition &stop,
                    const ExplanationHearers &hearers)
{
    Explanation explanation;
    explanation.solution = puzzle.solve(Search::Uniqueness, stop);
    explanation.isStopped = explanation.solution.verdict == Verdict::Unknown;
    if (const Joinable *const joinable = puzzle.joinable()) {
        if (const auto easiest = joinable->easiest(stop))
            putFirst(*easiest, explanation.solution);
        if (explanation.solution.first)
            explanation.toward = joinable->toward(*explanation.solution.first);
    }
    if (hearers.solved)
        hearers.solved(explanation);
    if (explanation.isStopped)
        return explanation;
    const Puzzle &reasoned = explanation.reasoned(puzzle);
    const auto model = reasoned.model();
    explanation.deduction = reasonedOut(*model, explanation.solution, stop, hearers);
    explanation.rating = reasoned.rating(explanation.solution, explanation.deduction, stop);
    explanation.isStopped = explanation.deduction.outcome == Outcome::Stopped
                            || (!explanation.rating && stop.stopped());
    return explanation;
}

} // namespace inkling
