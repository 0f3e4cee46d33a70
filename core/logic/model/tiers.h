// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>
#include <vector>

namespace inkling {

/// Groups of rules that are tried together, cheapest first.
using Tiers = std::vector<std::vector<RuleId>>;

/// The rules of a catalogue as tiers, cheapest first; rules of one cost are one tier, in the order
/// of the catalogue.
[[nodiscard]] Tiers tiersOf(std::span<const Rule> rules);

/// The number of tiers whose rules cost no more than `cost`.
[[nodiscard]] int tierCountUpTo(double cost, const Tiers &tiers, std::span<const Rule> rules);

} // namespace inkling
