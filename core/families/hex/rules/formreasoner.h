// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"

namespace inkling::hex {

/// The number of tiers of the rules about the path and the form of what is read along it,
/// OperatorInside to SideCounted. The rules of a tier cost the same; the cheapest tier is first.
[[nodiscard]] int formTierCount();
/// The number of those tiers that cost no more than `cost`.
[[nodiscard]] int formTierCountUpTo(double cost);

/// Appends the steps that a tier's rules find in a position, including steps whose conclusions are
/// known already. Cost: some tens of microseconds at most.
void proposeByForm(const Position &position, int tier, Trace &proposals);

} // namespace inkling::hex
