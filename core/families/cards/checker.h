// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/cards/hand.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::cards {

/// What is wrong with an answer: it is no expression, uses a card twice or leaves one over, uses a
/// sign that it may not, divides by 0, has a fraction where there may be none, or is worth
/// something else. Shares no code with the solver: it reckons in 128 bits on its own.
[[nodiscard]] std::optional<Phrase> fault(const Hand &hand, const Answer &answer);

} // namespace inkling::cards
