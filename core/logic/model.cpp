// SPDX-License-Identifier: MIT
#include "logic/model.h"

namespace inkling {

Sentence Model::sentence(const Step &step, const Knowledge &before) const
{
    (void)before;
    if (step.contradiction && !isConstructive())
        return {};
    const Rule &rule = rules()[step.rule];
    Sentence sentence{{rule.id, rule.sentence}, {}, {}};
    for (const std::string &argument : step.arguments)
        sentence.arguments.push_back(formulaArgument(argument));
    return sentence;
}

} // namespace inkling
