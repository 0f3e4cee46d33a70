// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "logic/model/fact.h"

#include <span>
#include <vector>

namespace inkling {

/// The most parts of a step that a person can take in together.
inline constexpr std::size_t mostParts = 8;

/// The data of a step that decide its place in the order.
struct OrderedStep
{
    Point place = {};
    RuleId rule = 0;
    float cost = 0;
    std::size_t parts = 1;
    double load = 1;          ///< effort of following all parts
    std::size_t premises = 0; ///< number of premises and constraints
    std::size_t conclusions = 0;
    /// Whether the step stands alone, or only beside steps by its rule whose constraints and facts
    /// include its own, or are included in its own.
    bool isAlone = false;
    std::span<const ConstraintId> constraints = {};
    std::span<const Fact> facts = {};
    bool isLemma = false; ///< whether nobody is led to the step for its own sake
};

/// A dependency between two steps, by their places in the list: `user` rests on `source`.
struct Dependency
{
    std::size_t source = 0;
    std::size_t user = 0;
};

/// Steps that a person takes in one go, in order.
struct StepGroup
{
    std::vector<std::size_t> steps;
    /// Whether the group begins a round: it rests on a group of the round before it.
    bool beginsRound = false;
};

/// The order in which a person takes steps: of the steps whose sources are done, always the one
/// nearest to the last step; of equal ones the first. A group is a step with the bookkeeping near
/// it, by one rule or resting on the group; or siblings by one rule that are close together; or
/// lemmas by one rule, of which one may hand on what another has found. A group holds no more than
/// is seen at a glance. Only a bounded number of steps is looked at each time, so that the cost is
/// linear. Requires: no step rests on itself.
[[nodiscard]] std::vector<StepGroup> locallyOrdered(std::span<const OrderedStep> steps,
                                                    std::span<const Dependency> dependencies,
                                                    Point last);

} // namespace inkling
