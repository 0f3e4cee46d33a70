// SPDX-License-Identifier: MIT
#include "families/declared/different/cluedtowish.h"

#include "families/declared/declaredpuzzle.h"
#include "families/declared/different/differentsearch.h"
#include "logic/explaining/deducer.h"

#include <algorithm>

namespace inkling::declared {

namespace {

/// The unknowns that named rules below the limit leave open; nothing when stopped.
std::optional<std::vector<UnknownId>> leftOpen(const Puzzle &puzzle, double limit,
                                               const StopCondition &stop)
{
    const auto model = puzzle.model();
    const Deduction deduction = deduceBelow(limit, *model, stop);
    if (stop.stopped())
        return std::nullopt;
    std::vector<UnknownId> open;
    for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
        if (deduction.outcome != Outcome::Solved && !deduction.knowledge.possible(unknown).single())
            open.push_back(unknown);
    }
    return open;
}

/// The unknowns in which two answers differ; nothing when stopped.
std::optional<std::vector<UnknownId>> ambiguous(const Puzzle &puzzle, const StopCondition &stop)
{
    const Solution solution = puzzle.solve(Search::Uniqueness, stop);
    std::vector<UnknownId> open;
    if (solution.verdict == Verdict::Unique)
        return open;
    if (!solution.second)
        return std::nullopt;
    for (UnknownId unknown = 0; unknown < solution.first->values.size(); ++unknown) {
        if (solution.first->values[unknown] != solution.second->values[unknown])
            open.push_back(unknown);
    }
    return open;
}

} // namespace

std::optional<Draft> cluedToWish(const Declaration &declaration, const Draft &blank, Answer answer,
                                 const Wish &wish, RandomSource &random, const StopCondition &stop)
{
    const int mostChanges = 4 * wish.size.rows * wish.size.columns;
    const Statement statement = declaration.state(blank);
    const bool isFiendish = wish.difficulty == Difficulty::Fiendish;
    const double limit = ratingRange(wish.difficulty).limit;
    Answer best = answer;
    std::vector<UnknownId> open;
    for (int i = 0; i <= mostChanges; ++i) {
        Draft draft = *declaration.clued(blank, answer.values);
        const DeclaredPuzzle puzzle(declaration, draft);
        auto left = isFiendish ? ambiguous(puzzle, stop) : leftOpen(puzzle, limit, stop);
        if (!left)
            return std::nullopt;
        if (left->empty())
            return draft;
        // Two answers differ by chance here or there: their number is no measure.
        if (i == 0 || isFiendish || left->size() <= open.size()) {
            best = answer;
            open = std::move(*left);
        }
        answer = best;
        changeOneOf(open, statement, answer, random);
    }
    return std::nullopt;
}

} // namespace inkling::declared
