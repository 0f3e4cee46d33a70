// SPDX-License-Identifier: MIT
// Any bytes are a project or an error with a place in the text; what was read is written so that it
// reads the same, and its history goes to its beginning and to its end. Most inputs are made of
// others as JSON, so that many get past its grammar.

#include "document/project.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <random>
#include <string_view>
#include <vector>

using namespace inkling;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requirePlace(std::string_view text, const ParseError &error)
{
    require(error.line >= 1 && error.line <= 1 + std::ranges::count(text, '\n'));
    require(error.column >= 1 && std::size_t(error.column) <= text.size() + 1);
    require(!error.message().empty());
}

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
    json whole = json::parse(data, data + size, nullptr, false);
    if (whole.is_discarded() || random() % 8 == 0)
        return LLVMFuzzerMutate(data, size, most);
    mutate(whole, random);
    const std::string text = whole.dump(-1, ' ', false, json::error_handler_t::replace);
    if (text.size() > most)
        return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(text, data);
    return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    auto read = readProject(text);
    if (!read) {
        requirePlace(text, read.error());
        return 0;
    }
    for (Page &page : read->project.pages)
        require(page.family->drafting().fits(draftOf(page)) && fits(page, page.marks));
    requireHistory(read->project);
    const std::string written = writeProject(read->project);
    const auto again = readProject(written);
    require(again && !again->historyFault && writeProject(again->project) == written);
    return 0;
}
