// SPDX-License-Identifier: MIT
#include "families/puzzle.h"

namespace inkling {

std::vector<Answer> Puzzle::answers(std::size_t most, const StopCondition &stop) const
{
    Solution solution = solve(most > 1 ? Search::Uniqueness : Search::FirstAnswer, stop);
    std::vector<Answer> answers;
    for (auto &answer : {solution.first, solution.second}) {
        if (answer && answers.size() < most)
            answers.push_back(*answer);
    }
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
