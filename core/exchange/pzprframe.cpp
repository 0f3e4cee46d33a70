// SPDX-License-Identifier: MIT
#include "exchange/pzpr.h"
#include "formats/linesource.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::pzpr {

namespace {

/// No board of any family has more rows or columns.
constexpr int mostSide = 1'000'000;
constexpr std::string_view fileMark = "pzprv3";
/// The most of a file that is kept, in bytes; clues come first in it.
constexpr std::size_t mostKept = 1 << 24;

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

/// The place in an address where the puzzle begins, past "?key=word&".
std::size_t puzzleStart(std::string_view url)
{
    std::size_t start = url.find('?');
    start = start == url.npos ? url.size() : start + 1;
    for (;;) {
        const std::string_view rest = url.substr(start);
        const std::size_t end = rest.find('&');
        if (end == rest.npos || rest.substr(0, end).find('=') == rest.npos
            || rest.substr(0, end).find('/') != rest.npos)
            return start;
        start += end + 1;
    }
}

int hexDigit(char character)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto lower = char(character >= 'A' && character <= 'F' ? character + 32 : character);
    const std::size_t digit = digits.find(lower);
    return digit == digits.npos ? -1 : int(digit);
}

std::string percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode = text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0
                            && hexDigit(text[i + 2]) >= 0;
        if (!isCode) {
            decoded += text[i];
            continue;
        }
        decoded += char(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2]));
        i += 2;
    }
    return decoded;
}

bool isAddress(std::string_view line)
{
    using namespace std::string_view_literals;
    return std::ranges::any_of(
        std::array{"https://"sv, "http://"sv, "puzz.link/"sv, "pzv.jp/"sv, "pzprxs.vercel.app/"sv,
                   "pzplus.tck.mn/"sv, "www.puzz.link/"sv},
        [&](std::string_view beginning) { return line.starts_with(beginning); });
}

bool isFileInUrl(std::string_view line)
{
    return isAddress(line) && line.substr(puzzleStart(line)).starts_with(fileMark);
}

/// Reads a side of a board. `part`: all that stands there.
Fault takeSide(Scanner part, int border, int &side)
{
    const std::size_t from = part.at();
    const std::string_view text = part.takeWord();
    const auto number = readNumber(text, mostSide);
    if (!number) {
        return part.error(from, {INKLING_TR_NOOP("Phrases", "the number of rows or columns"), {}});
    }
    side = *number + border;
    return std::nullopt;
}

} // namespace

std::string urlSize(BoardSize size)
{
    return std::to_string(size.columns) + '/' + std::to_string(size.rows) + '/';
}

std::string fileSize(BoardSize size)
{
    return std::to_string(size.rows) + '\n' + std::to_string(size.columns) + '\n';
}

Fault beginUrl(Source &source, Filling &filling, int border)
{
    Scanner &head = source.head;
    const std::size_t from = head.at();
    Scanner flags = head;
    Scanner flag = flags.takePart("/");
    if (!isNumber(flag.rest()) && !flags.isAtEnd()) {
        flag.takePart("/");
        return flag.error(from,
                          {INKLING_TR_NOOP("Phrases", "a puzzle without a special rule"), {}});
    }
    BoardSize size;
    if (auto error = takeSide(head.takePart("/"), border, size.columns))
        return error;
    if (auto error = takeSide(head.takePart("/"), border, size.rows))
        return error;
    return filling.begin(size, head, from);
}

void endUrl(const Scanner &body, std::size_t cell, Filling &filling)
{
    const int columns = filling.draft().size.columns;
    if (cell < filling.cellCount()) {
        const std::vector place{std::to_string(int(cell) / columns + 1),
                                std::to_string(int(cell) % columns + 1)};
        filling.remarkGap(
            {INKLING_TR_NOOP("Phrases", "the address ends before row %1, column %2; the "
                                        "cells from there on are blank"),
             place},
            {{INKLING_TR_NOOP("Phrases", "the end of the address"), {}},
             {INKLING_TR_NOOP("Phrases", "the cells from row %1, column %2 on"), place}},
            body, body.at());
    }
    Scanner rest = body;
    Scanner more = rest.takePart("/");
    if (const std::string left{more.rest()}; !left.empty()) {
        filling.remark({INKLING_TR_NOOP("Phrases", "what follows the last cell is left out: %1"),
                        {shown(left)}},
                       body, body.at());
    }
}

Fault beginFile(Source &source, Filling &filling, int border)
{
    Scanner &body = source.body;
    const std::size_t from = body.at();
    BoardSize size;
    if (auto error = takeSide(body.takePart("/\n"), border, size.rows))
        return error;
    if (auto error = takeSide(body.takePart("/\n"), border, size.columns))
        return error;
    return filling.begin(size, body, from);
}

Fault beginSquareFile(Source &source, Filling &filling)
{
    Scanner &body = source.body;
    const std::size_t from = body.at();
    BoardSize size;
    if (auto error = takeSide(body.takePart("/\n"), 0, size.rows))
        return error;
    size.columns = size.rows;
    return filling.begin(size, body, from);
}

bool isUrl(const Start &start)
{
    return isAddress(start.first);
}

tl::expected<Opened, ParseError> openUrl(const Format &format, std::string_view text)
{
    Scanner rest(text, puzzleStart(text), text.size());
    const std::size_t from = rest.at();
    std::string_view kind = rest.takePart("/").rest();
    const std::size_t end = kind.rfind('_');
    if (end != kind.npos && (kind.substr(end) == "_edit" || kind.substr(end) == "_play"))
        kind = kind.substr(0, end);
    if (kind.empty()) {
        return tl::unexpected(
            Scanner(text).error({INKLING_TR_NOOP("Phrases", "the address of a puzzle, such as "
                                                            "https://puzz.link/p?slither/3/3/..."),
                                 {}}));
    }
    const Dialect *dialect = findDialect(format, kind);
    if (!dialect) {
        Scanner name(text, from, from + kind.size());
        name.takePart("/");
        return tl::unexpected(unknownKind(format, name, from));
    }
    if (rest.rest().starts_with("v:"))
        rest.takePart("/");
    Scanner body = rest;
    const bool hasFlags = !isNumber(body.takePart("/").rest());
    for (int parts = hasFlags ? 2 : 1; parts > 0; --parts)
        body.takePart("/");
    return Opened{dialect, {Scanner(text, rest.at(), body.at()), body}};
}

std::string frameUrl(std::string_view name, const std::string &written)
{
    return "https://puzz.link/p?" + std::string(name) + '/' + written + '\n';
}

bool isFile(const Start &start)
{
    return start.first.starts_with(fileMark) || isFileInUrl(start.first);
}

std::string gatherFile(std::string text, LineSource &source)
{
    if (isAddress(text))
        return percentDecoded(std::string_view(text).substr(puzzleStart(text)));
    if (text.find('/') != text.npos)
        return text;
    for (;;) {
        const std::string_view next = source.peek();
        if (next.empty() || next.starts_with(fileMark) || isAddress(next))
            return text;
        source.next();
        if (text.size() + source.line().size() < mostKept)
            text.append("\n").append(source.line());
    }
}

tl::expected<Opened, ParseError> openFile(const Format &format, std::string_view text)
{
    Scanner rest(text);
    const std::size_t from = rest.at();
    const std::string_view version = rest.takePart("/\n").takeWord();
    if (version != fileMark && !version.starts_with("pzprv3.")) {
        return tl::unexpected(
            rest.error(from, {INKLING_TR_NOOP("Phrases", "pzprv3 or pzprv3.1"), {}}));
    }
    const std::size_t kindFrom = rest.at();
    Scanner kind = rest.takePart("/\n");
    const Dialect *dialect = findDialect(format, kind.takeWord());
    if (!dialect)
        return tl::unexpected(unknownKind(format, kind, kindFrom));
    return Opened{dialect, {Scanner(text, from, from + version.size()), rest}};
}

std::string frameFile(std::string_view name, const std::string &written)
{
    // Only there do the colours of cells stand before the lines.
    const std::string_view version = name == "slither" ? ".1" : "";
    return std::string(fileMark).append(version) + '\n' + std::string(name) + '\n' + written;
}

} // namespace inkling::exchange::pzpr
