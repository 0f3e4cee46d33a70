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

    /// Tells the step by this chain, which must outlive it; one by GeneralRule::Smallest goes by
    /// GeneralRule::Chain then, as its premises may not be the fewest any more.
    void applyTo(Step &step) const;
};

/// A step that a supposition shows, without the nested steps, and conclusions of nested steps, that are
/// known by now, and those after one that contradicts what is known: it rests on these instead. Nothing
/// where none is needless, or the step is none of those.
/// Ensures: each nested step rests on the premises, on what is supposed, and on earlier ones.
/// Cost: a few passes over the nested steps and the unknowns, for each depth of nesting.
[[nodiscard]] std::optional<ShortChain> shortChain(const Model &model, const Step &step,
                                                   const Knowledge &known);

} // namespace inkling
