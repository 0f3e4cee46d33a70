// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/posed.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

namespace inkling::declared {

/// The sets of values that a step by such a list tells, and what follows from them.
struct ListedSets
{
    std::string sets; ///< as in Relation::arguments(): "1+7 2+6"; empty if they are too many
    /// By conclusion of the step: what the sets alone leave, or, where that is more, what is told.
    std::vector<Fact> following;
};

/// The sets that are possible with all that is known before the step, which may be more than its
/// premises: so no step lists what an earlier one has ruled out. Nothing where these sets show more
/// than the step concludes. Requires: the step's rule lists sets of its one constraint.
[[nodiscard]] std::optional<ListedSets> listedNow(const Posed &posed, const Step &step,
                                                  const Knowledge &before);

} // namespace inkling::declared
