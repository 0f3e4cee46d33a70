// SPDX-License-Identifier: MIT
#include "puzzle/explanation.h"

#include "puzzle/joinable.h"

namespace inkling {

namespace {

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
    if (hearers.solved)
        hearers.solved(explanation);
    if (explanation.isStopped)
        return explanation;
    if (puzzle.joinable() && explanation.solution.first)
        explanation.toward = puzzle.joinable()->toward(*explanation.solution.first);
    const Puzzle &reasoned = explanation.reasoned(puzzle);
    const auto model = reasoned.model();
    explanation.deduction = reasonedOut(*model, explanation.solution, stop, hearers);
    explanation.rating = reasoned.rating(explanation.solution, explanation.deduction, stop);
    explanation.isStopped = explanation.deduction.outcome == Outcome::Stopped
                            || (!explanation.rating && stop.stopped());
    return explanation;
}

} // namespace inkling
