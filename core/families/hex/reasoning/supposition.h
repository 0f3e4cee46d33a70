// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/failure.h"
#include "families/hex/reasoning/position.h"

#include <optional>
#include <vector>

namespace inkling::hex {

/// How a fact that is only supposed comes to grief by the rules of formreasoner.h.
struct Supposition
{
    /// What the steps to the contradiction rest on, besides the supposed fact.
    std::vector<ConstraintId> constraints;
    std::vector<Fact> premises;
    /// The supposed fact, and what follows from it on the way.
    std::vector<Fact> forced;
    int steps = 0;
    /// What breaks in the end.
    Failure failure;
};

/// Supposes a fact and follows it; nothing where it leads to no contradiction in few waves.
[[nodiscard]] std::optional<Supposition> suppose(const Tiles &tiles, const Knowledge &knowledge,
                                                 const Fact &supposed);

} // namespace inkling::hex
