// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"

namespace inkling::hex {

/// The rules about the one path. Each function appends the steps of the rule of its name;
/// proposePassages() those of `rule`, OnlyPassage or EqualsSplits.
void proposeSmallRing(const Position &position, Trace &proposals);
void proposeEndsTooSoon(const Position &position, Trace &proposals);
void proposeStranded(const Position &position, Trace &proposals);
void proposePassages(const Position &position, RuleName rule, Trace &proposals);
void proposeSideCounted(const Position &position, Trace &proposals);

} // namespace inkling::hex
