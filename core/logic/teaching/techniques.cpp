// SPDX-License-Identifier: MIT
#include "logic/teaching/techniques.h"

#include "logic/model/generalrules.h"

namespace inkling {

namespace {

void count(std::span<const Rule> rules, const Trace &trace, std::map<std::string_view, int> &counts)
{
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.parts) {
            count(rules, *step.parts, counts);
            continue;
        }
        if (step.rule != RuleId(GeneralRule::Suppose))
            ++counts[ruleOf(rules, step.rule).id];
        if (step.nested)
            count(rules, *step.nested, counts);
    }
}

} // namespace

std::map<std::string_view, int> techniquesOf(std::span<const Rule> rules, const Trace &trace)
{
    std::map<std::string_view, int> counts;
    count(rules, trace, counts);
    return counts;
}

} // namespace inkling
