// SPDX-License-Identifier: MIT
#include "exchange/pzpr.h"
#include "exchange/runs.h"

#include <array>

namespace inkling::exchange::pzpr {

namespace {

constexpr int longestKakuroRun = 16;
constexpr int largestSum = 45;

/// A black cell's sums; 0 for none.
struct Sums
{
    int down = 0;
    int across = 0;

    [[nodiscard]] std::string text() const
    {
        const auto shown = [](int sum) { return sum > 0 ? std::to_string(sum) : std::string(); };
        return down > 0 || across > 0 ? shown(down) + '\\' + shown(across) : "#";
    }
};

/// A board as pzpr has it: the first row and the first column hold sums only.
struct Bordered
{
    int rows = 0;
    int columns = 0;
    std::vector<std::optional<Sums>> cells; ///< nothing for a white cell

    [[nodiscard]] const std::optional<Sums> &at(int row, int column) const
    {
        return cells[std::size_t(row * columns + column)];
    }
};

/// The sums of a black cell's text; nothing if it is not whole, or has a sum that no run has.
std::optional<Sums> sumsOf(std::string_view text)
{
    const std::size_t bar = text.find('\\');
    if (text == "#")
        return Sums();
    if (bar == text.npos || text.size() == 1)
        return std::nullopt;
    Sums sums;
    const auto take = [](std::string_view part, int &sum) {
        sum = numberOf(part).value_or(0);
        return part.empty() || (sum > 0 && sum <= largestSum && part[0] != '0');
    };
    const bool isWhole
        = take(text.substr(0, bar), sums.down) && take(text.substr(bar + 1), sums.across);
    return isWhole ? std::optional(sums) : std::nullopt;
}

tl::expected<Bordered, Phrase> borderedOf(const Draft &draft)
{
    const auto [rows, columns] = draft.size;
    Bordered board{rows, columns, {}};
    bool isBordered = true;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        const std::string &text = draft.texts[cell];
        const auto sums = sumsOf(text);
        if (!text.empty() && !sums)
            return tl::unexpected(noSpelling(draft, cell));
        board.cells.push_back(text.empty() ? std::nullopt : sums);
        const int row = int(cell) / columns;
        const int column = int(cell) % columns;
        if (row == 0 || column == 0)
            isBordered = isBordered && sums && (row > 0 || sums->across == 0)
                         && (column > 0 || sums->down == 0);
    }
    if (isBordered)
        return board;
    Bordered larger{rows + 1, columns + 1, {}};
    for (int row = -1; row < rows; ++row) {
        for (int column = -1; column < columns; ++column)
            larger.cells.push_back(row < 0 || column < 0 ? Sums() : board.at(row, column));
    }
    return larger;
}

/// 0 to 9, a to j for 10 to 19, A to Z for 20 to 45.
char signOf(int sum)
{
    if (sum < 10)
        return char('0' + sum);
    return char(sum < 20 ? 'a' + sum - 10 : 'A' + sum - 20);
}

std::optional<int> sumOf(char sign)
{
    if (sign >= '0' && sign <= '9')
        return sign - '0';
    if (sign >= 'a' && sign <= 'j')
        return sign - 'a' + 10;
    return sign >= 'A' && sign <= 'Z' ? std::optional(sign - 'A' + 20) : std::nullopt;
}

/// Reads one sum at a time; there is no more of them than the text has.
class SumReader
{
public:
    SumReader(Scanner &body, Filling &filling)
        : m_body(body)
        , m_filling(filling)
    {}

    /// The next sum, 0 at the end of the text; false where something else stands.
    bool take(int &sum)
    {
        sum = 0;
        if (m_body.isAtEnd() || m_body.peek() == '/') {
            ++m_missing;
            return true;
        }
        const auto read = sumOf(m_body.take());
        sum = read.value_or(0);
        return read.has_value();
    }
    /// Puts sums that were read since `from`.
    Fault put(int row, int column, const Sums &sums, std::size_t from)
    {
        return m_filling.put(place(row, column), sums.text(), m_body, from);
    }
    [[nodiscard]] ParseError error(int row, int column, std::size_t from) const
    {
        return m_filling.noClue(place(row, column), m_body, from);
    }
    /// The number of sums that the text ended before.
    [[nodiscard]] int missing() const { return m_missing; }
    [[nodiscard]] bool isWhite(int row, int column) const
    {
        return m_filling.draft().texts[place(row, column)].empty();
    }

private:
    [[nodiscard]] PlaceId place(int row, int column) const
    {
        return PlaceId(row * m_filling.draft().size.columns + column);
    }

    Scanner &m_body;
    Filling &m_filling;
    int m_missing = 0;
};

/// The sums above the board, and then those to its left, for cells beside white ones only.
Fault readBorder(Scanner &body, SumReader &reader, BoardSize size)
{
    if (auto error = reader.put(0, 0, {}, body.at()))
        return error;
    for (int column = 1; column < size.columns; ++column) {
        const std::size_t from = body.at();
        Sums sums;
        if (reader.isWhite(1, column) && !reader.take(sums.down))
            return reader.error(0, column, from);
        if (auto error = reader.put(0, column, sums, from))
            return error;
    }
    for (int row = 1; row < size.rows; ++row) {
        const std::size_t from = body.at();
        Sums sums;
        if (reader.isWhite(row, 1) && !reader.take(sums.across))
            return reader.error(row, 0, from);
        if (auto error = reader.put(row, 0, sums, from))
            return error;
    }
    return std::nullopt;
}

} // namespace

bool hasBorder(const Draft &draft)
{
    const auto board = borderedOf(draft);
    return board && board->rows == draft.size.rows;
}

Fault readKakuroUrl(Source &source, Filling &filling)
{
    if (auto error = beginUrl(source, filling, 1))
        return error;
    Scanner &body = source.body;
    SumReader reader(body, filling);
    const BoardSize size = filling.draft().size;
    const int columns = size.columns - 1;
    const int count = (size.rows - 1) * columns;
    int cell = 0;
    while (cell < count && !body.isAtEnd() && body.peek() != '/') {
        const std::size_t from = body.at();
        if (const char sign = body.peek(); sign >= 'k' && sign <= 'z') {
            cell += body.take() - 'k' + 1;
            continue;
        }
        const int row = cell / columns + 1;
        const int column = cell % columns + 1;
        Sums sums;
        if (body.peek() == '.')
            body.take();
        else if (!reader.take(sums.down) || !reader.take(sums.across))
            return reader.error(row, column, from);
        if (auto error = reader.put(row, column, sums, from))
            return error;
        ++cell;
    }
    if (auto error = readBorder(body, reader, size))
        return error;
    const bool isCut = cell < count;
    const std::size_t read
        = isCut ? std::size_t((cell / columns + 1) * size.columns + cell % columns + 1)
                : filling.cellCount();
    endUrl(body, read, filling);
    if (!isCut && reader.missing() > 0) {
        const std::vector missing{std::to_string(reader.missing())};
        filling.remarkGap(
            {INKLING_TR_NOOP("Phrases", "the address ends before its last %1 sums"), missing},
            {{INKLING_TR_NOOP("Phrases", "the end of the address"), {}},
             {INKLING_TR_NOOP("Phrases", "the last %1 sums"), missing}},
            body, body.at());
    }
    return std::nullopt;
}

Written writeKakuroUrl(const Draft &draft)
{
    const auto board = borderedOf(draft);
    if (!board)
        return tl::unexpected(board.error());
    Runs body('k', longestKakuroRun);
    for (int row = 1; row < board->rows; ++row) {
        for (int column = 1; column < board->columns; ++column) {
            const auto &sums = board->at(row, column);
            if (!sums)
                body.addBlank();
            else if (sums->down == 0 && sums->across == 0)
                body.add(".");
            else
                body.add(std::string{signOf(sums->down), signOf(sums->across)});
        }
    }
    std::string text = urlSize({board->rows - 1, board->columns - 1}) + body.take();
    for (int column = 1; column < board->columns; ++column) {
        if (!board->at(1, column))
            text += signOf(board->at(0, column)->down);
        else if (board->at(0, column)->down > 0)
            return tl::unexpected(noSpelling(draft, std::size_t(column)));
    }
    for (int row = 1; row < board->rows; ++row) {
        if (!board->at(row, 1))
            text += signOf(board->at(row, 0)->across);
        else if (board->at(row, 0)->across > 0)
            return tl::unexpected(noSpelling(draft, std::size_t(row * board->columns)));
    }
    return text;
}

Fault readKakuroFile(Source &source, Filling &filling)
{
    if (auto error = beginFile(source, filling, 1))
        return error;
    const auto put = [](Filling &cells, PlaceId cell, std::string_view word, const Scanner &text,
                        std::size_t from) -> Fault {
        const auto columns = PlaceId(cells.draft().size.columns);
        const bool isAbove = cell < columns;
        const bool isBeside = cell % columns == 0;
        if (word == "." && !isAbove && !isBeside)
            return std::nullopt;
        const std::size_t comma = word.find(',');
        const auto number = [](std::string_view part) {
            return part == "." || part == "-1" ? std::optional(0) : numberOf(part);
        };
        const auto first = number(word.substr(0, comma));
        const auto second = comma == word.npos ? first : number(word.substr(comma + 1));
        if (!first || !second || (comma == word.npos) != (isAbove || isBeside))
            return cells.noClue(cell, text, from);
        // The corner's number means nothing.
        const Sums sums{.down = isBeside ? 0 : *second, .across = isAbove ? 0 : *first};
        return cells.put(cell, sums.text(), text, from);
    };
    Scanner ahead = source.body;
    ahead.takeAll(" \t\r\n/");
    if (!ahead.isAtEnd())
        return readWords(source, filling, put);
    SumReader reader(ahead, filling);
    return readBorder(ahead, reader, filling.draft().size);
}

Written writeKakuroFile(const Draft &draft)
{
    const auto board = borderedOf(draft);
    if (!board)
        return tl::unexpected(board.error());
    std::string text = fileSize({board->rows - 1, board->columns - 1});
    for (int row = 0; row < board->rows; ++row) {
        for (int column = 0; column < board->columns; ++column) {
            const auto &sums = board->at(row, column);
            if (!sums)
                text += ".";
            else if (row == 0 || column == 0)
                text += std::to_string(sums->down + sums->across);
            else
                text += std::to_string(sums->across) + ',' + std::to_string(sums->down);
            text += ' ';
        }
        text += '\n';
    }
    return text;
}

} // namespace inkling::exchange::pzpr
