// SPDX-License-Identifier: MIT
#include "logic/model/premisecount.h"

#include <algorithm>

namespace inkling {

Phrase PremiseGroup::counted() const
{
    if (size() == 1 || noun.many.empty())
        return {noun.one, {}};
    return {noun.many, {std::to_string(size())}};
}

std::vector<PremiseGroup> groupedPremises(const Model &model, const Step &step)
{
    std::vector<PremiseGroup> groups;
    const auto groupOf = [&](const Noun &noun) -> PremiseGroup & {
        const auto known = std::ranges::find(groups, noun, &PremiseGroup::noun);
        return known != groups.end() ? *known : groups.emplace_back(PremiseGroup{noun, {}, {}});
    };
    for (const ConstraintId constraint : step.constraints)
        groupOf(model.noun(constraint)).constraints.push_back(constraint);
    for (const Fact &fact : step.premises)
        groupOf(model.noun(fact)).facts.push_back(fact);
    return groups;
}

} // namespace inkling
