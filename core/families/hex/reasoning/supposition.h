// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/position.h"
#include "logic/model/trace.h"
#include "stopcondition.h"

#include <optional>
#include <vector>

namespace inkling::hex {

/// A proof, by the rules of formreasoner.h, that a supposed fact leads to a contradiction.
struct Supposition
{
    /// The constraints and facts that the steps to the contradiction rest on, besides the supposed
    /// fact.
    std::vector<ConstraintId> constraints;
    std::vector<Fact> premises;
    /// The supposed fact, then the facts that follow from it on the way.
    std::vector<Fact> forced;
    /// The supposition and the steps, in waves, as a nested trace has them.
    Trace chain;
};

/// The number of steps of a chain after what is supposed, those under suppositions on the way and the
/// contradiction included.
[[nodiscard]] int stepsAfter(const Trace &chain);

/// Follows the consequences of a supposed fact; nothing if some waves of steps lead to no
/// contradiction.
[[nodiscard]] std::optional<Supposition> suppose(const Tiles &tiles, const Knowledge &knowledge,
                                                 const Fact &supposed);
/// The same with a few suppositions on the way where the steps end too soon, each refuted by suppose()
/// or, where none is, with suppositions on its own way. Nothing when stopped. Cost: a few hundred times
/// that of suppose(); where it needs the latter or fails, up to as many times more.
[[nodiscard]] std::optional<Supposition> supposeOnTheWay(const Tiles &tiles,
                                                         const Knowledge &knowledge,
                                                         const Fact &supposed,
                                                         const StopCondition &stop);

/// Writes the step by which a supposition refutes a fact; the rule is Supposed, or one that sees more of it.
void writeSupposed(const Terms &terms, RuleName rule, double cost, const Fact &refuted,
                   Supposition supposition, Trace &proposals);

} // namespace inkling::hex
