// SPDX-License-Identifier: MIT
#include "families/explanationjson.h"

#include "families/family.h"
#include "logic/generalrules.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace inkling {

namespace {

using Json = nlohmann::ordered_json;

Json header(const Puzzle &puzzle, int number, const Explanation &explanation)
{
    const Deduction &deduction = explanation.deduction;
    Json header{{"puzzle", number},
                {"family", puzzle.family().id()},
                {"rows", puzzle.rows()},
                {"cols", puzzle.columns()},
                {"verdict", verdictName(explanation.solution.verdict)},
                {"steps", deduction.trace.size()},
                {"rating", explanation.rating ? Json(explanation.rating->value) : Json()},
                {"solved", explanation.solved()}};
    if (!explanation.solved())
        header["undecided"] = deduction.undecided;
    return header;
}

void appendFacts(Json &list, const Model &model, std::span<const Fact> facts)
{
    for (const Fact &fact : facts) {
        for (Json &object : model.json(fact))
            list.push_back(std::move(object));
    }
}

Json premises(const Model &model, const Step &step)
{
    Json list = Json::array();
    for (const ConstraintId constraint : step.constraints)
        list.push_back(model.json(constraint));
    appendFacts(list, model, step.premises);
    return list;
}

Json conclusions(const Model &model, const Step &step)
{
    Json list = Json::array();
    appendFacts(list, model, step.conclusions);
    if (step.contradiction)
        list.push_back(Json{{"contradiction", true}});
    return list;
}

Json stepsJson(const Model &model, const Trace &steps)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < steps.size(); ++i)
        list.push_back(stepJson(model, steps[i]));
    return list;
}

} // namespace

std::string_view verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::None:
        return "none";
    case Verdict::Unique:
        return "unique";
    case Verdict::Many:
        return "many";
    case Verdict::Unknown:
        break;
    }
    return "unknown";
}

Json stepJson(const Model &model, const Step &step)
{
    Json object{{"rule", ruleOf(model.rules(), step.rule).id},
                {"cost", std::round(double(step.cost) * 100) / 100},
                {"premises", premises(model, step)},
                {"conclusions", conclusions(model, step)}};
    if (!step.example.empty()) {
        Json &example = object["example"] = Json::array();
        appendFacts(example, model, step.example);
    }
    if (!step.arguments.empty())
        object["arguments"] = step.arguments;
    if (step.nested)
        object["nested"] = stepsJson(model, *step.nested);
    if (step.parts)
        object["parts"] = stepsJson(model, *step.parts);
    return object;
}

std::string explanationJson(const Puzzle &puzzle, int number, const Explanation &explanation)
{
    std::string text = header(puzzle, number, explanation).dump() + '\n';
    const auto model = explanation.reasoned(puzzle).model();
    const Trace &trace = explanation.deduction.trace;
    Knowledge known(model->initial(), explanation.deduction.given);
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        const Sentence sentence = sentenceOf(*model, step, known);
        Json line{{"puzzle", number}, {"step", i + 1}};
        line.update(stepJson(*model, step));
        line["arguments"] = argumentsJson(sentence);
        line["sentence"] = english(sentence);
        text += line.dump() + '\n';
        for (const Fact &fact : step.conclusions)
            known.learn(fact);
    }
    return text;
}

} // namespace inkling
