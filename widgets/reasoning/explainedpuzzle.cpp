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

} // namespace inkling
