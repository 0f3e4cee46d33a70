// SPDX-License-Identifier: MIT
#include "families/numbercross/search/solver.h"

#include "families/numbercross/search/find.h"

namespace inkling::numbercross {

Solution solve(const Givens &givens, Search search, const StopCondition &stop)
{
    const int wanted = search == Search::Uniqueness ? 2 : 1;
    search::Findings findings = search::find(search::sumsOf(givens), wanted, stop);
    Solution solution;
    if (!findings.answers.empty())
        solution.first = Answer{std::move(findings.answers[0])};
    if (findings.answers.size() > 1)
        solution.second = Answer{std::move(findings.answers[1])};
    solution.judge(search, findings.isSettled);
    return solution;
}

} // namespace inkling::numbercross
