// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"

namespace inkling {
class Trace;
} // namespace inkling

namespace inkling::declared {

/// Appends the steps, of rule `rule`, that follow from a view's constraints together and not from
/// one of them alone, each with just the constraints and premises that it needs. Cost: all values
/// of their unknowns are tried, some fifteen times; for few unknowns of few values.
void proposeView(const Posed &posed, const View &view, RuleId rule, const Knowledge &knowledge,
                 Trace &proposals);

} // namespace inkling::declared
