// SPDX-License-Identifier: MIT
#include "reasoning/puzzlesummary.h"

#include "reasoning/explainedpuzzle.h"

#include <QElapsedTimer>

namespace inkling {

namespace {

/// An answer with more values than this is not kept for its small picture.
constexpr std::size_t largestKeptAnswer = 20000;

std::shared_ptr<const Answer> keptAnswer(const Model &model, Verdict verdict,
                                         const Deduction &deduction)
{
    // One of many answers, or one that nothing but search has found, is not to look like the answer;
    // unless an answer is all that the reasoning is after.
    const bool isAnswer = verdict == Verdict::Unique || model.isConstructive();
    if (!isAnswer || deduction.outcome != Outcome::Solved || model.mainCount() > largestKeptAnswer)
        return nullptr;
    return std::make_shared<const Answer>(reasonedAnswer(model, deduction));
}

} // namespace

TimedSolution solveTimed(const Puzzle &puzzle, const StopCondition &stop)
{
    QElapsedTimer timer;
    timer.start();
    auto solution = std::make_shared<const Solution>(puzzle.solve(Search::Uniqueness, stop));
    return {std::move(solution), double(timer.nsecsElapsed()) / 1e6};
}

bool leavesMore(const Model &model, const Deduction &deduction)
{
    return deduction.outcome == Outcome::Stalled && !model.isConstructive();
}

PuzzleSummary summarize(const Puzzle &puzzle, const Model &model, const TimedSolution &solved,
                        const Deduction &deduction, const StopCondition &stop)
{
    return {.verdict = solved.solution->verdict,
            .rating = puzzle.rating(*solved.solution, deduction, stop),
            .isRatingOpen = false,
            .outcome = deduction.outcome,
            .undecided = model.describeCount(deduction.undecided),
            .milliseconds = solved.milliseconds,
            .answer = keptAnswer(model, solved.solution->verdict, deduction)};
}

} // namespace inkling
