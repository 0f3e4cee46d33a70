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
};

/// A step by GeneralRule::Chain without the nested steps that conclude what is known by now: it
/// rests on that instead. Nothing where no nested step is needless, or the step is none of those.
/// Ensures: each nested step rests on the premises, on what is supposed, and on earlier ones.
/// Cost: linear in the nested steps and the unknowns.
[[nodiscard]] std::optional<ShortChain> shortChain(const Model &model, const Step &step,
                                                   const Knowledge &known);

} // namespace inkling
