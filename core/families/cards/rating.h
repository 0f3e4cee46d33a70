// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "logic/rating.h"
#include "logic/stopcondition.h"

#include <optional>

namespace inkling::cards {

/// How hard it is to find an answer, on the scale of all ratings, one decimal; nothing where there is none,
/// and when stopped.
///
/// Told by how few different answers there are among the expressions of so many cards, and by what the
/// simplest answer needs: parentheses, divisions, powers, and fractions on the way where whole numbers do
/// not do. Cost: up to six cards some 10 ms.
[[nodiscard]] std::optional<double> ratingValue(const Hand &hand, const StopCondition &stop);

/// The part of it that the number of answers tells, and the most that the rest adds. Requires: answers >= 1.
[[nodiscard]] double difficultyByCount(int cards, std::size_t answers);
inline constexpr double mostByNeeds = 1.8;
/// More answers than these are as good as these.
inline constexpr std::size_t countedAnswers = 4096;

} // namespace inkling::cards
