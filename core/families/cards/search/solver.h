// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

#include <optional>
#include <vector>

namespace inkling::cards {

/// Solves a hand. QuickSearch decides whether there is an answer without powers and finds one;
/// FormSearch finds all others. Two answers are different if they are different Forms; for the
/// target 0, the opposite of an answer is the same answer.
///
/// FirstAnswer: the first answer found. Uniqueness: the first of the two answers is
/// leadingAnswer().
[[nodiscard]] Solution solve(const Hand &hand, Search search, const StopCondition &stop);

/// The answer that is listed first: the simplest one (see Measure) where it needs up to seven cards
/// and, if there must be powers, up to four; else the simplest of about a thousand that are found
/// first, the same every time. Nothing if there is no answer, and perhaps when stopped.
/// Cost: up to seven cards without powers 10 ms at most; but to prove that eight cards have no
/// answer can take a second.
[[nodiscard]] std::optional<Answer> leadingAnswer(const Hand &hand, const StopCondition &stop);

/// All different answers, the simplest first, at most `most` of them. Where there are more than two
/// million, the simplest of the first two million found. When stopped, those of the answers found
/// so far.
[[nodiscard]] std::vector<Answer> listAnswers(const Hand &hand, std::size_t most,
                                              const StopCondition &stop);

/// Different answers, at most `most`: those that are found first; when stopped, perhaps fewer.
/// Cost: as countAnswers(), and about 2 us for each answer.
[[nodiscard]] std::vector<Answer> firstAnswers(const Hand &hand, std::size_t most,
                                               const StopCondition &stop);

/// The number of different answers, counted up to `most`; when stopped, perhaps too small. Cost:
/// with `most` some thousands and up to six cards some milliseconds; seven and eight cards up to
/// 0.1 s.
[[nodiscard]] std::size_t countAnswers(const Hand &hand, std::size_t most,
                                       const StopCondition &stop);

} // namespace inkling::cards
