// SPDX-License-Identifier: MIT
#include "support/checks/explained.h"

#include "families/registry.h"
#include "logic/model/generalrules.h"
#include "support/checks/reading.h"

namespace inkling::test {

std::string Explained::ruleId(const Step &step) const
{
    return std::string(ruleOf(model->rules(), step.rule).id);
}

std::string Explained::sentence(const Step &step, const Knowledge &before) const
{
    return english(sentenceOf(*model, step, before));
}

void Explained::forEachPart(const Look &look) const
{
    Knowledge known(model->initial());
    const Trace &trace = explanation.deduction.trace;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        Trace one;
        one.append(trace[i]);
        const Trace &parts = trace[i].parts ? *trace[i].parts : one;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            look(parts[part], known);
            known.learn(parts[part].conclusions);
        }
    }
}

Explained explained(std::string_view family, const std::string &text)
{
    const auto puzzle = readOne(*findFamily(family), text);
    return {puzzle, puzzle->model(), explain(*puzzle, {})};
}

} // namespace inkling::test
