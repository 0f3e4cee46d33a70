// SPDX-License-Identifier: MIT
#include "families/numbercross/puzzle.h"

#include <optional>

namespace inkling::numbercross {

namespace {

Phrase expectedColumnLabels()
{
    return {INKLING_TR_NOOP("Phrases", "the column labels: 1 to %1 numbers from 0 to %2"),
            {std::to_string(maxSide), std::to_string(maxLabel)}};
}

/// Moves to the next line with something in it.
bool nextLine(LineSource &source)
{
    while (source.next()) {
        if (!isBlankLine(source.line()))
            return true;
    }
    return false;
}

/// Moves to the next row of the same puzzle: an empty line ends it.
bool nextRow(LineSource &source, bool isFirstRow)
{
    return isFirstRow ? nextLine(source) : source.next() && !isBlankLine(source.line());
}

std::optional<ParseError> readColumnLabels(const LineSource &source, std::vector<int> &labels)
{
    WordReader words(source);
    for (auto word = words.next(); !word.empty(); word = words.next()) {
        const auto label = readNumber(word, maxLabel);
        if (!label || int(labels.size()) == maxSide)
            return words.error(expectedColumnLabels());
        labels.push_back(*label);
    }
    return std::nullopt;
}

std::optional<ParseError> readRow(const LineSource &source, int columns,
                                  std::vector<std::uint8_t> &digits, std::vector<int> &labels)
{
    WordReader words(source);
    for (int c = 0; c < columns; ++c) {
        const auto digit = readNumber(words.next(), maxDigit);
        if (!digit || *digit == 0) {
            return words.error({INKLING_TR_NOOP("Phrases", "digit %1 of %2: 1 to 9"),
                                {std::to_string(c + 1), std::to_string(columns)}});
        }
        digits.push_back(std::uint8_t(*digit));
    }
    const auto label = readNumber(words.next(), maxLabel);
    if (!label) {
        return words.error({INKLING_TR_NOOP("Phrases", "the row's label, a number from 0 to %1"),
                            {std::to_string(maxLabel)}});
    }
    if (!words.next().empty())
        return words.error({INKLING_TR_NOOP("Phrases", "the end of the line"), {}});
    labels.push_back(*label);
    return std::nullopt;
}

/// The number of words on a line of nothing but numbers, however large; 0 on any other line.
int countNumbers(const LineSource &source)
{
    WordReader words(source);
    int count = 0;
    for (auto word = words.next(); !word.empty(); word = words.next()) {
        if (word.find_first_not_of("0123456789") != std::string_view::npos)
            return 0;
        ++count;
    }
    return count;
}

bool isIndented(const LineSource &source)
{
    return source.line().starts_with(' ') || source.line().starts_with('\t');
}

} // namespace

tl::expected<std::shared_ptr<const NumberCrossPuzzle>, ParseError> readPuzzle(LineSource &source)
{
    const bool isFirst = source.lineNumber() == 0;
    if (!nextLine(source)) {
        if (!isFirst)
            return nullptr;
        return tl::unexpected(endOfTextError(source, expectedColumnLabels()));
    }
    std::vector<int> columnLabels;
    if (auto error = readColumnLabels(source, columnLabels))
        return tl::unexpected(std::move(*error));
    Givens givens;
    givens.grid.columns = int(columnLabels.size());
    while (nextRow(source, givens.grid.rows == 0)) {
        if (givens.grid.rows == maxSide) {
            WordReader words(source);
            words.next();
            return tl::unexpected(words.error(
                {INKLING_TR_NOOP("Phrases", "no more than %1 rows"), {std::to_string(maxSide)}}));
        }
        if (auto error = readRow(source, givens.grid.columns, givens.digits, givens.labels))
            return tl::unexpected(std::move(*error));
        ++givens.grid.rows;
    }
    if (givens.grid.rows == 0) {
        return tl::unexpected(
            endOfTextError(source, {INKLING_TR_NOOP("Phrases", "a row: %1 digits, then its label"),
                                    {std::to_string(givens.grid.columns)}}));
    }
    givens.labels.insert(givens.labels.end(), columnLabels.begin(), columnLabels.end());
    return std::make_shared<const NumberCrossPuzzle>(std::move(givens));
}

/// A first line of one or two numbers may as well be the size of another family's board; then the
/// first line alone says nothing, and a single indented row below it may be that board's.
Likeness likeness(std::string_view text)
{
    LineSource source{std::string(text)};
    std::vector<int> labels;
    std::vector<std::uint8_t> digits;
    if (!nextLine(source))
        return Likeness::No;
    const int columns = countNumbers(source);
    const Likeness ifInDoubt = columns > 2 ? Likeness::Perhaps : Likeness::No;
    if (columns == 0 || readColumnLabels(source, labels))
        return ifInDoubt;
    const bool isAtMargin = !isIndented(source);
    const bool isCut = !text.ends_with('\n');
    int rows = 0;
    bool mayBeAnother = false;
    while (nextRow(source, rows == 0)) {
        if (!readRow(source, columns, digits, labels)) {
            ++rows;
            mayBeAnother = rows == 1 && columns <= 2 && isAtMargin && isIndented(source);
            continue;
        }
        const bool isLast = !source.next();
        if (rows == 0 || !isLast || !isCut)
            return rows > 0 ? Likeness::Perhaps : ifInDoubt;
    }
    return rows == 0 ? ifInDoubt : mayBeAnother ? Likeness::Perhaps : Likeness::Yes;
}

} // namespace inkling::numbercross
