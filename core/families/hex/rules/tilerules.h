// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"

namespace inkling::hex {

/// The rules about a single tile, and about the number of the path's ends. Each function appends
/// the steps of the rule of its name.
void proposeTileFull(const Position &position, Trace &proposals);
void proposeOneWayOut(const Position &position, Trace &proposals);
void proposeEndOrInner(const Position &position, Trace &proposals);
void proposeTwoEnds(const Position &position, Trace &proposals);

} // namespace inkling::hex
