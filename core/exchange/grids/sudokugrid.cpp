// SPDX-License-Identifier: MIT
#include "exchange/grids/grids.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <algorithm>
#include <functional>

namespace inkling::exchange::grids {

namespace {

constexpr std::size_t sudokuSide = 9;
constexpr std::string_view sudokuSigns = ".0123456789";
/// A line with so many characters too few or too many, or so many that are none of a Sudoku, is
/// meant to be one.
constexpr std::size_t mostMiscounted = 10;
constexpr std::ptrdiff_t mostMistyped = 3;

/// A line without the blanks and the line end behind it.
std::string_view trimmed(std::string_view line)
{
    const std::size_t end = line.find_last_not_of(" \t\r");
    return line.substr(0, end == line.npos ? 0 : end + 1);
}

bool isSign(char character)
{
    return sudokuSigns.find(character) != sudokuSigns.npos;
}

bool isRowOf(std::string_view line, std::size_t length)
{
    return line.size() == length && std::ranges::all_of(line, isSign);
}

Written rowsOf(const Draft &draft, std::string_view rowEnd)
{
    if (draft.size != BoardSize{int(sudokuSide), int(sudokuSide)})
        return tl::unexpected(noSuchSize(draft.size));
    if (auto reason = beyondTexts(draft))
        return tl::unexpected(std::move(*reason));
    std::string text;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        text += draft.texts[cell].empty() ? "." : draft.texts[cell];
        if ((cell + 1) % sudokuSide == 0)
            text += rowEnd;
    }
    return text;
}

} // namespace

Fault readSudoku(Source &source, Filling &filling)
{
    constexpr BoardSize size{int(sudokuSide), int(sudokuSide)};
    Scanner &body = source.body;
    if (auto error = filling.begin(size, body, body.at()))
        return error;
    const std::string_view line = trimmed(body.rest());
    if (line.find('\n') == line.npos && line.size() != filling.cellCount()) {
        ParseError error = body.error({INKLING_TR_NOOP("Phrases", "%1, one for each cell"),
                                       {std::to_string(filling.cellCount())}});
        error.found = {INKLING_TR_NOOP("Phrases", "%1 characters"), {std::to_string(line.size())}};
        return error;
    }
    for (PlaceId cell = 0; cell < filling.cellCount(); ++cell) {
        body.takeAll(" \t\r\n");
        const std::size_t from = body.at();
        if (body.isAtEnd()) {
            return body.error(
                {INKLING_TR_NOOP("Phrases", "row %1 of %2"),
                 {std::to_string(cell / sudokuSide + 1), std::to_string(sudokuSide)}});
        }
        const char sign = body.take();
        if (sign == '.' || sign == '0')
            continue;
        if (auto error = filling.put(cell, std::string(1, sign), body, from))
            return error;
    }
    body.takeAll(" \t\r\n");
    if (!body.isAtEnd())
        return body.error({INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
    return std::nullopt;
}

Written writeSudokuLine(const Draft &draft)
{
    auto text = rowsOf(draft, "");
    if (text)
        *text += '\n';
    return text;
}

Written writeSudokuGrid(const Draft &draft)
{
    return rowsOf(draft, "\n");
}

bool isSudokuLine(const Start &start)
{
    constexpr std::size_t count = sudokuSide * sudokuSide;
    const std::string_view line = trimmed(start.first);
    return line.size() + mostMiscounted >= count && line.size() <= count + mostMiscounted
           && line.find_first_of(" \t:,;/") == line.npos
           && std::ranges::count_if(line, std::not_fn(isSign)) <= mostMistyped;
}

bool isSudokuGrid(const Start &start)
{
    return isRowOf(trimmed(start.first), sudokuSide)
           && isRowOf(trimmed(start.rest.substr(0, start.rest.find('\n'))), sudokuSide);
}

/// At most nine lines, up to a blank one.
std::string gatherSudokuGrid(std::string text, LineSource &source)
{
    for (std::size_t row = 1; row < sudokuSide; ++row) {
        const std::string_view next = source.peek();
        if (isBlankLine(trimmed(next.substr(0, next.find('\n')))))
            break;
        source.next();
        text.append("\n").append(source.line());
    }
    return text;
}

tl::expected<Opened, ParseError> openGrid(const Format &format, std::string_view text)
{
    return Opened{format.dialects.data(), {Scanner(text, 0, 0), Scanner(text)}};
}

std::string frameGrid(std::string_view, const std::string &written)
{
    return written;
}

} // namespace inkling::exchange::grids
