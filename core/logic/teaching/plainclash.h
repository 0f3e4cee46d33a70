// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/search/constraintsearch.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// Marks that a person sees to be at odds without any reasoning.
struct PlainClash
{
    /// What the marks break: a clue, a dot, a cage; none where they contradict each other. Two where what is
    /// drawn is finished (a closed loop), and with it the second is broken.
    std::vector<ConstraintId> constraints;
    /// None of them can be left out.
    std::vector<Fact> marks;
};

/// The clash of fewest marks that one constraint about a part of the board has with them; failing that, the
/// first that what is drawn (lines, links) has with a constraint about the whole board. Nothing where there is
/// none, or when stopped. `search` is of this model.
[[nodiscard]] std::optional<PlainClash> plainClash(const Model &model, ConstraintSearch &search,
                                                   std::span<const Fact> marks,
                                                   const StopCondition &stop);

} // namespace inkling
