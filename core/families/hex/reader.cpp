// SPDX-License-Identifier: MIT
#include "families/hex/puzzle.h"
#include "formats/lineshape.h"

#include <algorithm>
#include <optional>

namespace inkling::hex {

namespace {

Phrase expectedRows()
{
    return {INKLING_TR_NOOP("Phrases", "an odd number of rows, 3 to %1, or 0"),
            {std::to_string(maxRows)}};
}

Phrase expectedColumns(int most)
{
    return {INKLING_TR_NOOP("Phrases",
                            "the number of tiles in the odd rows, 1 to %1, so that there "
                            "are no more than %2 tiles"),
            {std::to_string(most), std::to_string(maxTiles)}};
}

Phrase expectedLineEnd()
{
    return {INKLING_TR_NOOP("Phrases", "the end of the line"), {}};
}

bool hasEquals(std::string_view characters)
{
    return characters.find('=') != std::string_view::npos;
}

/// "R C", or "0" at the end of the file.
tl::expected<Grid, ParseError> readSize(const LineSource &source)
{
    WordReader words(source);
    const auto rows = readNumber(words.next(), maxRows);
    const bool isEnd = rows == 0;
    if (!rows || (!isEnd && (*rows < 3 || *rows % 2 == 0)))
        return tl::unexpected(words.error(expectedRows()));
    Grid grid{*rows, 0};
    if (!isEnd) {
        const auto columns = readNumber(words.next(), maxTiles);
        grid.columns = columns.value_or(0);
        if (grid.columns == 0 || grid.tileCount() > maxTiles)
            return tl::unexpected(words.error(expectedColumns((maxTiles - *rows / 2) / *rows)));
    }
    if (!words.next().empty())
        return tl::unexpected(words.error(expectedLineEnd()));
    return grid;
}

std::optional<ParseError> readRow(const LineSource &source, int length, std::string &characters)
{
    WordReader words(source);
    for (int column = 0; column < length; ++column) {
        const std::string_view word = words.next();
        if (word.size() != 1 || tileCharacters.find(word[0]) == std::string_view::npos) {
            return words.error(
                {INKLING_TR_NOOP("Phrases", "tile %1 of %2: a digit, +, -, *, / or ="),
                 {std::to_string(column + 1), std::to_string(length)}});
        }
        if (word == "=" && hasEquals(characters))
            return words.error({INKLING_TR_NOOP("Phrases", "no second ="), {}});
        characters += word[0];
    }
    if (!words.next().empty())
        return words.error(expectedLineEnd());
    return std::nullopt;
}

std::optional<ParseError> readRows(LineSource &source, const Grid &grid, std::string &characters)
{
    for (int row = 0; row < grid.rows; ++row) {
        if (!source.next()) {
            return endOfTextError(source, {INKLING_TR_NOOP("Phrases", "row %1 of %2"),
                                           {std::to_string(row + 1), std::to_string(grid.rows)}});
        }
        if (auto error = readRow(source, grid.rowLength(row), characters))
            return error;
    }
    if (hasEquals(characters))
        return std::nullopt;
    WordReader words(source);
    while (!words.next().empty())
        ;
    return words.error({INKLING_TR_NOOP("Phrases", "an = on one of the tiles"), {}});
}

bool isOperator(char character)
{
    return character < '0' || character > '9';
}

/// Whether a line has nothing but tiles, as many as there are, and operators among them.
bool hasOperatorTile(const LineSource &source)
{
    WordReader words(source);
    bool found = false;
    for (auto word = words.next(); !word.empty(); word = words.next()) {
        if (word.size() != 1 || tileCharacters.find(word[0]) == std::string_view::npos)
            return false;
        found = found || isOperator(word[0]);
    }
    return found;
}

} // namespace

tl::expected<std::shared_ptr<const HexPuzzle>, ParseError> readPuzzle(LineSource &source)
{
    if (!skipEmptyLines(source))
        return tl::unexpected(endOfTextError(source, expectedRows()));
    const auto grid = readSize(source);
    if (!grid)
        return tl::unexpected(grid.error());
    if (grid->rows == 0) {
        if (!skipEmptyLines(source))
            return nullptr;
        WordReader words(source);
        words.next();
        return tl::unexpected(
            words.error({INKLING_TR_NOOP("Phrases", "nothing more after the closing 0"), {}}));
    }
    std::string characters;
    if (auto error = readRows(source, *grid, characters))
        return tl::unexpected(std::move(*error));
    return std::make_shared<const HexPuzzle>(Tiles(*grid, std::move(characters)));
}

/// The rows at hand, of which the last may be cut. Operators on tiles tell this family even where the
/// size or a row is wrong.
Likeness likeness(std::string_view text)
{
    LineSource source{std::string(text)};
    if (!skipEmptyLines(source))
        return Likeness::No;
    const auto grid = readSize(source);
    if (!grid)
        return hasTwoNumbers(source) && source.next() && hasOperatorTile(source) ? Likeness::Yes
                                                                                 : Likeness::No;
    std::string characters;
    bool isIndented = false;
    for (int row = 0; row < grid->rows && source.next(); ++row) {
        if (row == 0)
            isIndented = source.line().starts_with(' ') || source.line().starts_with('\t');
        if (readRow(source, grid->rowLength(row), characters)
            && !std::ranges::any_of(characters, isOperator) && (row == 0 || source.next()))
            return Likeness::No;
    }
    return isIndented || std::ranges::any_of(characters, isOperator) ? Likeness::Yes
                                                                     : Likeness::Perhaps;
}

} // namespace inkling::hex
