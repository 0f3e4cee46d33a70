// SPDX-License-Identifier: MIT
// Any bytes are a project or an error with a place in the text; what was read, or salvaged of a
// damaged text, is written so that it reads the same, and its history goes to its beginning and to its
// end. A change, as a journal holds it, is made and taken back. Most inputs are made of
// others as JSON, so that many get past its grammar.

#include "document/project.h"
#include "fuzz/require.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>
#include <string_view>
#include <vector>

using namespace inkling;
using namespace inkling::fuzz;

namespace {

void requireHistory(Project project)
{
    while (project.done > 0)
        require(apply(project.pages, project.history[--project.done], false));
    while (project.done < project.history.size())
        require(apply(project.pages, project.history[project.done++], true));
}

using nlohmann::json;

void collect(json &value, std::vector<json *> &all)
{
    all.push_back(&value);
    if (value.is_structured()) {
        for (json &part : value)
            collect(part, all);
    }
}

/// Something else that might stand there.
json another(const json &value, const std::vector<json *> &all, std::mt19937 &random)
{
    constexpr std::int64_t numbers[] = {-1, 0, 1, 2, 63, 64, 10'000, 1'000'000'000, INT64_MAX};
    if (value.is_number_integer() && random() % 2 == 0)
        return random() % 2 == 0 ? json(value.get<std::int64_t>() / 2 + std::int64_t(random() % 5))
                                 : json(numbers[random() % std::size(numbers)]);
    // Of its own kind: a text for a text, a list for a list.
    for (int i = 0; i < 20; ++i) {
        const json &found = *all[random() % all.size()];
        if (found.type() == value.type() && found != value)
            return found;
    }
    return *all[random() % all.size()];
}

void mutate(json &whole, std::mt19937 &random)
{
    std::vector<json *> all;
    collect(whole, all);
    json &value = *all[random() % all.size()];
    if (value.is_array() && !value.empty() && random() % 2 == 0) {
        if (random() % 2 == 0)
            value.erase(value.begin() + std::ptrdiff_t(random() % value.size()));
        else
            value.push_back(json(value[random() % value.size()]));
    } else {
        value = another(value, all, random);
    }
}

} // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size,
                                               std::size_t most, unsigned seed)
{
    std::mt19937 random(seed);
    // Either the project or the line of the journal behind it.
    std::string parts[2];
    const std::string text(reinterpret_cast<const char *>(data), size);
    const std::size_t parting = text.find('\0');
    parts[0] = text.substr(0, parting);
    if (parting != std::string::npos)
        parts[1] = text.substr(parting + 1);
    std::string &part = parts[parting == std::string::npos ? 0 : random() % 2];
    json whole = json::parse(part, nullptr, false);
    if (whole.is_discarded() || random() % 8 == 0)
        return LLVMFuzzerMutate(data, size, most);
    mutate(whole, random);
    part = whole.dump(-1, ' ', false, json::error_handler_t::replace);
    const std::string joined = parting == std::string::npos ? parts[0] : parts[0] + '\0' + parts[1];
    if (joined.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(joined, data);
    return joined.size();
}

namespace {

void requireWhole(ReadProject read)
{
    for (Page &page : read.project.pages)
        require(page.family->drafting().fits(draftOf(page)) && fits(page, page.marks));
    requireHistory(read.project);
    const std::string written = writeProject(read.project);
    const auto again = readProject(written);
    require(again && !again->historyFault && writeProject(again->project) == written);
}

/// A line of a journal is a change or an error; a change fits the pages or leaves them as they were.
void requireChange(std::string_view line, const Project &project)
{
    const auto change = readChange(line);
    if (!change)
        return requirePlace(line, change.error());
    const std::string written = writeChange(*change);
    const auto again = readChange(written);
    require(again && writeChange(*again) == written);
    std::vector<Page> pages = project.pages;
    if (apply(pages, *change, true))
        require(apply(pages, *change, false));
    require(pages == project.pages);
}

/// A project as a file holds it; what follows the first NUL, if there is any, is a line of a journal.
void requireAll(std::string_view text)
{
    const std::string_view file = text.substr(0, text.find('\0'));
    const auto read = readProject(file);
    if (!read)
        requirePlace(file, read.error());
    const auto salvaged = salvageProject(file);
    require(!read || (salvaged && writeProject(salvaged->project) == writeProject(read->project)));
    if (!salvaged)
        return;
    require(!salvaged->damage || salvaged->project.history.empty());
    if (salvaged->damage)
        requirePlace(file, *salvaged->damage);
    requireWhole(*salvaged);
    if (file.size() < text.size())
        requireChange(text.substr(file.size() + 1), salvaged->project);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    requireAll({reinterpret_cast<const char *>(data), size});
    return 0;
}
