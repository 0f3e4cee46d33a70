// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/failure.h"
#include "families/hex/reasoning/position.h"
#include "logic/model/trace.h"

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
    /// The number of steps, the contradiction included.
    int steps = 0;
    /// The supposition and these steps, in waves, as a nested trace has them.
    Trace chain;
    /// The failure at the end.
    Failure failure;
};

/// Follows the consequences of a supposed fact; nothing if some waves of steps lead to no
/// contradiction.
[[nodiscard]] std::optional<Supposition> suppose(const Tiles &tiles, const Knowledge &knowledge,
                                                 const Fact &supposed);

} // namespace inkling::hex
