// SPDX-License-Identifier: MIT
#include "puzzle/explanationjson.h"

#include "logic/model/generalrules.h"
#include "puzzle/family.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace inkling {

namespace {

using Json = nlohmann::ordered_json;

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
        appendFacts(example, model, step.caseAt(0));
    }
    for (std::size_t i = 1; i < step.caseCount(); ++i) {
        Json &other = object["furtherExamples"].emplace_back(Json::array());
        appendFacts(other, model, step.caseAt(i));
    }
    if (!step.arguments.empty())
        object["arguments"] = step.arguments;
    if (step.nested)
        object["nested"] = stepsJson(model, *step.nested);
    if (step.parts)
        object["parts"] = stepsJson(model, *step.parts);
    return object;
}

std::string headerLine(const Puzzle &puzzle, int number, Verdict verdict, const Json &more)
{
    Json line{{"puzzle", number},
              {"family", puzzle.family().id()},
              {"rows", puzzle.rows()},
              {"cols", puzzle.columns()},
              {"verdict", verdictName(verdict)}};
    line.update(more);
    return line.dump() + '\n';
}

std::string stepLine(const Model &model, int number, std::size_t index, const Step &step,
                     const Knowledge &before)
{
    const Sentence sentence = sentenceOf(model, step, before);
    Json line{{"puzzle", number}, {"step", index + 1}, {"wave", step.wave + 1}};
    line.update(stepJson(model, step));
    line["arguments"] = argumentsJson(sentence);
    line["sentence"] = english(sentence);
    return line.dump() + '\n';
}

std::string endLine(int number, const Explanation &explanation, const Json &more)
{
    const Deduction &deduction = explanation.deduction;
    Json line{{"puzzle", number},
              {"end", true},
              {"steps", deduction.trace.size()},
              {"rating", explanation.rating ? Json(explanation.rating->value) : Json()},
              {"solved", explanation.solved()}};
    if (!explanation.solved() && explanation.solution.verdict != Verdict::Unknown)
        line["undecided"] = deduction.undecided;
    line.update(more);
    if (explanation.isStopped)
        line["stopped"] = true;
    return line.dump() + '\n';
}

} // namespace inkling
