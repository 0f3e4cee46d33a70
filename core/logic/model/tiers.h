// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"

#include <span>
#include <vector>

namespace inkling {

/// Rules that are tried together, cheapest first.
using Tiers = std::vector<std::vector<RuleId>>;

/// The rules that a catalogue begins with, by cost; those of one cost are one tier, in the order of
/// the catalogue.
[[nodiscard]] Tiers tiersOf(std::span<const Rule> rules);

/// How many of these have rules that cost no more.
[[nodiscard]] int tierCountUpTo(double cost, const Tiers &tiers, std::span<const Rule> rules);

} // namespace inkling
