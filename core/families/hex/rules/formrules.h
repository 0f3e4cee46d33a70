// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"

namespace inkling::hex {

/// The rules about where digits and operators can stand in an equation. Each function appends the
/// steps of the rule of its name.
void proposeOperatorInside(const Position &position, Trace &proposals);
void proposeOperatorsApart(const Position &position, Trace &proposals);
void proposeZerosApart(const Position &position, Trace &proposals);
void proposeThreeDigits(const Position &position, Trace &proposals);
void proposePairsUsedUp(const Position &position, Trace &proposals);
void proposeSinglesUsedUp(const Position &position, Trace &proposals);
void proposeLeadingZero(const Position &position, Trace &proposals);

} // namespace inkling::hex
