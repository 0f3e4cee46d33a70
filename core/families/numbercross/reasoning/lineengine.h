// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"

namespace inkling::numbercross {

/// Appends the steps by a rule about one line that apply to `line`. The rules: LabelReached,
/// AllTaken, TooLarge, CannotSpare, LastOdd, OnlyWay, EveryWay, ManyWays; nothing for any other
/// rule.
///
/// Each step rests on the line's label and on the known cells that the rule uses: the taken ones,
/// the others, or all.
void proposeForLine(const Position &position, RuleName rule, int line, Trace &proposals);

/// Whether no choice of the line's open cells can meet its label any more.
[[nodiscard]] bool isOutOfReach(const Position &position, int line);

/// Appends the contradiction that this line cannot be met (rule OutOfReach). Requires:
/// isOutOfReach().
void proposeOutOfReach(const Position &position, int line, Trace &proposals);

} // namespace inkling::numbercross
