// SPDX-License-Identifier: MIT
#include "document/pagereader.h"

#include "document/project.h"

#include <utility>

namespace inkling {

namespace {

/// The family is guessed from this much of a text that is at hand, in bytes.
constexpr std::size_t guessedText = 1 << 16;

/// Whether nothing but blanks follows.
bool isAtEnd(LineSource &source)
{
    constexpr std::size_t size = 4096;
    const std::string_view rest = source.peek(size);
    return rest.size() < size && rest.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// Whether a text whose family is named is to be read by that family, line by line as it comes: it
/// has a blank among its first characters.
bool isJudgeAtSight(LineSource &source)
{
    constexpr std::size_t beginning = 3;
    return source.peek(beginning).find_first_of(" \t\r\n") != std::string_view::npos;
}

} // namespace

bool isProject(std::string_view text)
{
    return looksLikeProject(text) && !recognized(text.substr(0, guessedText));
}

exchange::WorkByPlace workOf(const Page &page)
{
    return page.puzzle ? exchange::WorkByPlace(*page.puzzle, {page.marks.marks, page.marks.tints})
                       : exchange::WorkByPlace();
}

PageReader::PageReader(LineSource &source, const Family *family, TextEnd end)
    : m_source(source)
    , m_family(family)
    , m_end(end)
{}

void PageReader::begin()
{
    m_kind = Kind::Judge;
    if (m_family && m_end == TextEnd::Marked && isJudgeAtSight(m_source))
        return;
    const std::string_view text = m_source.peek(m_end == TextEnd::Marked ? 4096 : guessedText);
    if (recognized(text))
        m_kind = Kind::Foreign;
    else if (looksLikeProject(text))
        m_kind = Kind::Project;
    else if (!m_family)
        m_guessed = text;
}

tl::expected<std::optional<Page>, ParseError> PageReader::next()
{
    if (m_kind == Kind::Unknown)
        begin();
    m_remarks.clear();
    switch (m_kind) {
    case Kind::Foreign:
        return nextForeign();
    case Kind::Project:
        return nextOfProject();
    default:
        return nextOfJudge();
    }
}

PageReader::Read PageReader::nextForeign()
{
    auto read = readForeign(m_source);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    if (!read->puzzle)
        return std::nullopt;
    m_remarks = std::move(read->remarks);
    Page page = pageOf(std::move(read->puzzle));
    page.marks.marks = std::move(read->work.marks);
    page.marks.tints = std::move(read->work.tints);
    return page;
}

PageReader::Read PageReader::nextOfProject()
{
    if (!std::exchange(m_hasRead, true)) {
        auto read = salvageProject(m_source.takeRest());
        if (!read)
            return tl::unexpected(std::move(read.error()));
        m_pages = std::move(read->project.pages);
        m_damage = std::move(read->damage);
        m_missing = std::move(read->missing);
    }
    if (m_given < m_pages.size())
        return std::move(m_pages[m_given++]);
    if (m_damage)
        return tl::unexpected(*std::exchange(m_damage, std::nullopt));
    return std::nullopt;
}

PageReader::Read PageReader::nextOfJudge()
{
    if (!m_family) {
        const auto family = guessFamily(m_guessed);
        if (!family) {
            m_unclear = family.error();
            return tl::unexpected(m_unclear->error);
        }
        m_family = *family;
    }
    if (m_end == TextEnd::Anywhere && m_hasRead && !m_family->fileEnd().empty()
        && isAtEnd(m_source)) {
        m_lacksEnd = true;
        return std::nullopt;
    }
    auto puzzle = m_family->read(m_source);
    if (!puzzle && !m_hasRead && !m_guessed.empty())
        m_unclear = doubted(m_guessed, *m_family, puzzle.error());
    m_hasRead = true;
    m_guessed.clear();
    if (!puzzle)
        return tl::unexpected(std::move(puzzle.error()));
    if (!*puzzle)
        return std::nullopt;
    return pageOf(*std::move(puzzle));
}

} // namespace inkling
