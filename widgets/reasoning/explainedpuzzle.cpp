// SPDX-License-Identifier: MIT
#include "reasoning/explainedpuzzle.h"

#include <cassert>

namespace inkling {

Answer reasonedAnswer(const Model &model, const Deduction &deduction)
{
    assert(deduction.outcome == Outcome::Solved);
    Answer answer;
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown)
        answer.values.push_back(std::uint8_t(deduction.knowledge.possible(unknown).value()));
    return answer;
}

Knowledge ExplainedPuzzle::knowledgeBefore(std::size_t step) const
{
    Knowledge known(model->initial(), deduction.given);
    for (std::size_t i = 0; i < step; ++i) {
        if (supposition > 0)
            known.suppose(trace()[i].conclusions);
        else
            known.learn(trace()[i].conclusions);
    }
    return known;
}

Fact ExplainedPuzzle::told(std::size_t step, const Fact &conclusion) const
{
    return knowledgeBefore(step + 1).fact(conclusion.unknown);
}

} // namespace inkling
