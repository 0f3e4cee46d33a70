// SPDX-License-Identifier: MIT
#include "uniqueness.h"

#include "logic/search/constraintsearch.h"
#include "stepchecks.h"

namespace inkling::checks {

namespace {

/// A cell without a clue has a constraint that says nothing.
bool saysNothing(const Model &model, const Board &board, ConstraintId constraint)
{
    const auto elements = model.elements(constraint);
    return elements.size() == 1 && board.kind(elements.front()) == ElementKind::Cell
           && board.text(elements.front()).empty();
}

/// A step, as it is printed, from all constraints to the whole answer.
Json wholeStep(const Puzzle &puzzle, const Model &model, const Answer &answer)
{
    Json step{
        {"rule", "explain.smallest"}, {"premises", Json::array()}, {"conclusions", Json::array()}};
    const Board board = puzzle.board();
    const ConstraintId count = model.encoding()->constraintCount();
    for (ConstraintId constraint = 0; constraint < count; ++constraint) {
        if (!saysNothing(model, board, constraint))
            step["premises"].push_back(model.json(constraint));
    }
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown) {
        const Fact fact{unknown, ValueSet::only(answer.values[unknown])};
        for (Json &object : model.json(fact))
            step["conclusions"].push_back(std::move(object));
    }
    return step;
}

/// By the clauses of the encoding, apart from the puzzle's own search.
std::optional<std::string> faultByExcluding(const Puzzle &puzzle, const Answer &answer)
{
    ConstraintSearch search(*puzzle.model());
    search.exclude(answer);
    if (search.solve(search.constraints(), {}, {}) != sat::Result::Unsatisfiable)
        return "another answer";
    return std::nullopt;
}

} // namespace

std::optional<std::string> faultOfUniqueness(const Puzzle &puzzle, const Answer &answer)
{
    if (const auto fault = puzzle.fault(answer))
        return fault->english();
    if (puzzle.joinable())
        return std::nullopt;
    const StepChecks checks = stepChecksOf(puzzle);
    if (checks.hasOneAnswer)
        return checks.hasOneAnswer() ? std::nullopt : std::optional<std::string>("another answer");
    if (checks.isIndependent)
        return checks.fault(wholeStep(puzzle, *puzzle.model(), answer));
    return faultByExcluding(puzzle, answer);
}

} // namespace inkling::checks
