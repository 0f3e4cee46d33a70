// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"
#include "logic/model/fact.h"

#include <optional>

namespace inkling {
class Trace;
struct Step;
} // namespace inkling

namespace inkling::declared {

/// Appends the steps, of rule `rule`, that follow from a view's constraints together and not from
/// one of them alone, each with just the constraints and premises that it needs. A contradiction is
/// left to others. What follows from the same constraints and premises is one step; what needs more
/// premises than another step comes after it. Requires: at most 31 constraints. Cost: for each
/// conclusion, all values of their unknowns are tried about once for each unknown and constraint:
/// for few unknowns of few values.
void proposeView(const Posed &posed, const View &view, RuleId rule, const Knowledge &knowledge,
                 Trace &proposals);

/// Values of some unknowns that are possible together.
struct Ways
{
    std::vector<UnknownId> unknowns;
    std::vector<std::vector<std::uint8_t>> values; ///< by way, in the order of the unknowns
};
/// All ways to meet constraints that agree with what is known. Cost: all values of their unknowns are
/// tried.
[[nodiscard]] Ways waysOf(const Posed &posed, std::span<const ConstraintId> constraints,
                          const Knowledge &known);

/// What follows constraint by constraint from the opposite of a conclusion, until one of them cannot
/// be met: no fact can be left out.
struct WhyNot
{
    Fact opposite;
    std::vector<Fact> following;
    ConstraintId broken = 0;
};
/// Nothing where the step's constraints, one by one, do not lead so far. Requires: all of them are
/// tables.
[[nodiscard]] std::optional<WhyNot> whyNot(const Posed &posed, const Step &step,
                                           const Fact &conclusion);

} // namespace inkling::declared
