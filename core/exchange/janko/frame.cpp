// SPDX-License-Identifier: MIT
#include "exchange/grids/wordgrid.h"
#include "exchange/janko/janko.h"
#include "exchange/janko/sections.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <algorithm>

namespace inkling::exchange::janko {

namespace {

/// The most of a text that is kept, in bytes.
constexpr std::size_t mostKept = 1 << 22;

/// The line at the beginning of a text, or the first one that is not blank.
std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}
std::string_view nextLine(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return firstLine(text);
}

/// The kind that a board without a name is of.
std::string_view kindOf(const std::vector<Section> &sections)
{
    if (find(sections, "areas"))
        return "kendoku";
    const Section *board = find(sections, "problem");
    if (!board)
        return "slitherlink";
    Scanner cells = board->content;
    constexpr int mostLines = 3; // around a cell of a loop
    bool isFull = true;
    bool hasLargeNumber = false;
    for (auto word = cells.takeWord(); !word.empty(); word = cells.takeWord()) {
        if (word == "w" || word == "b")
            return "masyu";
        isFull = isFull && !grids::isBlankWord(word);
        hasLargeNumber = hasLargeNumber || numberOf(word).value_or(0) > mostLines;
    }
    return isFull ? "hitori" : hasLargeNumber ? "sudoku" : "slitherlink";
}

} // namespace

/// Names without brackets are words of any text; but for "begin", they begin none.
bool isText(const Start &start)
{
    const std::string_view name = sectionName(start.first);
    return name == "begin"
           || (start.first.starts_with('[') && !name.empty()
               && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == name.npos
               && start.first.find(']') != start.first.npos);
}

/// Up to its end. A text without one ends where its board would begin again, and at a blank line
/// behind its board.
std::string gatherText(std::string text, LineSource &source)
{
    const bool hasBegin = sectionName(text) == "begin";
    bool hasPuzzle = sectionName(text) == "puzzle";
    bool hasProblem = sectionName(text) == "problem";
    while (!source.peek().empty()) {
        const std::string_view line = firstLine(source.peek());
        const std::string_view name = sectionName(line);
        const bool isAgain = (hasPuzzle && name == "puzzle") || (hasProblem && name == "problem");
        const bool isBehind = !hasBegin && hasProblem && isBlankLine(line)
                              && sectionName(nextLine(source.peek())).empty();
        if (name == "begin" || isAgain || isBehind)
            break;
        const bool isEnd = name == "end";
        hasPuzzle = hasPuzzle || name == "puzzle";
        hasProblem = hasProblem || name == "problem";
        source.next();
        if (text.size() + source.line().size() < mostKept)
            text.append("\n").append(source.line());
        if (isEnd)
            break;
    }
    return text;
}

tl::expected<Opened, ParseError> openText(const Format &format, std::string_view text)
{
    const auto sections = sectionsOf(text);
    if (!sections)
        return tl::unexpected(sections.error());
    const Opened opened{nullptr, {Scanner(text, 0, 0), Scanner(text)}};
    const Section *puzzle = find(*sections, "puzzle");
    if (!puzzle)
        return Opened{findDialect(format, kindOf(*sections)), opened.source};
    Scanner name = puzzle->content;
    const std::string_view word = name.takeWord();
    const Dialect *dialect = findDialect(format, word);
    if (!dialect)
        return tl::unexpected(unknownKind(format, name, name.at() - word.size()));
    return Opened{dialect, opened.source};
}

std::string frameText(std::string_view name, const std::string &written)
{
    return "[begin]\n[puzzle]\n" + std::string(name) + '\n' + written + "[end]\n";
}

} // namespace inkling::exchange::janko
