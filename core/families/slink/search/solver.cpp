// SPDX-License-Identifier: MIT
#include "families/slink/search/solver.h"

#include "families/slink/search/solvercolourtrail.h"
#include "families/slink/search/solversearch.h"

#include <algorithm>
#include <array>

namespace inkling::slink {

namespace {

/// The edges of a complete colouring: lines where it changes.
Answer answerOf(const solver::ColourTrail &colouring, const Grid &grid)
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

/// Whether the lines of a complete colouring are one loop: follows the loop through the first
/// inside cell, with the inside on its right, and counts.
bool isOneLoop(const solver::ColourTrail &colouring, const Answer &answer)
{
    if (colouring.insideCount() == 0)
        return false;
    const int lineCount = int(std::count(answer.values.begin(), answer.values.end(), 1));
    const solver::Colour *const colours = colouring.colours();
    // By direction - right, down, left, up - the step to the next cell.
    const std::array<int, 4> steps{1, colouring.width(), -1, -colouring.width()};
    const int start = *std::find_if(colouring.cells().begin(), colouring.cells().end(),
                                    [&](int cell) { return colours[cell] == solver::Inside; });
    int cell = start; // the first in reading order: the loop runs along its upper edge
    int direction = 0;
    int length = 0;
    do {
        ++length;
        const int ahead = cell + steps[direction];
        const int aheadOnLeft = ahead + steps[(direction + 3) & 3];
        if (colours[ahead] != solver::Inside) {
            direction = (direction + 1) & 3;
        } else if (colours[aheadOnLeft] == solver::Inside) {
            cell = aheadOnLeft;
            direction = (direction + 3) & 3;
        } else {
            cell = ahead;
        }
    } while (cell != start || direction != 0);
    return length == lineCount;
}

/// The solution where the tables alone coloured all cells.
Solution solutionOf(const solver::ColourTrail &colouring, const Grid &grid, Search search)
{
    Answer answer = answerOf(colouring, grid);
    if (!isOneLoop(colouring, answer))
        return {Verdict::None, {}, {}};
    return {search == Search::Uniqueness ? Verdict::Unique : Verdict::Many, std::move(answer), {}};
}

/// The memory of a thread's last board serves its next one.
struct Scratch
{
    solver::ColourTrail colouring;
    solver::LoopSearch loopSearch;
};

Scratch &scratch()
{
    thread_local Scratch instance;
    return instance;
}

} // namespace

Solution solve(const Clues &clues, Search search, const StopCondition &stop)
{
    using solver::LoopSearch;
    auto &[colouring, loopSearch] = scratch();

    colouring.reset(clues);
    if (!colouring.propagate())
        return {Verdict::None, {}, {}};

    if (colouring.complete())
        return solutionOf(colouring, clues.grid, search);

    Solution solution;
    loopSearch.reset(colouring);
    LoopSearch::Outcome outcome = loopSearch.run(stop);
    if (outcome == LoopSearch::Outcome::Found)
        solution.first = answerOf(colouring, clues.grid);
    if (solution.first && search == Search::Uniqueness) {
        loopSearch.excludeFound();
        outcome = loopSearch.run(stop);
        if (outcome == LoopSearch::Outcome::Found)
            solution.second = answerOf(colouring, clues.grid);
    }
    solution.judge(search, outcome == LoopSearch::Outcome::Exhausted);
    return solution;
}

bool isStillOnlyAnswer(const Clues &clues, std::span<const int> taken,
                       const std::vector<bool> &inside, std::span<const int> known,
                       const StopCondition &stop)
{
    auto &[colouring, loopSearch] = scratch();
    colouring.reset(clues);
    const int columns = clues.grid.columns;
    for (const int cell : known) {
        const int at = colouring.cellAt(cell / columns, cell % columns);
        if (colouring.colour(at) == solver::Unknown)
            colouring.assign(at, inside[std::size_t(cell)] ? solver::Inside : solver::Outside, {});
    }
    if (!colouring.propagate())
        return false;
    if (colouring.complete())
        return true;
    loopSearch.reset(colouring);
    std::vector<int> around;
    for (const int cell : taken) {
        const int r = cell / clues.grid.columns;
        const int c = cell % clues.grid.columns;
        const int at = colouring.cellAt(r, c);
        for (const int near : {at, at - 1, at + 1, at - colouring.width(), at + colouring.width()})
            around.push_back(near);
    }
    loopSearch.expect(inside);
    loopSearch.requireChange(around);
    return loopSearch.run(stop) == solver::LoopSearch::Outcome::Exhausted;
}

} // namespace inkling::slink
