// SPDX-License-Identifier: MIT
#include "listing.h"

#include "exchange/foreigntext.h"
#include "explanationtext.h"
#include "families/registry.h"
#include "logic/model/generalrules.h"
#include "records/record.h"

#include <algorithm>

namespace inkling {

namespace {

std::string rulesText(const Family &family)
{
    std::string text = gameText(family);
    for (const Rule &rule : family.rules())
        text += ruleText(rule);
    return text;
}

std::string ruleRecords(const Family &family)
{
    std::string lines;
    for (const Rule &rule : family.rules()) {
        Record record = recordOf("rule");
        record["family"] = family.id();
        record["id"] = rule.id;
        record["title"] = rule.title;
        record["text"] = rule.text;
        record["cost"] = rule.cost;
        record["word"] = difficultyName(difficultyOf(rule.cost));
        lines += lineOf(record);
    }
    return lines;
}

std::string familiesText()
{
    std::size_t width = 0;
    for (const Family *family : families())
        width = std::max(width, family->commandName().size());
    std::string text;
    for (const Family *family : families()) {
        std::string name(family->commandName());
        name.resize(width + 2, ' ');
        text += name + std::string(family->title()) + '\n';
        for (const Option &option : family->options())
            text
                += "    --with " + std::string(option.id) + ": " + std::string(option.title) + '\n';
    }
    return text;
}

std::string sizeText(BoardSize size)
{
    return std::to_string(size.rows) + 'x' + std::to_string(size.columns);
}

std::string familyRecords()
{
    std::string lines;
    for (const Family *family : families()) {
        Record record = recordOf("family");
        record["family"] = family->id();
        record["name"] = family->commandName();
        record["title"] = family->title();
        record["help"] = family->help();
        Record &options = record["options"] = Record::array();
        for (const Option &option : family->options())
            options.push_back({{"id", option.id}, {"title", option.title}});
        Record &sizes = record["sizes"] = Record::array();
        for (const BoardSize size : family->sizes())
            sizes.push_back(sizeText(size));
        Record &symmetries = record["symmetries"] = Record::array();
        for (const Symmetry symmetry : family->symmetries())
            symmetries.push_back(symmetryName(symmetry));
        lines += lineOf(record);
    }
    return lines;
}

std::string formatsText()
{
    std::size_t width = 0;
    for (const Format &format : formats())
        width = std::max(width, format.id.size());
    const auto line = [&](std::string name, std::string_view title, const auto &isHeld) {
        name.resize(width + 2, ' ');
        std::string titles;
        for (const Family *family : families()) {
            if (isHeld(*family))
                titles += (titles.empty() ? "" : ", ") + std::string(family->title());
        }
        return name.append(title).append(": ").append(titles).append("\n");
    };
    std::string text = line("judge", "the judge's format", [](const Family &) { return true; });
    for (const Format &format : formats())
        text += line(std::string(format.id), format.title,
                     [&](const Family &family) { return holds(format, family); });
    return text;
}

std::string formatRecords()
{
    std::string lines;
    for (const Format &format : formats()) {
        Record record = recordOf("format");
        record["format"] = format.id;
        record["title"] = format.title;
        Record &held = record["families"] = Record::array();
        for (const Family *family : families()) {
            if (holds(format, *family))
                held.push_back(family->id());
        }
        lines += lineOf(record);
    }
    return lines;
}

} // namespace

std::string listing(const Arguments &arguments)
{
    const bool isText = arguments.form == OutputForm::Text;
    switch (arguments.command) {
    case Command::Rules:
        return isText ? rulesText(*arguments.family) : ruleRecords(*arguments.family);
    case Command::Families:
        return isText ? familiesText() : familyRecords();
    case Command::Formats:
        return isText ? formatsText() : formatRecords();
    default:
        return std::string(arguments.family->samples().front().text);
    }
}

} // namespace inkling
