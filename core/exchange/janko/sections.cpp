// SPDX-License-Identifier: MIT
#include "exchange/janko/sections.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::janko {

namespace {

constexpr std::array<std::string_view, 9> heldSections{
    "begin", "puzzle", "size", "rows", "cols", "patternx", "patterny", "problem", "areas"};
/// Sections that say nothing about the puzzle itself.
constexpr std::array<std::string_view, 14> passedSections{
    "end",   "author", "solver", "source", "title", "info",     "mail",
    "rules", "unit",   "depth",  "layout", "pid",   "solution", "moves"};
/// Of these, the ones that go on over several lines.
constexpr std::array<std::string_view, 5> longSections{"problem", "areas", "solution", "moves",
                                                       "rules"};

template <std::size_t Count>
bool isIn(const std::array<std::string_view, Count> &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

bool isKnown(std::string_view name)
{
    return isIn(heldSections, name) || isIn(passedSections, name);
}

/// The first word behind a section of a single line; nothing if there is none.
Fault beyondItsLine(const Section &section)
{
    if (isIn(longSections, section.name))
        return std::nullopt;
    Scanner rest = section.content;
    rest.takeAll(" \t\r\n");
    if (section.name != "begin")
        rest.takePart("\n");
    rest.takeAll(" \t\r\n");
    const std::size_t from = rest.at();
    return rest.takeWord().empty() ? std::nullopt : Fault(unknownSection(rest, from));
}

} // namespace

std::string_view sectionName(std::string_view line)
{
    Scanner words(line);
    const std::string_view word = words.takeWord();
    if (word.starts_with('['))
        return word.substr(1, std::min(word.find(']'), word.size()) - 1);
    return isKnown(word) ? word : std::string_view();
}

tl::expected<std::vector<Section>, ParseError> sectionsOf(std::string_view text)
{
    std::vector<Section> sections;
    Scanner rest(text);
    while (!rest.isAtEnd()) {
        Scanner line = rest.takePart("\n");
        const std::string_view name = sectionName(line.rest());
        const std::size_t lineFrom = line.at();
        const std::string_view word = line.takeWord();
        const std::size_t from = line.at() - word.size();
        const bool isUnknown = name.empty() ? sections.empty() && !word.empty() : !isKnown(name);
        if (isUnknown)
            return tl::unexpected(unknownSection(line, from));
        if (name.empty())
            continue;
        if (!sections.empty()) {
            Scanner &before = sections.back().content;
            before = Scanner(text, before.at(), lineFrom);
        }
        sections.push_back({name, Scanner(text, line.at(), text.size()), from});
    }
    for (const Section &section : sections) {
        if (auto error = beyondItsLine(section))
            return tl::unexpected(std::move(*error));
    }
    return sections;
}

ParseError unknownSection(const Scanner &text, std::size_t from)
{
    return text.error(
        from, {INKLING_TR_NOOP("Phrases", "a section of a janko.at text, such as [problem]"), {}});
}

const Section *find(const std::vector<Section> &sections, std::string_view name)
{
    const auto found = std::ranges::find_if(sections, [&](const Section &section) {
        return section.name == name
               && section.content.rest().find_first_not_of(" \t\r\n") != std::string_view::npos;
    });
    return found == sections.end() ? nullptr : &*found;
}

} // namespace inkling::exchange::janko
