// SPDX-License-Identifier: MIT
#include "families/explanation.h"

#include "families/family.h"

#include <algorithm>

namespace inkling {

double Explanation::rating(const Family &family) const
{
    double hardest = 0;
    for (std::size_t i = 0; i < deduction.trace.size(); ++i)
        hardest = std::max(hardest, family.rules()[deduction.trace[i].rule].cost);
    return hardest;
}

Explanation explain(const Puzzle &puzzle, const StopCondition &stop)
{
    Explanation explanation;
    explanation.solution = puzzle.solve(Search::Uniqueness, stop);
    if (explanation.solution.verdict == Verdict::Unknown)
        return explanation;
    if (explanation.solution.first)
        explanation.toward = puzzle.toward(*explanation.solution.first);
    explanation.deduction = deduce(*explanation.reasoned(puzzle).model(), stop);
    return explanation;
}

} // namespace inkling
