// SPDX-License-Identifier: MIT
#include "explaining.h"

#include "answers.h"
#include "enginecall.h"
#include "logic/model/generalrules.h"
#include "puzzle/explanation.h"
#include "puzzle/explanationjson.h"
#include "puzzle/generating.h"

#include <nlohmann/json.hpp>

namespace inkling {

namespace {

using Json = nlohmann::ordered_json;

Json stepObject(const Model &model, const Step &step, const Knowledge &before);

/// The steps that a step opens into. `known`: what is known before the first of them.
Json innerSteps(const Model &model, const Trace &steps, Knowledge known)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        known.learn(steps[i].premises);
        list.push_back(stepObject(model, steps[i], known));
        known.learn(steps[i].conclusions);
    }
    return list;
}

Json stepObject(const Model &model, const Step &step, const Knowledge &before)
{
    Step alone = step;
    alone.nested = nullptr;
    alone.parts = nullptr;
    Json facts = stepJson(model, alone);
    Json object{{"rule", std::move(facts["rule"])},
                {"title", ruleOf(model.rules(), step.rule).title},
                {"sentence", english(sentenceOf(model, step, before))},
                {"wave", step.wave},
                {"cost", std::move(facts["cost"])},
                {"premises", std::move(facts["premises"])},
                {"conclusions", std::move(facts["conclusions"])}};
    if (step.nested)
        object["nested"] = innerSteps(model, *step.nested, Knowledge(model.initial()));
    if (step.parts)
        object["parts"] = innerSteps(model, *step.parts, before);
    return object;
}

Json ratingObject(const std::optional<Rating> &rating)
{
    if (!rating)
        return {};
    return {{"value", rating->value},
            {"word", difficultyName(rating->difficulty)},
            {"reason", rating->reason.english()}};
}

std::string textOf(const Puzzle &puzzle, const Explanation &explanation)
{
    const auto model = explanation.reasoned(puzzle).model();
    const Trace &trace = explanation.deduction.trace;
    const auto &answer = explanation.solution.first;
    Json steps = Json::array();
    Knowledge known(model->initial());
    for (std::size_t i = 0; i < trace.size(); ++i) {
        steps.push_back(stepObject(*model, trace[i], known));
        known.learn(trace[i].conclusions);
    }
    const Json object{{"verdict", verdictName(explanation.solution.verdict)},
                      {"solved", explanation.solved()},
                      {"undecided", explanation.deduction.undecided},
                      {"rating", ratingObject(explanation.rating)},
                      {"answer", answer ? Json(answerText(puzzle, *answer)) : Json()},
                      {"steps", std::move(steps)}};
    return object.dump();
}

} // namespace

std::string explanationJson(const BoundPuzzle &puzzle, std::optional<double> seconds)
{
    auto text = engineCall(limitOf(seconds), [&](const StopCondition &stop) {
        const Explanation explanation = explain(*puzzle, stop);
        return explanation.isStopped ? std::nullopt : std::optional(textOf(*puzzle, explanation));
    });
    if (!text)
        throwTimeout();
    return *std::move(text);
}

py::object ratingOf(const BoundPuzzle &puzzle, std::optional<double> seconds)
{
    const auto [rating, isStopped] = engineCall(limitOf(seconds), [&](const StopCondition &stop) {
        auto found = rated(*puzzle, stop);
        const bool isLate = !found && stop.stopped();
        return std::pair(std::move(found), isLate);
    });
    if (isStopped)
        throwTimeout();
    if (!rating)
        return py::none();
    return py::make_tuple(rating->value, difficultyName(rating->difficulty),
                          rating->reason.english());
}

} // namespace inkling
