// SPDX-License-Identifier: MIT
#include "logic/premisecount.h"

#include <algorithm>
#include <utility>

namespace inkling {

std::vector<Phrase> countedPremises(const Model &model, const Step &step)
{
    std::vector<std::pair<Noun, int>> counts;
    const auto count = [&](const Noun &noun) {
        const auto known = std::ranges::find(counts, noun, &std::pair<Noun, int>::first);
        if (known == counts.end())
            counts.emplace_back(noun, 1);
        else
            ++known->second;
    };
    for (const ConstraintId constraint : step.constraints)
        count(model.noun(constraint));
    for (const Fact &fact : step.premises)
        count(model.noun(fact));

    std::vector<Phrase> phrases;
    for (const auto &[noun, number] : counts) {
        if (number == 1 || noun.many.empty())
            phrases.push_back({noun.one, {}});
        else
            phrases.push_back({noun.many, {std::to_string(number)}});
    }
    return phrases;
}

} // namespace inkling
