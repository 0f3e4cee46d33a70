// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"

#include <optional>

namespace inkling::slink {

namespace {

Phrase expectedSide()
{
    return {INKLING_TR_NOOP("Phrases", "a number of rows and one of columns, 1 to %1 each, or 0 0"),
            {std::to_string(maxSide)}};
}

Phrase expectedLineEnd()
{
    return {INKLING_TR_NOOP("Phrases", "the end of the line"), {}};
}

std::optional<std::int8_t> readClue(std::string_view word)
{
    if (word == ".")
        return blank;
    if (word.size() == 1 && word[0] >= '0' && word[0] <= '3')
        return std::int8_t(word[0] - '0');
    return std::nullopt;
}

/// "R C"; both are 0 at the end of the file.
tl::expected<Grid, ParseError> readSize(const LineSource &source)
{
    WordReader words(source);
    const auto rows = readNumber(words.next(), maxSide);
    if (!rows)
        return tl::unexpected(words.error(expectedSide()));
    const auto columns = readNumber(words.next(), maxSide);
    if (!columns || (*rows == 0) != (*columns == 0))
        return tl::unexpected(words.error(expectedSide()));
    if (!words.next().empty())
        return tl::unexpected(words.error(expectedLineEnd()));
    return Grid{*rows, *columns};
}

std::optional<ParseError> readRow(const LineSource &source, int columns,
                                  std::vector<std::int8_t> &cells)
{
    WordReader words(source);
    for (int c = 0; c < columns; ++c) {
        const auto clue = readClue(words.next());
        if (!clue) {
            return words.error({INKLING_TR_NOOP("Phrases", "clue %1 of %2: 0, 1, 2, 3 or '.'"),
                                {std::to_string(c + 1), std::to_string(columns)}});
        }
        cells.push_back(*clue);
    }
    if (!words.next().empty())
        return words.error(expectedLineEnd());
    return std::nullopt;
}

/// Whether a line looks like a size, be it one that no board may have.
bool hasTwoNumbers(const LineSource &source)
{
    const auto isNumber = [](std::string_view word) {
        return !word.empty() && word.find_first_not_of("-0123456789") == std::string_view::npos;
    };
    WordReader words(source);
    return isNumber(words.next()) && isNumber(words.next()) && words.next().empty();
}

bool skipEmptyLines(LineSource &source)
{
    while (source.next()) {
        if (!isBlankLine(source.line()))
            return true;
    }
    return false;
}

bool isIndented(const LineSource &source)
{
    return source.line().starts_with(' ') || source.line().starts_with('\t');
}

bool hasBlankCell(const LineSource &source)
{
    return source.line().find('.') != std::string_view::npos;
}

} // namespace

tl::expected<std::shared_ptr<const SlinkPuzzle>, ParseError> readPuzzle(LineSource &source)
{
    if (!skipEmptyLines(source))
        return tl::unexpected(endOfTextError(source, expectedSide()));
    const auto grid = readSize(source);
    if (!grid)
        return tl::unexpected(grid.error());
    if (grid->rows == 0) {
        if (!skipEmptyLines(source))
            return nullptr;
        WordReader words(source);
        words.next();
        return tl::unexpected(
            words.error({INKLING_TR_NOOP("Phrases", "nothing more after the closing 0 0"), {}}));
    }
    Clues clues{*grid, {}};
    for (int r = 0; r < grid->rows; ++r) {
        if (!source.next()) {
            return tl::unexpected(
                endOfTextError(source, {INKLING_TR_NOOP("Phrases", "row %1 of %2"),
                                        {std::to_string(r + 1), std::to_string(grid->rows)}}));
        }
        if (auto error = readRow(source, grid->columns, clues.cells))
            return tl::unexpected(std::move(*error));
    }
    return std::make_shared<const SlinkPuzzle>(std::move(clues));
}

/// A first row that alone is indented, and has a digit in every cell, may be another family's.
Likeness likeness(std::string_view text)
{
    LineSource source{std::string(text)};
    if (!skipEmptyLines(source) || !hasTwoNumbers(source))
        return Likeness::No;
    const auto grid = readSize(source);
    if (!grid)
        return Likeness::Perhaps;
    const bool isAtMargin = !isIndented(source);
    bool mayBeAnother = false;
    // Of the rows at hand the last may be cut.
    std::vector<std::int8_t> cells;
    int row = 0;
    for (; row < grid->rows && source.next(); ++row) {
        const bool isBad = readRow(source, grid->columns, cells).has_value();
        if (row == 0)
            mayBeAnother
                = grid->rows > 1 && isAtMargin && isIndented(source) && !hasBlankCell(source);
        else
            mayBeAnother = mayBeAnother && isBad;
        if (isBad && (row == 0 || source.next()))
            return Likeness::Perhaps;
    }
    return (row > 0 && !mayBeAnother) || grid->rows == 0 ? Likeness::Yes : Likeness::Perhaps;
}

} // namespace inkling::slink
