// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"

namespace inkling::hex {

/// What follows from there being one path. Each appends the steps of the rule of its name; passages
/// both those of OnlyPassage and of EqualsSplits, whichever is asked for.
void proposeSmallRing(const Position &position, Trace &proposals);
void proposeEndsTooSoon(const Position &position, Trace &proposals);
void proposeStranded(const Position &position, Trace &proposals);
void proposePassages(const Position &position, RuleName rule, Trace &proposals);
void proposeSideCounted(const Position &position, Trace &proposals);

} // namespace inkling::hex
