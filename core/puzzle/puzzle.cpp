// SPDX-License-Identifier: MIT
#include "puzzle/puzzle.h"

#include <algorithm>

namespace inkling {

std::vector<Answer> Puzzle::answers(std::size_t most, const StopCondition &stop) const
{
    auto answers = solve(most > 1 ? Search::Uniqueness : Search::FirstAnswer, stop).answers();
    answers.resize(std::min(answers.size(), most));
    return answers;
}

std::shared_ptr<const Puzzle> Puzzle::toward(const Answer &) const
{
    return nullptr;
}

std::shared_ptr<const Puzzle> Puzzle::withOptions(std::uint32_t) const
{
    return shared_from_this();
}

std::optional<Rating> Puzzle::rating(const Solution &solution, const Deduction &deduction,
                                     const StopCondition &) const
{
    if (solution.verdict != Verdict::Unique || deduction.outcome != Outcome::Solved)
        return std::nullopt;
    return rate(deduction.trace);
}

} // namespace inkling
