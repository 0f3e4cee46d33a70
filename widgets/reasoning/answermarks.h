// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model.h"

#include <vector>

namespace inkling {

/// What an answer says beyond what is known.
[[nodiscard]] std::vector<Mark> answerMarks(const Model &model, const Knowledge &knowledge,
                                            const Answer &answer);

/// Two answers beyond what is known: what only the first says, only the second, and both.
struct TwoAnswers
{
    std::vector<Mark> first;
    std::vector<Mark> second;
    std::vector<Mark> both;
};
[[nodiscard]] TwoAnswers answerMarks(const Model &model, const Knowledge &knowledge,
                                     const Answer &first, const Answer &second);

/// What the marks of an answer look like where there is something to see: a line, a digit, ...
[[nodiscard]] Look lookOf(const Model &model, const Answer &answer);

} // namespace inkling
