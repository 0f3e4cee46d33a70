// SPDX-License-Identifier: MIT
#include "families/registry.h"

#include "families/cards/family.h"
#include "families/hex/family.h"
#include "families/hitori/family.h"
#include "families/kakuro/family.h"
#include "families/kenken/family.h"
#include "families/masyu/family.h"
#include "families/numbercross/family.h"
#include "families/slink/family.h"
#include "families/sudoku/family.h"

#include <algorithm>
#include <array>
#include <compare>
#include <utility>

namespace inkling {

namespace {

/// An error at the first word of the text.
ParseError guessError(std::string_view text, Phrase expected)
{
    LineSource source{std::string(text)};
    while (source.next()) {
        if (!isBlankLine(source.line())) {
            WordReader words(source);
            words.next();
            return words.error(std::move(expected));
        }
    }
    return endOfTextError(source, std::move(expected));
}

/// The error that a text holds nothing, or bytes that no text has.
std::optional<ParseError> noText(std::string_view text)
{
    const auto isStrange = [](char byte) {
        return byte >= 0 && byte < ' ' && byte != '\t' && byte != '\n' && byte != '\r'
               && byte != '\f';
    };
    const auto strange = std::ranges::find_if(text, isStrange);
    if (strange != text.end()) {
        const auto before = std::string_view(text.begin(), strange);
        const std::size_t line = before.rfind('\n') + 1; // 0 if there is none
        ParseError error;
        error.line = int(std::ranges::count(before, '\n')) + 1;
        error.column = int(before.size() - line) + 1;
        error.found = {INKLING_TR_NOOP("Phrases", "a byte that no text has"), {}};
        error.expected = {INKLING_TR_NOOP("Phrases", "puzzles as text"), {}};
        return error;
    }
    if (text.find_first_not_of(" \t\r\n\f") == text.npos)
        return guessError(text, {INKLING_TR_NOOP("Phrases", "a puzzle"), {}});
    return std::nullopt;
}

std::string titles(std::span<const Family *const> families)
{
    std::string text;
    for (const Family *family : families)
        text += (text.empty() ? "" : ", ") + std::string(family->title());
    return text;
}

/// The families that a text is most likely to belong to; empty if there is none.
std::vector<const Family *> likeliest(std::string_view text)
{
    Likeness best = Likeness::Perhaps;
    std::vector<const Family *> candidates;
    for (const Family *family : families()) {
        const Likeness likeness = family->recognize(text);
        if (likeness > best)
            candidates.clear();
        best = std::max(best, likeness);
        if (likeness == best)
            candidates.push_back(family);
    }
    return candidates;
}

/// Whether a family has read all there is of a text: what it misses may just not be there yet.
bool isAtEnd(const ParseError &error)
{
    return error.found == endOfTextError(LineSource(std::string()), {}).found;
}

/// How far families get into the first puzzle of a text.
struct Tries
{
    /// The families that read the whole puzzle.
    std::vector<const Family *> readers;
    /// Of the others the one that reads furthest, the first of those that read equally far, and its
    /// error.
    const Family *furthest = nullptr;
    std::optional<ParseError> error;
    bool isTie = false;
    /// Whether a family would go on reading if the text did.
    bool isCut = false;
};

Tries tryAll(std::string_view text, std::span<const Family *const> candidates)
{
    Tries tries;
    for (const Family *family : candidates) {
        LineSource source{std::string(text)};
        auto puzzle = family->read(source);
        if (puzzle) {
            tries.readers.push_back(family);
            continue;
        }
        const ParseError &error = puzzle.error();
        tries.isCut = tries.isCut || isAtEnd(error);
        const auto order = tries.error ? std::pair(error.line, error.column)
                                             <=> std::pair(tries.error->line, tries.error->column)
                                       : std::strong_ordering::greater;
        if (order == std::strong_ordering::less)
            continue;
        tries.isTie = order == std::strong_ordering::equal;
        if (tries.isTie)
            continue;
        tries.furthest = family;
        tries.error = std::move(puzzle.error());
    }
    return tries;
}

} // namespace

std::span<const Family *const> families()
{
    static const std::array all{
        &slink::family(),       &kenken::family(), &hex::family(),
        &numbercross::family(), &cards::family(),  &sudoku::family(),
        &kakuro::family(),      &hitori::family(), &masyu::family(),
    };
    return all;
}

const Family *findFamily(std::string_view name)
{
    for (const Family *family : families()) {
        const auto others = family->otherNames();
        if (family->id() == name || std::ranges::find(others, name) != others.end())
            return family;
    }
    return nullptr;
}

tl::expected<const Family *, UnclearFamily> guessFamily(std::string_view text)
{
    if (auto error = noText(text))
        return tl::unexpected(UnclearFamily{*std::move(error), nullptr, {}, false});
    const std::vector<const Family *> candidates = likeliest(text);
    if (candidates.size() == 1)
        return candidates.front();
    const bool isStrange = candidates.empty();
    Tries tries = tryAll(text, isStrange ? families() : candidates);
    if (!isStrange && tries.readers.size() == 1 && !tries.isCut)
        return tries.readers.front();
    // A text that no family knows says nothing where several stop at the same word.
    const bool isTold = tries.readers.empty() && !tries.isCut && !(isStrange && tries.isTie);
    if (isTold)
        return tl::unexpected(UnclearFamily{*std::move(tries.error), tries.furthest, candidates});
    return tl::unexpected(UnclearFamily{
        guessError(text, isStrange
                             ? Phrase{INKLING_TR_NOOP("Phrases", "one of these puzzles: %1"),
                                      {titles(families())}}
                             : Phrase{INKLING_TR_NOOP("Phrases",
                                                      "the kind of puzzle to be named, one of: %1"),
                                      {titles(candidates)}}),
        nullptr, candidates});
}

std::optional<UnclearFamily> doubted(std::string_view text, const Family &family,
                                     const ParseError &error)
{
    UnclearFamily unclear{error, &family, {}};
    for (const Family *other : families()) {
        if (other == &family || other->recognize(text) != Likeness::No)
            unclear.candidates.push_back(other);
    }
    return unclear.candidates.size() > 1 ? std::optional(std::move(unclear)) : std::nullopt;
}

} // namespace inkling
