// SPDX-License-Identifier: MIT
#include "logic/explaining/joinedlinks.h"

#include "logic/model/generalrules.h"
#include "logic/search/reasons.h"

#include <algorithm>

namespace inkling {

namespace {

bool isPlainLink(const Step &step)
{
    return step.rule == RuleId(GeneralRule::Smallest) && !step.nested && !step.contradiction
           && step.conclusions.size() == 1;
}

bool canJoin(const Step &step, const Step &next)
{
    return isPlainLink(step) && isPlainLink(next)
           && step.conclusions[0].unknown == next.conclusions[0].unknown
           && std::ranges::equal(step.constraints, next.constraints);
}

/// The premises of both steps, without what the first one concludes.
std::vector<Fact> premisesOfBoth(const Step &step, const Step &next,
                                 const std::vector<ValueSet> &initial)
{
    std::vector<Fact> premises(step.premises.begin(), step.premises.end());
    const Fact &between = step.conclusions[0];
    for (Fact fact : next.premises) {
        const ValueSet all = initial[fact.unknown];
        if (fact.unknown == between.unknown)
            fact.possible = all - ((all - fact.possible) & between.possible);
        if (fact.possible != all)
            addTo(premises, fact);
    }
    return premises;
}

} // namespace

Trace joinedLinks(const Trace &steps, const std::vector<ValueSet> &initial,
                  const LeaveOut &leaveOut)
{
    Trace joined;
    for (std::size_t i = 0; i < steps.size();) {
        Step step = steps[i];
        std::vector<ConstraintId> constraints(step.constraints.begin(), step.constraints.end());
        std::vector<Fact> premises(step.premises.begin(), step.premises.end());
        std::vector<Fact> conclusions(step.conclusions.begin(), step.conclusions.end());
        const std::size_t first = i;
        for (++i; i < steps.size() && canJoin(step, steps[i]); ++i) {
            const Step next = steps[i];
            premises = premisesOfBoth(step, next, initial);
            conclusions[0].possible = conclusions[0].possible & next.conclusions[0].possible;
            step.premises = premises;
            step.conclusions = conclusions;
        }
        if (i > first + 1) {
            leaveOut(constraints, premises, conclusions[0]);
            step.constraints = constraints;
            step.premises = premises;
        }
        joined.append(step);
    }
    return joined;
}

} // namespace inkling
