// SPDX-License-Identifier: MIT
#include "logic/model/generalrules.h"

#include "board/phrase.h"

#include <array>

namespace inkling {

std::span<const Rule> generalRules()
{
    static const std::array<Rule, 4> rules{
        Rule{.id = "explain.smallest",
             .title = INKLING_TR_NOOP("Rules", "Several things together"),
             .text = INKLING_TR_NOOP(
                 "Rules",
                 "No named pattern is needed: if this were otherwise, the highlighted facts would "
                 "contradict each other, and all of them are needed for that. Open the step to see "
                 "the opposite fail."),
             .cost = 4.0},
        Rule{.id = "explain.suppose",
             .title = INKLING_TR_NOOP("Rules", "Suppose the opposite"),
             .text
             = INKLING_TR_NOOP("Rules", "Assume the opposite of what is to be shown, and see where "
                                        "it leads."),
             .cost = 1.0},
        Rule{.id = "explain.run",
             .title = INKLING_TR_NOOP("Rules", "Small steps"),
             .text = INKLING_TR_NOOP(
                 "Rules", "A few small steps, each obvious by the time it comes. Open the step to "
                          "see them one by one."),
             .cost = 1.0},
        Rule{.id = "explain.chain",
             .title = INKLING_TR_NOOP("Rules", "Proof by contradiction"),
             .text = INKLING_TR_NOOP("Rules",
                                     "Assume the opposite and follow one step after another until "
                                     "something fails. Open the step to watch it."),
             .cost = 4.0},
    };
    return rules;
}

const Rule &ruleOf(std::span<const Rule> catalogue, RuleId rule)
{
    return isGeneral(rule) ? generalRules()[rule - RuleId(GeneralRule::Smallest)] : catalogue[rule];
}

double costOf(std::span<const Rule> catalogue, const Step &step)
{
    return step.cost > 0 ? double(step.cost) : ruleOf(catalogue, step.rule).cost;
}

} // namespace inkling
