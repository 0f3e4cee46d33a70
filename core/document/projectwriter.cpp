// SPDX-License-Identifier: MIT
#include "document/project.h"
#include "puzzle/family.h"

#include <nlohmann/json.hpp>

namespace inkling {

namespace {

using nlohmann::ordered_json;

template <typename Range, typename Write>
ordered_json list(const Range &range, Write write)
{
    ordered_json array = ordered_json::array();
    for (const auto &item : range)
        array.push_back(write(item));
    return array;
}

/// Never throws: bytes that are no UTF-8 are written as the sign for that.
std::string line(const ordered_json &value)
{
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

ordered_json stateJson(const MarkState &state)
{
    ordered_json values = list(state.values, [](int value) { return value; });
    return state.isNote ? ordered_json{{"note", std::move(values)}} : values;
}

ordered_json markingJson(const Marking &marking)
{
    return list(marking, [](const MarkedUnknown &mark) {
        return ordered_json::array({mark.unknown, stateJson(mark.state)});
    });
}

ordered_json trialsJson(const std::vector<Marking> &trials)
{
    return list(trials, markingJson);
}

ordered_json pinsJson(const std::vector<Pin> &pins)
{
    return list(pins, [](const Pin &pin) {
        return ordered_json{{"name", pin.name}, {"marks", markingJson(pin.marks)}};
    });
}

ordered_json movesJson(const std::vector<Joining> &moves)
{
    return list(moves, [](const Joining &move) {
        return ordered_json::array({move.left, std::string(1, move.sign), move.right});
    });
}

void putProperties(ordered_json &json, const Properties &properties)
{
    const auto put = [&](const char *name, const std::string &text) {
        if (!text.empty())
            json[name] = text;
    };
    put("title", properties.title);
    put("author", properties.author);
    put("note", properties.note);
}

void putDraft(ordered_json &json, const Draft &draft)
{
    json["rows"] = draft.size.rows;
    json["columns"] = draft.size.columns;
    if (draft.options != 0)
        json["options"] = draft.options;
    json["texts"] = draft.texts;
    if (!draft.cages.empty())
        json["cages"] = draft.cages;
}

ordered_json draftJson(const Draft &draft)
{
    ordered_json json = ordered_json::object();
    putDraft(json, draft);
    return json;
}

ordered_json pageJson(const Page &page)
{
    ordered_json json{{"id", page.id}, {"family", page.family->id()}};
    putProperties(json, page.properties);
    putDraft(json, draftOf(page));
    if (!page.marks.marks.empty())
        json["marks"] = markingJson(page.marks.marks);
    if (!page.marks.trials.empty())
        json["trials"] = trialsJson(page.marks.trials);
    if (!page.marks.pins.empty())
        json["pins"] = pinsJson(page.marks.pins);
    if (!page.marks.moves.empty())
        json["moves"] = movesJson(page.marks.moves);
    if (!page.marks.solution.empty())
        json["solution"] = markingJson(page.marks.solution);
    if (!page.marks.tints.empty()) {
        json["tints"] = list(page.marks.tints, [](const Tint &tint) {
            return ordered_json::array({tint.element, tint.colour});
        });
    }
    if (page.seconds > 0)
        json["seconds"] = page.seconds;
    return json;
}

ordered_json draftChangeJson(const DraftChange &change)
{
    if (change.isWhole())
        return {{"before", draftJson(change.wholeBefore)}, {"after", draftJson(change.wholeAfter)}};
    ordered_json json = ordered_json::object();
    if (!change.texts.empty()) {
        json["texts"] = list(change.texts, [](const DraftChange::TextChange &text) {
            return ordered_json::array({text.place, text.before, text.after});
        });
    }
    if (!change.cages.empty()) {
        json["cages"] = list(change.cages, [](const DraftChange::CageChange &cage) {
            return ordered_json::array({cage.cell, cage.before, cage.after});
        });
    }
    return json;
}

ordered_json markStateChangesJson(const std::vector<MarkStateChange> &changes)
{
    return list(changes, [](const MarkStateChange &change) {
        return ordered_json::array(
            {change.unknown, stateJson(change.before), stateJson(change.after)});
    });
}

ordered_json marksChangeJson(const MarksChange &change)
{
    ordered_json json = ordered_json::object();
    if (!change.facts.empty())
        json["marks"] = markStateChangesJson(change.facts);
    if (!change.solution.empty())
        json["solution"] = markStateChangesJson(change.solution);
    if (!change.tints.empty()) {
        json["tints"] = list(change.tints, [](const TintChange &tint) {
            return ordered_json::array({tint.element, tint.before, tint.after});
        });
    }
    if (change.trialsBefore != change.trialsAfter) {
        json["trials"] = ordered_json::array(
            {trialsJson(change.trialsBefore), trialsJson(change.trialsAfter)});
    }
    if (change.pinsBefore != change.pinsAfter)
        json["pins"]
            = ordered_json::array({pinsJson(change.pinsBefore), pinsJson(change.pinsAfter)});
    if (change.movesBefore != change.movesAfter)
        json["moves"]
            = ordered_json::array({movesJson(change.movesBefore), movesJson(change.movesAfter)});
    return json;
}

ordered_json propertiesJson(const Properties &properties)
{
    ordered_json json = ordered_json::object();
    putProperties(json, properties);
    return json;
}

struct PartWriter
{
    ordered_json operator()(const PageChange &change) const
    {
        ordered_json json{{"page", change.page}};
        if (!change.draft.empty())
            json["draft"] = draftChangeJson(change.draft);
        if (!isEmpty(change.marks))
            json["marks"] = marksChangeJson(change.marks);
        if (change.propertiesBefore != change.propertiesAfter)
            json["properties"] = ordered_json::array(
                {propertiesJson(change.propertiesBefore), propertiesJson(change.propertiesAfter)});
        return json;
    }
    ordered_json operator()(const PageInsertion &insertion) const
    {
        return {{"insert", insertion.index}, {"puzzle", pageJson(insertion.page)}};
    }
    ordered_json operator()(const PageRemoval &removal) const
    {
        return {{"remove", removal.index}, {"puzzle", pageJson(removal.page)}};
    }
    ordered_json operator()(const PageMove &move) const
    {
        return {{"move", move.from}, {"to", move.to}};
    }
};

ordered_json changeJson(const Change &change)
{
    return {{"words", change.words}, {"parts", list(change.parts, [](const ChangePart &part) {
                                          return std::visit(PartWriter(), part);
                                      })}};
}

template <typename Range, typename Write>
std::string lines(const Range &range, Write write)
{
    std::string text;
    for (const auto &item : range)
        text += (text.empty() ? "\n" : ",\n") + line(write(item));
    return text + '\n';
}

} // namespace

std::string writeProject(const Project &project)
{
    std::string text = "{\"inkling\":" + std::to_string(projectVersion)
                       + ",\n\"current\":" + std::to_string(project.current) + ",\n\"puzzles\":["
                       + lines(project.pages, pageJson) + "]";
    if (!project.history.empty()) {
        text += ",\n\"done\":" + std::to_string(project.done) + ",\n\"history\":["
                + lines(project.history, changeJson) + "]";
    }
    return text + "}\n";
}

std::string writeChange(const Change &change)
{
    return line(changeJson(change));
}

} // namespace inkling
