// SPDX-License-Identifier: MIT
#include "logic/path/remaining.h"

#include <algorithm>
#include <vector>

namespace inkling {

Trace remaining(const Trace &steps, std::span<const ConstraintId> now, Knowledge &known)
{
    Trace left;
    std::vector<ConstraintId> constraints;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step step = steps[i];
        constraints.clear();
        for (const ConstraintId constraint : step.constraints)
            constraints.push_back(now[constraint]);
        const bool holds
            = std::ranges::find(constraints, goneConstraint) == constraints.end()
              && std::ranges::all_of(step.premises,
                                     [&](const Fact &fact) { return known.holds(fact); });
        if (!holds)
            continue;
        left.begin(step.rule, step.wave, step.cost);
        for (const ConstraintId constraint : constraints)
            left.addConstraint(constraint);
        for (const Fact &premise : step.premises)
            left.addPremise(premise);
        for (const Fact &conclusion : step.conclusions)
            left.addConclusion(conclusion);
        known.learn(step.conclusions);
    }
    return left;
}

} // namespace inkling
