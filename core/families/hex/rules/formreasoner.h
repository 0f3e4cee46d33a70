// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"

namespace inkling::hex {

/// The rules that see no more than the path and the form of what is read along it, OperatorInside
/// to SideCounted, in tiers of one cost each, cheapest first.
[[nodiscard]] int formTierCount();
[[nodiscard]] int formTierCountUpTo(double cost);

/// Appends the steps that a tier's rules give in a position, those among them too whose conclusions
/// are known. Cost: some tens of microseconds at most.
void proposeByForm(const Position &position, int tier, Trace &proposals);

} // namespace inkling::hex
