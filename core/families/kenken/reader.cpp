// SPDX-License-Identifier: MIT
#include "families/kenken/puzzle.h"
#include "formats/lineshape.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace inkling::kenken {

namespace {

/// A line that an error may still have to point into after the source has moved on.
struct KeptLine
{
    std::string text;
    int number = 0;
};

Phrase expectedSize()
{
    return {
        INKLING_TR_NOOP("Phrases", "a side from 1 to %1 and a number of cages from 1 to %2, or 0"),
        {std::to_string(maxSide), std::to_string(maxCageCount)}};
}

Phrase expectedLineEnd()
{
    return {INKLING_TR_NOOP("Phrases", "the end of the line"), {}};
}

/// The number of a cage with that letter; nothing for a letter that is not one of the first
/// `count`.
std::optional<int> cageOfLetter(char letter, int count)
{
    const int cage = letter >= 'a' && letter <= 'z'   ? letter - 'a'
                     : letter >= 'A' && letter <= 'Z' ? 26 + letter - 'A'
                     : letter >= '0' && letter <= '9' ? letterCount + letter - '0'
                                                      : maxCageCount;
    return cage < count ? std::optional(cage) : std::nullopt;
}

Phrase expectedLetter(int count)
{
    const std::string last(1, letterOf(count - 1));
    if (count == 1)
        return {INKLING_TR_NOOP("Phrases", "the letter a"), {}};
    if (count <= 26)
        return {INKLING_TR_NOOP("Phrases", "a letter from a to %1"), {last}};
    if (count <= letterCount)
        return {INKLING_TR_NOOP("Phrases", "a letter from a to z or from A to %1"), {last}};
    return {INKLING_TR_NOOP("Phrases", "a letter, or a digit from 0 to %1"), {last}};
}

/// An error at one letter of a row of the grid. Requires: the row's only word is `row`'s letters.
ParseError errorAtLetter(const KeptLine &line, std::size_t offset, Phrase expected)
{
    WordReader words(line.text, line.number);
    const std::string_view word = words.next();
    ParseError error = words.error(std::move(expected));
    error.column += int(offset);
    const std::string_view rest = word.substr(offset, 1);
    WordReader letter(rest, line.number);
    letter.next();
    error.found = letter.error({}).found;
    return error;
}

/// "N G", or "0".
struct Size
{
    int side = 0;
    int cageCount = 0;
};

tl::expected<Size, ParseError> readSize(const LineSource &source)
{
    WordReader words(source);
    const auto side = readNumber(words.next(), maxSide);
    if (!side)
        return tl::unexpected(words.error(expectedSize()));
    Size size{*side, 0};
    if (*side > 0) {
        const auto count = readNumber(words.next(), maxCageCount);
        if (!count || *count == 0)
            return tl::unexpected(words.error(expectedSize()));
        size.cageCount = *count;
    }
    if (!words.next().empty())
        return tl::unexpected(words.error(expectedLineEnd()));
    return size;
}

/// Appends a row's cages. Returns what is wrong with the row.
std::optional<ParseError> readRow(const LineSource &source, const Size &size,
                                  std::vector<std::uint8_t> &cageOf)
{
    WordReader words(source);
    const std::string_view word = words.next();
    const KeptLine line{std::string(source.line().substr(0, 200)), source.lineNumber()};
    for (std::size_t i = 0; i < std::min(word.size(), std::size_t(size.side)); ++i) {
        const auto cage = cageOfLetter(word[i], size.cageCount);
        if (!cage) {
            return line.text.size() < source.line().size()
                       ? words.error(expectedLetter(size.cageCount))
                       : errorAtLetter(line, i, expectedLetter(size.cageCount));
        }
        cageOf.push_back(std::uint8_t(*cage));
    }
    if (int(word.size()) != size.side) {
        return words.error(
            {INKLING_TR_NOOP("Phrases", "a row of %1 letters"), {std::to_string(size.side)}});
    }
    if (!words.next().empty())
        return words.error(expectedLineEnd());
    return std::nullopt;
}

/// The cells that can be reached from a cell within its cage.
std::vector<bool> reachable(const Cages &cages, int start)
{
    std::vector<bool> seen(cages.cageOf.size(), false);
    std::vector<int> open{start};
    seen[std::size_t(start)] = true;
    while (!open.empty()) {
        const int cell = open.back();
        open.pop_back();
        const int row = cages.rowOf(cell);
        const int column = cages.columnOf(cell);
        const std::array<std::array<int, 2>, 4> around{
            {{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}}};
        for (const auto &[r, c] : around) {
            if (r < 0 || c < 0 || r >= cages.side || c >= cages.side)
                continue;
            const auto next = std::size_t(cages.cell(r, c));
            if (!seen[next] && cages.cageOf[next] == cages.cageOf[std::size_t(cell)]) {
                seen[next] = true;
                open.push_back(int(next));
            }
        }
    }
    return seen;
}

/// Gives each cage its cells. Returns what is wrong with their shapes.
std::optional<ParseError> collectCells(Cages &cages, const std::vector<KeptLine> &rows)
{
    std::vector<std::vector<bool>> joined(cages.cages.size());
    const auto error = [&](int cell, Phrase expected) {
        return errorAtLetter(rows[std::size_t(cages.rowOf(cell))],
                             std::size_t(cages.columnOf(cell)), std::move(expected));
    };
    for (int cell = 0; cell < cages.cellCount(); ++cell) {
        const std::size_t cage = cages.cageOf[std::size_t(cell)];
        std::vector<std::uint8_t> &cells = cages.cages[cage].cells;
        if (cells.empty())
            joined[cage] = reachable(cages, cell);
        if (!joined[cage][std::size_t(cell)]) {
            return error(
                cell, {INKLING_TR_NOOP("Phrases", "a cage in one piece: this cell does not touch "
                                                  "the others of its letter"),
                       {}});
        }
        if (cells.size() == maxCageSize) {
            return error(cell, {INKLING_TR_NOOP("Phrases", "at most %1 cells in a cage"),
                                {std::to_string(maxCageSize)}});
        }
        cells.push_back(std::uint8_t(cell));
    }
    return std::nullopt;
}

std::optional<std::int64_t> readTarget(std::string_view word)
{
    std::int64_t target = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), target);
    if (error != std::errc() || end != word.data() + word.size() || word.starts_with('-')
        || target > maxTarget)
        return std::nullopt;
    return target;
}

std::optional<Operation> readOperation(std::string_view word, std::size_t cageSize)
{
    if (word.size() != 1)
        return std::nullopt;
    const auto allowed = [&](bool fits, Operation operation) {
        return fits ? std::optional(operation) : std::nullopt;
    };
    switch (word[0]) {
    case '.':
        return allowed(cageSize == 1, Operation::Given);
    case '+':
        return allowed(cageSize > 1, Operation::Sum);
    case '-':
        return allowed(cageSize > 1, Operation::Difference);
    case '*':
        return allowed(cageSize > 1, Operation::Product);
    case '/':
        return allowed(cageSize > 1, Operation::Quotient);
    case '?':
        return allowed(cageSize > 1, Operation::Unknown);
    default:
        return std::nullopt;
    }
}

Phrase expectedOperation(std::size_t cageSize)
{
    if (cageSize == 1)
        return {INKLING_TR_NOOP("Phrases", "'.' for a cage of one cell"), {}};
    if (cageSize == 2)
        return {INKLING_TR_NOOP("Phrases", "'+', '-', '*', '/' or '?' for a cage of two cells"),
                {}};
    return {INKLING_TR_NOOP("Phrases", "'+', '-', '*', '/' or '?' for a cage of %1 cells"),
            {std::to_string(cageSize)}};
}

/// "LETTER TARGET OPERATOR". Returns what is wrong with it.
std::optional<ParseError> readClue(const LineSource &source, Cages &cages,
                                   std::vector<bool> &hasClue)
{
    WordReader words(source);
    const std::string_view letter = words.next();
    const auto cage
        = letter.size() == 1 ? cageOfLetter(letter[0], int(cages.cages.size())) : std::nullopt;
    if (!cage)
        return words.error(expectedLetter(int(cages.cages.size())));
    Cage &its = cages.cages[std::size_t(*cage)];
    if (its.cells.empty())
        return words.error({INKLING_TR_NOOP("Phrases", "a letter that stands in the grid"), {}});
    if (hasClue[std::size_t(*cage)])
        return words.error({INKLING_TR_NOOP("Phrases", "a cage that has no clue yet"), {}});
    const auto target = readTarget(words.next());
    if (!target) {
        return words.error(
            {INKLING_TR_NOOP("Phrases", "a target from 0 to %1"), {std::to_string(maxTarget)}});
    }
    const auto operation = readOperation(words.next(), its.cells.size());
    if (!operation)
        return words.error(expectedOperation(its.cells.size()));
    if (!words.next().empty())
        return words.error(expectedLineEnd());
    its.target = *target;
    its.operation = *operation;
    hasClue[std::size_t(*cage)] = true;
    return std::nullopt;
}

std::optional<ParseError> readGrid(LineSource &source, const Size &size, Cages &cages)
{
    std::vector<KeptLine> rows;
    for (int r = 0; r < size.side; ++r) {
        if (!source.next()) {
            return endOfTextError(source, {INKLING_TR_NOOP("Phrases", "row %1 of %2"),
                                           {std::to_string(r + 1), std::to_string(size.side)}});
        }
        if (auto error = readRow(source, size, cages.cageOf))
            return error;
        rows.push_back({std::string(source.line()), source.lineNumber()});
    }
    return collectCells(cages, rows);
}

std::optional<ParseError> readClues(LineSource &source, Cages &cages)
{
    const std::size_t count = cages.cages.size();
    std::vector<bool> hasClue(count, false);
    for (std::size_t i = 0; i < count; ++i) {
        if (!source.next()) {
            return endOfTextError(source, {INKLING_TR_NOOP("Phrases", "clue %1 of %2"),
                                           {std::to_string(i + 1), std::to_string(count)}});
        }
        if (auto error = readClue(source, cages, hasClue))
            return error;
    }
    return std::nullopt;
}

bool startsWithLetter(const LineSource &source)
{
    const std::string_view word = WordReader(source).next();
    return !word.empty() && cageOfLetter(word[0], letterCount);
}

} // namespace

tl::expected<std::shared_ptr<const KenkenPuzzle>, ParseError> readPuzzle(LineSource &source)
{
    if (!skipEmptyLines(source))
        return tl::unexpected(endOfTextError(source, expectedSize()));
    const auto size = readSize(source);
    if (!size)
        return tl::unexpected(size.error());
    if (size->side == 0) {
        if (!skipEmptyLines(source))
            return nullptr;
        WordReader words(source);
        words.next();
        return tl::unexpected(
            words.error({INKLING_TR_NOOP("Phrases", "nothing more after the closing 0"), {}}));
    }
    Cages cages{size->side, {}, std::vector<Cage>(std::size_t(size->cageCount))};
    if (auto error = readGrid(source, *size, cages))
        return tl::unexpected(std::move(*error));
    if (auto error = readClues(source, cages))
        return tl::unexpected(std::move(*error));
    return std::make_shared<const KenkenPuzzle>(std::move(cages));
}

/// A row of letters below two numbers tells this family even where either is wrong.
Likeness likeness(std::string_view text)
{
    LineSource source{std::string(text)};
    if (!skipEmptyLines(source))
        return Likeness::No;
    const bool isAnySize = hasTwoNumbers(source);
    const Likeness bySize = readSize(source) ? Likeness::Perhaps : Likeness::No;
    return isAnySize && source.next() && startsWithLetter(source) ? Likeness::Yes : bySize;
}

} // namespace inkling::kenken
