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
    for (std::size_t i = 0; i <= step; ++i) {
        for (const Fact &fact : trace()[i].premises)
            known.learn(fact);
        for (const Fact &fact : i < step ? trace()[i].conclusions : std::span<const Fact>())
            known.learn(fact);
    }
    return known;
}

Fact ExplainedPuzzle::told(std::size_t step, const Fact &conclusion) const
{
    Fact told = conclusion;
    const auto learn = [&](std::span<const Fact> facts) {
        for (const Fact &fact : facts) {
            if (fact.unknown == told.unknown)
                told.possible = told.possible & fact.possible;
        }
    };
    learn(deduction.given);
    for (std::size_t i = 0; i <= step; ++i) {
        learn(trace()[i].premises);
        learn(trace()[i].conclusions);
    }
    return told;
}

} // namespace inkling
