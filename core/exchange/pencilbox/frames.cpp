// SPDX-License-Identifier: MIT
#include "exchange/pencilbox/pencilbox.h"
#include "formats/linesource.h"

#include <algorithm>

namespace inkling::exchange::pencilbox {

namespace {

constexpr std::string_view site = "kanpen.net/";
constexpr std::string_view pageEnd = ".html";
constexpr std::string_view problemMark = "problem=";
/// No board of any family has more rows or columns.
constexpr int mostRows = 1'000'000;
/// The most of a text that is kept, in bytes.
constexpr std::size_t mostKept = 1 << 22;

/// The number that a whole line is.
std::optional<int> numberIn(std::string_view line)
{
    Scanner words(line);
    const auto number = readNumber(words.takeWord(), mostRows);
    return words.takeWord().empty() ? number : std::nullopt;
}

std::size_t wordsIn(Scanner line)
{
    std::size_t count = 0;
    while (!line.takeWord().empty())
        ++count;
    return count;
}

/// The kind of puzzle that a file's rows are for; empty if they fit none.
std::string_view kindOf(std::string_view text)
{
    Scanner rest(text);
    const auto rows = std::size_t(numberIn(rest.takePart("\n").rest()).value_or(0));
    const auto columns = std::size_t(numberIn(rest.takePart("\n").rest()).value_or(0));
    std::vector<std::size_t> counts;
    bool hasGap = false;
    std::size_t lastNumber = 0; // the row that has the last digit
    while (!rest.isAtEnd()) {
        const Scanner line = rest.takePart("\n");
        const std::size_t count = wordsIn(line);
        if (line.rest().find_first_of("0123456789") != std::string_view::npos)
            lastNumber = counts.size();
        if (count > 0)
            counts.push_back(count);
        else
            hasGap = hasGap || rest.rest().find_first_not_of(" \t\r\n") != std::string_view::npos;
    }
    if (hasGap)
        return "kakuro";
    const auto are = [&](std::size_t from, std::size_t count, std::size_t words) {
        const auto end = std::min(from + count, counts.size());
        return from + count <= counts.size()
               && std::all_of(counts.begin() + std::ptrdiff_t(from),
                              counts.begin() + std::ptrdiff_t(end),
                              [&](std::size_t each) { return each == words; });
    };
    const std::size_t total = counts.size();
    if (rows == 0 || columns == 0 || !are(0, rows, columns))
        return {};
    if (total == 3 * rows + 1 && are(rows, rows + 1, columns)
        && are(2 * rows + 1, rows, columns + 1))
        return "slitherlink";
    if (total == 2 * rows && are(rows, rows, columns) && lastNumber < rows)
        return "hitori";
    const bool isNarrow = columns == 1 && total == rows + rows - 1;
    if (isNarrow || (total == 3 * rows - 1 && are(rows, rows, columns - 1)))
        return "masyu";
    return {};
}

} // namespace

bool isAddress(const Start &start)
{
    return start.first.find(site) < start.first.find('?');
}

std::string gatherAddress(std::string text, LineSource &)
{
    const std::size_t at = std::min(text.find(problemMark), text.size());
    std::replace(text.begin() + std::ptrdiff_t(at), text.end(), '_', ' ');
    return text;
}

tl::expected<Opened, ParseError> openAddress(const Format &format, std::string_view text)
{
    const std::size_t from = text.find(site) + site.size();
    const std::size_t end = std::min(text.find_first_of(".?", from), text.size());
    const Dialect *dialect = findDialect(format, text.substr(from, end - from));
    if (!dialect)
        return tl::unexpected(unknownKind(format, Scanner(text, end, text.size()), from));
    const std::size_t at = text.find(problemMark);
    if (at == text.npos) {
        return tl::unexpected(
            Scanner(text, end, text.size())
                .error({INKLING_TR_NOOP("Phrases", "'problem=' and a puzzle"), {}}));
    }
    return Opened{dialect,
                  {Scanner(text, 0, 0), Scanner(text, at + problemMark.size(), text.size())}};
}

/// An address has no answer.
std::string frameAddress(std::string_view name, const std::string &written)
{
    Scanner rest(written);
    const Scanner size = rest.takePart("\n");
    std::string text = "http://www." + std::string(site) + std::string(name) + std::string(pageEnd)
                       + '?' + std::string(problemMark) + std::string(size.rest()) + '/';
    const bool isSquare = name == "sudoku";
    const bool isList = name == "kakuro";
    if (!isSquare)
        text.append(rest.takePart("\n").rest()).append("/");
    const int rows = numberIn(size.rest()).value_or(0);
    for (int row = 0; isList || row < rows; ++row) {
        std::string line(rest.takePart("\n").rest());
        if (line.empty())
            break;
        std::ranges::replace(line, ' ', '_');
        text += line + '/';
    }
    return text + (isList ? "//\n" : "/\n");
}

bool isFile(const Start &start)
{
    Scanner rest(start.rest);
    const auto columns = numberIn(rest.takePart("\n").rest());
    const Scanner row = rest.takePart("\n");
    constexpr std::size_t wordsOfBlackCell = 4;
    const std::size_t words = wordsIn(row);
    return numberIn(start.first) && columns
           && row.rest().find_first_not_of(".0123456789 \t\r") == std::string_view::npos
           && (words == std::size_t(*columns) || words == wordsOfBlackCell)
           && rest.rest().find_first_not_of(" \t\r\n") != std::string_view::npos;
}

/// A blank line ends a file, but for the one before a Kakuro's answer.
std::string gatherFile(std::string text, LineSource &source)
{
    int gaps = 0;
    while (source.next()) {
        if (isBlankLine(source.line()) && (++gaps > 1 || !kindOf(text).empty()))
            break;
        if (text.size() + source.line().size() < mostKept)
            text.append("\n").append(source.line());
    }
    return text;
}

tl::expected<Opened, ParseError> openFile(const Format &format, std::string_view text)
{
    const std::string_view kind = kindOf(text);
    const Scanner body(text);
    if (kind.empty()) {
        return tl::unexpected(
            body.error({INKLING_TR_NOOP("Phrases", "the rows of a file of Pencilbox, with an "
                                                   "answer, if a blank one"),
                        {}}));
    }
    return Opened{findDialect(format, kind), {Scanner(text, 0, 0), body}};
}

} // namespace inkling::exchange::pencilbox
