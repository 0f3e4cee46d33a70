// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"

namespace inkling::numbercross {

/// The steps by a rule about one line that apply to this line: LabelReached, AllTaken, TooLarge,
/// CannotSpare, LastOdd, OnlyWay, EveryWay, ManyWays; none for any other rule.
///
/// Each step rests on the line's label and on the known cells that the rule speaks of: those taken,
/// those left out, or both.
void proposeForLine(const Position &position, RuleName rule, int line, Trace &proposals);

/// Whether no choice of the line's open cells meets its label.
[[nodiscard]] bool isOutOfReach(const Position &position, int line);

/// That this line cannot be met: OutOfReach. Requires: isOutOfReach().
void proposeOutOfReach(const Position &position, int line, Trace &proposals);

} // namespace inkling::numbercross
