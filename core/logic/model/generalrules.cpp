// SPDX-License-Identifier: MIT
#include "logic/model/generalrules.h"

#include "board/phrase.h"

#include <array>

namespace inkling {

std::span<const Rule> generalRules()
{
    static const std::array<Rule, 4> rules{
        Rule{.id = "explain.smallest",
             .title = INKLING_TR_NOOP("Rules", "Combination"),
             .text = INKLING_TR_NOOP(
                 "Rules",
                 "No pattern with a name is needed: were this otherwise, what is lit could not all "
                 "hold, and all of it is needed. Open the step to watch the opposite fail."),
             .cost = 4.0},
        Rule{.id = "explain.suppose",
             .title = INKLING_TR_NOOP("Rules", "Suppose the opposite"),
             .text
             = INKLING_TR_NOOP("Rules", "What is to be shown is taken to be otherwise, to see what "
                                        "comes of it."),
             .cost = 1.0},
        Rule{.id = "explain.run",
             .title = INKLING_TR_NOOP("Rules", "Small steps"),
             .text = INKLING_TR_NOOP(
                 "Rules", "Small steps in one place, each plain from what is there by then. Open "
                          "the step to see them one by one."),
             .cost = 1.0},
        Rule{.id = "explain.chain",
             .title = INKLING_TR_NOOP("Rules", "Chain"),
             .text = INKLING_TR_NOOP("Rules",
                                     "The opposite is supposed, and one step after the other follows "
                                     "until something fails. Open the step to watch it."),
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
