// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"

namespace inkling {
class Trace;
} // namespace inkling

namespace inkling::declared {

/// Appends the steps, of rule `rule`, that follow from a view's constraints together and not from
/// one of them alone, each with just the constraints and premises that it needs. A contradiction is
/// left to others. Requires: at most 31 constraints. Cost: for each conclusion, all values of their
/// unknowns are tried about once for each unknown and constraint: for few unknowns of few values.
void proposeView(const Posed &posed, const View &view, RuleId rule, const Knowledge &knowledge,
                 Trace &proposals);

} // namespace inkling::declared
