// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/reasoning/findings.h"
#include "logic/model/model.h"

namespace inkling::cards {

/// The named rules of rules.h, applied to a hand: values are listed for more and more cards, the
/// target is split from the whole down to the cards, then parts are joined from the cards up.
[[nodiscard]] std::unique_ptr<Reasoner> makeReasoner(std::shared_ptr<const Plan> plan);

} // namespace inkling::cards
