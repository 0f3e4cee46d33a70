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

/// The error of the family that reads furthest into the first puzzle; nothing where some family can
/// read it, or where two families get equally far.
std::optional<ParseError> furthestError(std::string_view text)
{
    std::optional<ParseError> furthest;
    bool isTie = false;
    for (const Family *family : families()) {
        LineSource source{std::string(text)};
        auto puzzle = family->read(source);
        if (puzzle)
            return std::nullopt;
        const ParseError &error = puzzle.error();
        const auto order = furthest ? std::pair(error.line, error.column)
                                          <=> std::pair(furthest->line, furthest->column)
                                    : std::strong_ordering::greater;
        if (order == std::strong_ordering::less)
            continue;
        isTie = order == std::strong_ordering::equal;
        furthest = std::move(puzzle.error());
    }
    return isTie ? std::nullopt : furthest;
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

tl::expected<const Family *, ParseError> guessFamily(std::string_view text)
{
    Likeness best = Likeness::No;
    std::vector<const Family *> candidates;
    for (const Family *family : families()) {
        const Likeness likeness = family->recognize(text);
        if (likeness > best)
            candidates.clear();
        best = std::max(best, likeness);
        if (likeness == best)
            candidates.push_back(family);
    }
    if (best != Likeness::No && candidates.size() == 1)
        return candidates.front();

    if (const auto error = furthestError(text))
        return tl::unexpected(*error);
    std::string names;
    for (const Family *family : candidates)
        names += (names.empty() ? "" : ", ") + std::string(family->title());
    return tl::unexpected(guessError(
        text, best == Likeness::No
                  ? Phrase{INKLING_TR_NOOP("Phrases", "one of these puzzles: %1"), {names}}
                  : Phrase{INKLING_TR_NOOP("Phrases", "the kind of puzzle to be named, one of: %1"),
                           {names}}));
}

} // namespace inkling
