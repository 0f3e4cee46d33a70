// SPDX-License-Identifier: MIT
#include "families/slink/solver.h"

#include "families/slink/solvercolouring.h"
#include "families/slink/solversearch.h"

namespace inkling::slink {

namespace {

/// The edges of a complete colouring: lines where it changes.
Answer answerOf(const solver::Colouring &colouring, const Grid &grid)
{
    Answer answer;
    answer.values.resize(grid.edgeCount());
    const solver::Colour *const colours = colouring.colours();
    std::uint8_t *edge = answer.values.data();
    for (int r = 0; r <= grid.rows; ++r) {
        const solver::Colour *const below = colours + colouring.cellAt(r, 0);
        const solver::Colour *const above = below - colouring.width();
        for (int c = 0; c < grid.columns; ++c)
            *edge++ = above[c] != below[c];
    }
    for (int r = 0; r < grid.rows; ++r) {
        const solver::Colour *const row = colours + colouring.cellAt(r, 0);
        for (int c = 0; c <= grid.columns; ++c)
            *edge++ = row[c - 1] != row[c];
    }
    return answer;
}

} // namespace

Solution solve(const Clues &clues, Search search, const StopCondition &stop)
{
    using solver::LoopSearch;
    // The scratch memory of a thread's last board serves its next one.
    thread_local solver::Colouring colouring;
    thread_local LoopSearch loopSearch;

    colouring.reset(clues);
    if (!colouring.propagate())
        return {Verdict::None, {}, {}};

    Solution solution;
    loopSearch.reset(colouring);
    LoopSearch::Outcome outcome = loopSearch.run(stop);
    if (outcome == LoopSearch::Outcome::Found) {
        solution.first = answerOf(colouring, clues.grid);
        if (search == Search::FirstAnswer) {
            solution.verdict = Verdict::Many;
            return solution;
        }
        loopSearch.excludeFound();
        outcome = loopSearch.run(stop);
        if (outcome == LoopSearch::Outcome::Found)
            solution.second = answerOf(colouring, clues.grid);
    }
    if (outcome == LoopSearch::Outcome::Stopped)
        solution.verdict = Verdict::Unknown;
    else if (!solution.first)
        solution.verdict = Verdict::None;
    else
        solution.verdict = solution.second ? Verdict::Many : Verdict::Unique;
    return solution;
}

} // namespace inkling::slink
