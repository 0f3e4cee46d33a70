// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <vector>

namespace inkling {

/// The marks of an answer, apart from those of facts already known.
[[nodiscard]] std::vector<Mark> answerMarks(const Model &model, const Knowledge &knowledge,
                                            const Answer &answer);

/// The marks of two answers, apart from those of facts already known: those only in the first, only
/// in the second, and in both.
struct TwoAnswers
{
    std::vector<Mark> first;
    std::vector<Mark> second;
    std::vector<Mark> both;
};
[[nodiscard]] TwoAnswers answerMarks(const Model &model, const Knowledge &knowledge,
                                     const Answer &first, const Answer &second);

/// The look of an answer's marks, such as a line or a digit: of the first mark that is
/// conspicuous; a line if none is.
[[nodiscard]] Look lookOf(const Model &model, const Answer &answer);

} // namespace inkling
