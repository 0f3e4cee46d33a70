// SPDX-License-Identifier: MIT
#include "families/kenken/model.h"
#include "families/kenken/reasoning/ruleexample.h"
#include "families/kenken/statement.h"
#include "logic/model/steppicture.h"

#include <cassert>

namespace inkling::kenken {

/// The first step by the rule in its example, with the cages that it names and no others.
RulePicture rulePicture(RuleId rule)
{
    const RuleExample example = ruleExample(RuleName(rule));
    const KenkenModel model(example.cages);
    const Trace steps = stepsAt(example, RuleName(rule));
    assert(!steps.empty());
    const Step step = steps[0];
    std::uint64_t named = 0;
    for (const ConstraintId constraint : step.constraints) {
        if (constraint < example.cages.cages.size())
            named |= std::uint64_t{1} << constraint;
    }
    return pictureOf(model, statedOf(example.cages, named)->board(), step);
}

} // namespace inkling::kenken
