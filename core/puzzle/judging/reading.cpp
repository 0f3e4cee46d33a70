// SPDX-License-Identifier: MIT
#include "puzzle/judging/answergrid.h"
#include "puzzle/judging/answerpicture.h"

#include <algorithm>

namespace inkling {

namespace {

char lower(char character)
{
    return character >= 'A' && character <= 'Z' ? char(character - 'A' + 'a') : character;
}

bool isSameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, {}, lower, lower);
}

ParseError errorInLine(std::string_view line, int number, std::size_t start, std::size_t length,
                       Phrase expected)
{
    constexpr std::size_t mostShown = 200;
    const std::size_t column = std::min(start, line.size());
    const std::size_t from = column < mostShown / 2 ? 0 : column - mostShown / 2;
    Phrase found{INKLING_TR_NOOP("Phrases", "the end of the line"), {}};
    if (column < line.size())
        found = {"%1", {shown(line.substr(column, length))}};
    return {.line = number,
            .column = int(column) + 1,
            .found = std::move(found),
            .expected = std::move(expected),
            .lineText = std::string(line.substr(from, mostShown)),
            .lineTextColumn = int(from) + 1};
}

/// A word of a line, and the byte at which it starts.
struct Word
{
    std::string_view text;
    std::size_t start = 0;
};

/// The words of a line, or its characters where these are the cells.
std::vector<Word> cellsOf(const LineSource &source, int columns)
{
    std::vector<Word> words;
    std::vector<Word> characters;
    WordReader reader(source);
    for (auto word = reader.next(); !word.empty(); word = reader.next()) {
        words.push_back({word, std::size_t(reader.column()) - 1});
        for (std::size_t i = 0; i < word.size(); ++i)
            characters.push_back({word.substr(i, 1), words.back().start + i});
    }
    const bool isDense
        = int(words.size()) != columns && (int(characters.size()) == columns || words.size() == 1);
    return isDense ? characters : words;
}

/// "1 to 9 at row 2, column 3".
Phrase expectedWord(const std::vector<CellWord> &words, int row, int column)
{
    const std::string r = std::to_string(row + 1);
    const std::string c = std::to_string(column + 1);
    const std::string first = words.empty() ? std::string() : words.front().word;
    const std::string last = words.empty() ? std::string() : words.back().word;
    if (words.size() == 2)
        return {INKLING_TR_NOOP("Phrases", "%1 or %2 at row %3, column %4"), {first, last, r, c}};
    if (words.size() > 2)
        return {INKLING_TR_NOOP("Phrases", "%1 to %2 at row %3, column %4"), {first, last, r, c}};
    return {INKLING_TR_NOOP("Phrases", "%1 at row %2, column %3"), {first, r, c}};
}

Phrase expectedRow(int row, int rows)
{
    return {INKLING_TR_NOOP("Phrases", "row %1 of %2"),
            {std::to_string(row + 1), std::to_string(rows)}};
}

} // namespace

ParseError errorAt(const LineSource &source, std::size_t start, std::size_t length, Phrase expected)
{
    return errorInLine(source.line(), source.lineNumber(), start, length, std::move(expected));
}

tl::expected<WrittenAnswer, ParseError>
readAnswerGrid(LineSource &source, int rows, int columns,
               const std::function<std::vector<CellWord>(int cell)> &wordsOf)
{
    WrittenAnswer written;
    for (int row = 0; row < rows; ++row) {
        if (!source.next())
            return tl::unexpected(endOfTextError(source, expectedRow(row, rows)));
        if (isBlankLine(source.line()))
            return tl::unexpected(errorAt(source, source.line().size(), 0, expectedRow(row, rows)));
        const std::vector<Word> cells = cellsOf(source, columns);
        for (int column = 0; column < columns; ++column) {
            const std::vector<CellWord> words = wordsOf(row * columns + column);
            const Word word = std::size_t(column) < cells.size() ? cells[std::size_t(column)]
                                                                 : Word{{}, source.line().size()};
            const auto meant = std::ranges::find_if(
                words, [&](const CellWord &each) { return isSameWord(each.word, word.text); });
            if (meant == words.end()) {
                return tl::unexpected(errorAt(source, word.start, word.text.size(),
                                              expectedWord(words, row, column)));
            }
            written.answer.values.push_back(meant->value);
            written.places.push_back({source.lineNumber(), int(word.start) + 1});
        }
        if (int(cells.size()) > columns) {
            const Word &further = cells[std::size_t(columns)];
            return tl::unexpected(errorAt(source, further.start, further.text.size(),
                                          {INKLING_TR_NOOP("Phrases", "the end of the line"), {}}));
        }
    }
    return written;
}

std::optional<ParseError> AnswerPicture::read(LineSource &source, std::size_t lines)
{
    while (m_lines.size() < lines) {
        if (!source.next()) {
            return endOfTextError(source,
                                  {INKLING_TR_NOOP("Phrases", "line %1 of %2 of the picture"),
                                   {std::to_string(m_lines.size() + 1), std::to_string(lines)}});
        }
        if (m_lines.empty())
            m_firstLine = source.lineNumber();
        m_lines.emplace_back(source.line());
    }
    return std::nullopt;
}

std::optional<ParseError> AnswerPicture::differenceFrom(std::string_view other) const
{
    for (std::size_t y = 0; y < m_lines.size(); ++y) {
        const std::string_view wanted = other.substr(0, other.find('\n'));
        other.remove_prefix(std::min(other.size(), wanted.size() + 1));
        for (std::size_t x = 0; x < std::max(wanted.size(), m_lines[y].size()); ++x) {
            const char expected = x < wanted.size() ? wanted[x] : ' ';
            if (lower(at(y, x)) == lower(expected))
                continue;
            Phrase phrase{INKLING_TR_NOOP("Phrases", "%1, as the rest of the picture asks for"),
                          {shown(std::string_view(&expected, 1))}};
            return errorInLine(m_lines[y], m_firstLine + int(y), x, 1, std::move(phrase));
        }
    }
    return std::nullopt;
}

} // namespace inkling
