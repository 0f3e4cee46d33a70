// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"

namespace inkling {
class Trace;
struct Step;
} // namespace inkling

namespace inkling::declared {

/// Appends the steps, of rule `rule`, that follow from a view's constraints together and not from
/// one of them alone, each with just the constraints and premises that it needs. A contradiction is
/// left to others. What follows from the same constraints and premises is one step. Requires: at most 31 constraints. Cost: for each conclusion, all values of their
/// unknowns are tried about once for each unknown and constraint: for few unknowns of few values.
void proposeView(const Posed &posed, const View &view, RuleId rule, const Knowledge &knowledge,
                 Trace &proposals);

/// The ways to give values to all unknowns of a step's constraints from its premises about them,
/// each the values in the order of `unknowns`; a premise about an unknown concluded about counts,
/// too. Cost: as for a view.
struct Ways
{
    std::vector<UnknownId> unknowns;
    std::vector<std::vector<std::uint8_t>> values;
};
[[nodiscard]] Ways waysOf(const Posed &posed, const Step &step);

} // namespace inkling::declared
