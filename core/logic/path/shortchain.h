// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/model/trace.h"

#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// What a chain rests on once it is told with what is known by then.
struct ShortChain
{
    std::vector<ConstraintId> constraints;
    std::vector<Fact> premises;
    std::shared_ptr<const Trace> nested;

    /// Tells the step by this chain, which must outlive it; one by GeneralRule::Smallest that concludes one
    /// thing goes by GeneralRule::Chain then, as its premises may not be the fewest any more.
    void applyTo(Step &step) const;
};

/// A step that a supposition shows, told with what is known by now: without nested steps, and
/// conclusions of theirs, that are known, and without those after one that contradicts what is known.
/// A chain inside that fails without its own supposition is replaced by its steps, which end it all.
/// Nothing where all is needed, where the steps do without the supposition, where one would repeat what
/// is known, and where no supposition shows the step.
/// Ensures: each nested step rests on the premises, on what is supposed, and on earlier ones. The chain
/// shows the first conclusion alone: with several, the premises and constraints of the step stay.
/// Cost: a few passes over the nested steps and the unknowns, for each depth of nesting.
[[nodiscard]] std::optional<ShortChain> shortChain(const Model &model, const Step &step,
                                                   const Knowledge &known);

} // namespace inkling
