// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "families/cards/hand.h"
#include "logic/model/solver.h"

#include <optional>

namespace inkling::cards {

/// The fault of an answer: it is no expression, uses a card twice or leaves one over, uses a sign
/// that is not allowed, divides by 0, has a fraction where none is allowed, or does not make the
/// target; nothing if the answer is right. Shares no code with the solver: calculates by itself, in
/// 128 bits.
[[nodiscard]] std::optional<Phrase> fault(const Hand &hand, const Answer &answer);

} // namespace inkling::cards
