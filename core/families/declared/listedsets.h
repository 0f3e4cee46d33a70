// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

namespace inkling::declared {

/// The sets of values that a step by such a list tells, and what follows from them.
struct ListedSets
{
    std::string sets; ///< as in Relation::arguments(): "1+7 2+6"
    /// By conclusion of the step: what the sets alone leave, or, where that is more, what is told.
    std::vector<Fact> following;
    /// The facts known of the sum's unknowns that the sets and what follows need: none can be left
    /// out.
    std::vector<Fact> known;
};

/// The sets that are possible with all that is known before the step, which may be more than its
/// premises: so no step lists what an earlier one has ruled out. Where these sets show more than the
/// step concludes, those that its premises leave; nothing if these do so, too, or are too many.
/// Requires: the step's rule lists sets of its one constraint.
[[nodiscard]] std::optional<ListedSets> listedNow(const Posed &posed, const Step &step,
                                                  const Knowledge &before);

} // namespace inkling::declared
