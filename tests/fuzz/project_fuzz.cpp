// SPDX-License-Identifier: MIT
// Any bytes are a project or an error with a place in the text; what was read is written so that it reads the same,
// and its history goes to its beginning and to its end.

#include "families/drafting.h"
#include "families/family.h"
#include "families/project.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

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

} // namespace

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
