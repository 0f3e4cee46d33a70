// SPDX-License-Identifier: MIT
#include "families/explanation.h"

namespace inkling {

Explanation explain(const Puzzle &puzzle, const StopCondition &stop)
{
    Explanation explanation;
    explanation.solution = puzzle.solve(Search::Uniqueness, stop);
    if (explanation.solution.verdict == Verdict::Unknown)
        return explanation;
    if (explanation.solution.first)
        explanation.toward = puzzle.toward(*explanation.solution.first);
    const auto model = explanation.reasoned(puzzle).model();
    if (explanation.solution.verdict == Verdict::Many) {
        explanation.deduction = deduce(*model, stop);
    } else {
        Explainer explainer(*model, explanation.solution.answers());
        explanation.deduction = deduce(*model, {}, explainer, stop);
    }
    explanation.rating
        = explanation.reasoned(puzzle).rating(explanation.solution, explanation.deduction, stop);
    return explanation;
}

} // namespace inkling
