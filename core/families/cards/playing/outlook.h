// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/hand.h"
#include "puzzle/outlook.h"
#include "stopcondition.h"

#include <optional>
#include <span>

namespace inkling::cards {

/// Implements Joinable::outlook(): the result of completionsOf() for the table after these moves, in
/// words.
[[nodiscard]] std::optional<Outlook> outlookOf(const Hand &hand, std::span<const Joining> moves,
                                               const StopCondition &stop);

} // namespace inkling::cards
