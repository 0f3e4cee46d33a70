// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "logic/model/solver.h"
#include "stopcondition.h"

#include <optional>
#include <vector>

namespace inkling::cards {

/// Solves a hand: a positive target without exponents by QuickSearch, all else by FormSearch. Two
/// answers are different if they are different Forms; for the target 0 the opposite of an answer is
/// the same answer.
///
/// FirstAnswer: whatever is found first. Uniqueness: the first answer is leadingAnswer().
[[nodiscard]] Solution solve(const Hand &hand, Search search, const StopCondition &stop);

/// The answer that board and reasoning lead to: the simplest (see Measure) where it takes up to
/// seven cards and, if there must be powers, up to four; else the simplest of about a thousand that
/// are found first, the same every time. Cost: up to seven cards without powers 10 ms at most; but
/// to prove that eight cards have no answer can take a second.
[[nodiscard]] std::optional<Answer> leadingAnswer(const Hand &hand, const StopCondition &stop);

/// All different answers, the simplest first, at most `most` of them. Where there are more than two
/// million, the simplest of the first two million found. When stopped, of those found so far.
[[nodiscard]] std::vector<Answer> listAnswers(const Hand &hand, std::size_t most,
                                              const StopCondition &stop);

/// Different answers, those that are found first, at most `most`; when stopped, perhaps fewer. Cost: as
/// countAnswers(), and some 2 us for each.
[[nodiscard]] std::vector<Answer> firstAnswers(const Hand &hand, std::size_t most,
                                               const StopCondition &stop);

/// How many different answers there are, as far as `most`. When stopped, perhaps too few. Cost: with
/// `most` some thousands and up to six cards some milliseconds; seven and eight cards up to 0.1 s.
[[nodiscard]] std::size_t countAnswers(const Hand &hand, std::size_t most,
                                       const StopCondition &stop);

} // namespace inkling::cards
