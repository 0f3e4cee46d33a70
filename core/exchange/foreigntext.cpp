// SPDX-License-Identifier: MIT
#include "exchange/foreigntext.h"

#include "families/registry.h"
#include "formats/lineshape.h"
#include "puzzle/family.h"

#include <algorithm>

namespace inkling {

namespace {

using namespace exchange;

const Format *recognized(const Start &start)
{
    const auto format = std::ranges::find_if(
        formats(), [&](const Format &each) { return each.recognizes(start); });
    return format == formats().end() ? nullptr : &*format;
}

/// The error that a line begins no puzzle of any format.
ParseError unknownText(const LineSource &source)
{
    WordReader words(source);
    words.next();
    return words.error(
        {INKLING_TR_NOOP("Phrases", "a puzzle in a format of another program, as before"), {}});
}

bool isSameWord(std::string_view one, std::string_view other)
{
    const auto lower
        = [](char letter) { return letter >= 'A' && letter <= 'Z' ? char(letter + 32) : letter; };
    return std::ranges::equal(one, other, {}, lower, lower);
}

/// Passes over lines that begin no puzzle of any format.
void passUnknown(LineSource &source)
{
    while (!source.peek().empty() && !inkling::recognized(source.peek()))
        source.next();
}

/// Notes what stands behind a puzzle and its answer.
void remarkRest(Scanner &body, Filling &filling)
{
    body.takeAll(" \t\r\n/");
    if (body.isAtEnd())
        return;
    const std::size_t from = body.at();
    filling.remark({INKLING_TR_NOOP("Phrases", "what follows the answer is left out: %1"),
                    {shown(body.takeWord())}},
                   body, from);
}

/// The puzzle of a text that is in this format.
tl::expected<ForeignPuzzle, ParseError> puzzleOf(const Format &format, std::string_view text)
{
    auto opened = format.open(format, text);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    Filling filling(*findFamily(opened->dialect->family), format.title);
    if (auto error = opened->dialect->read(opened->source, filling))
        return tl::unexpected(std::move(*error));
    if (opened->dialect->readAnswer) {
        opened->dialect->readAnswer(opened->source, filling);
        remarkRest(opened->source.body, filling);
    }
    auto puzzle = filling.puzzle(text);
    const auto gap = std::ranges::find_if(
        filling.remarks(), [](const Remark &remark) { return remark.gap.has_value(); });
    if (!puzzle && gap != filling.remarks().end()) {
        // What is missing tells more than what is wrong without it.
        puzzle.error().line = gap->line;
        puzzle.error().column = gap->column;
        puzzle.error().found = gap->gap->found;
        puzzle.error().expected = gap->gap->expected;
    }
    if (!puzzle)
        return tl::unexpected(std::move(puzzle.error()));
    return ForeignPuzzle{*puzzle, filling.work().on(**puzzle), filling.remarks()};
}

} // namespace

namespace exchange {

const Dialect *findDialect(const Format &format, std::string_view name)
{
    for (const Dialect &dialect : format.dialects) {
        Scanner names(dialect.names);
        for (auto word = names.takeWord(); !word.empty(); word = names.takeWord()) {
            if (isSameWord(word, name))
                return &dialect;
        }
    }
    return nullptr;
}

ParseError unknownKind(const Format &format, const Scanner &text, std::size_t from)
{
    std::vector<std::string> titles;
    for (const Dialect &dialect : format.dialects) {
        std::string title(findFamily(dialect.family)->title());
        if (std::ranges::count(titles, title) == 0)
            titles.push_back(std::move(title));
    }
    std::string names;
    for (const std::string &title : titles)
        names += (names.empty() ? "" : ", ") + title;
    ParseError error
        = text.error(from, {INKLING_TR_NOOP("Phrases", "one of these kinds: %1"), {names}});
    error.found = {INKLING_TR_NOOP("Phrases", "the kind %1 (%2)"),
                   {error.found.english(), std::string(format.title)}};
    return error;
}

} // namespace exchange

bool holds(const Format &format, const Family &family)
{
    return std::ranges::find(format.dialects, family.id(), &Dialect::family)
           != format.dialects.end();
}

const Format *recognized(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (!isBlankLine(line))
            return recognized(Start{line, text});
    }
    return nullptr;
}

tl::expected<ForeignPuzzle, ParseError> readForeign(LineSource &source)
{
    if (!skipEmptyLines(source))
        return ForeignPuzzle();
    const int line = source.lineNumber();
    const std::string first(source.line());
    const Format *format = recognized(Start{first, source.peek()});
    // The line is gone from the source's view now.
    LineSource same{first};
    same.next();
    if (!format) {
        ParseError error = unknownText(same);
        error.line = line;
        passUnknown(source);
        return tl::unexpected(std::move(error));
    }
    std::string text = format->gather ? format->gather(first, source) : first;
    auto puzzle = puzzleOf(*format, text);
    if (!puzzle)
        puzzle.error().line += line - 1;
    else
        for (Remark &remark : puzzle->remarks)
            remark.line += line - 1;
    return puzzle;
}

Written written(const Format &format, const Family &family, const Draft &draft,
                const WorkByPlace &work)
{
    const auto dialect = std::ranges::find(format.dialects, family.id(), &Dialect::family);
    if (dialect == format.dialects.end()) {
        return tl::unexpected(Phrase{INKLING_TR_NOOP("Phrases", "this format has no %1"),
                                     {std::string(family.title())}});
    }
    auto text = dialect->write(draft);
    if (!text)
        return text;
    if (dialect->writeAnswer)
        *text += dialect->writeAnswer(draft, work);
    return format.frame(Scanner(dialect->names).takeWord(), *text);
}

} // namespace inkling
