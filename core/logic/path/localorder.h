// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "logic/model/fact.h"

#include <span>
#include <vector>

namespace inkling {

/// What a person does without thinking costs no more than this.
inline constexpr float bookkeeping = 1.25;
/// Steps that are hard to find, and so remembered, cost this or more: little is folded into them, and nothing as
/// hard.
inline constexpr float remembered = 3;

/// A step to be put in order.
struct OrderedStep
{
    Point place = {};
    RuleId rule = 0;
    float cost = 0;
    std::size_t parts = 1;
    double load = 1;          ///< what they ask of a reader together
    std::size_t premises = 0; ///< constraints too
    std::size_t conclusions = 0;
    /// Stands alone, but for steps by its rule whose constraints and facts hold its own, or are held by them.
    bool isAlone = false;
    std::span<const ConstraintId> constraints = {};
    std::span<const Fact> facts = {};
    bool isLemma = false; ///< nobody is led to it for its own sake
};

/// That a step rests on another, each told by its place in the list.
struct Dependency
{
    std::size_t source = 0;
    std::size_t user = 0;
};

/// Steps that a person takes in one go, in their order.
struct StepGroup
{
    std::vector<std::size_t> steps;
    /// Whether it rests on a group of the same round as the one before it.
    bool beginsRound = false;
};

/// The order in which a person takes steps: of those whose sources are done always the one nearest to the
/// last, of equal ones the first. One group is bookkeeping that is close together, by one rule or one from the
/// other, with the step from which it follows; so are siblings by one rule that are close together, and lemmas
/// by one rule of which one hands on what another has found, no more of them than is seen at a glance. Looks at
/// no more than some steps at a time, so that the cost is linear. Requires: no step rests on itself.
[[nodiscard]] std::vector<StepGroup> locallyOrdered(std::span<const OrderedStep> steps,
                                                    std::span<const Dependency> dependencies,
                                                    Point last);

} // namespace inkling
