// SPDX-License-Identifier: MIT
#include "exchange/grids/wordgrid.h"
#include "exchange/janko/janko.h"
#include "exchange/janko/sections.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <algorithm>

namespace inkling::exchange::janko {

namespace {

constexpr int mostRows = 100'000;
constexpr std::string_view blank = "-";

using Sections = std::vector<Section>;
using Words = std::vector<grids::GridWord>;

/// The number that a section holds; nothing where it is missing.
tl::expected<std::optional<int>, ParseError> numberIn(const Sections &sections,
                                                      std::string_view name)
{
    const Section *section = find(sections, name);
    if (!section)
        return std::nullopt;
    Scanner text = section->content;
    const std::string_view word = text.takeWord();
    const auto number = readNumber(word, mostRows);
    if (!number) {
        return tl::unexpected(
            text.error(text.at() - word.size(), {INKLING_TR_NOOP("Phrases", "a number"), {}}));
    }
    return number;
}

/// The size that a text says, else that of its board.
tl::expected<BoardSize, ParseError> sizeOf(const Sections &sections, const Section &board)
{
    BoardSize size{0, grids::wordsInLine(board.content)};
    for (Scanner lines = board.content; !lines.isAtEnd();)
        size.rows += lines.takePart("\n").takeWord().empty() ? 0 : 1;
    for (const std::string_view name : {"size", "rows", "cols"}) {
        const auto number = numberIn(sections, name);
        if (!number)
            return tl::unexpected(number.error());
        if (name != "cols")
            size.rows = number->value_or(size.rows);
        if (name != "rows")
            size.columns = number->value_or(size.columns);
    }
    return size;
}

/// The words of a section's board, behind which nothing follows.
tl::expected<Words, ParseError> boardIn(const Section &section, BoardSize size)
{
    Scanner body = section.content;
    auto words = grids::readGrid(body, size);
    body.takeAll(" \t\r\n");
    const std::size_t from = body.at();
    if (words && !body.takeWord().empty()) {
        return tl::unexpected(
            body.error(from, {INKLING_TR_NOOP("Phrases", "the end of the clues"), {}}));
    }
    return words;
}

/// Reads the cells' words and begins a filling. `areas`: the section of a KenKen's cages, or null,
/// where cages are unknown.
tl::expected<Words, ParseError> begin(const Sections &sections, const Source &source,
                                      Filling &filling, const Section *areas = nullptr)
{
    const Section *board = find(sections, "problem");
    if (!board)
        return tl::unexpected(unknownSection(source.body, source.body.at()));
    if (const Section *cages = find(sections, "areas"); cages != areas) {
        Scanner name = cages->content;
        return tl::unexpected(unknownSection(name, cages->from));
    }
    const auto size = sizeOf(sections, *board);
    if (!size)
        return tl::unexpected(size.error());
    if (auto error = filling.begin(*size, board->content, board->from))
        return tl::unexpected(std::move(*error));
    return boardIn(*board, *size);
}

template <typename ClueOf>
Fault readCells(Source &source, Filling &filling, const ClueOf &clueOf)
{
    const auto sections = sectionsOf(source.body.rest());
    if (!sections)
        return sections.error();
    const auto words = begin(*sections, source, filling);
    if (!words)
        return words.error();
    for (PlaceId cell = 0; cell < words->size(); ++cell) {
        const auto &[word, line, from] = (*words)[cell];
        if (grids::isBlankWord(word))
            continue;
        const std::optional<std::string> clue = clueOf(word);
        auto error = clue ? filling.put(cell, *clue, line, from)
                          : std::optional(filling.noClue(cell, line, from));
        if (error)
            return error;
    }
    return std::nullopt;
}

std::string section(std::string_view name, const std::string &content)
{
    return '[' + std::string(name) + "]\n" + content;
}

std::string sizeSections(BoardSize size)
{
    const std::string rows = std::to_string(size.rows) + '\n';
    const std::string columns = std::to_string(size.columns) + '\n';
    return size.rows == size.columns ? section("size", rows)
                                     : section("rows", rows) + section("cols", columns);
}

/// `wordOf`: the word of a text, which is not empty.
template <typename WordOf>
Written writeCells(const Draft &draft, const WordOf &wordOf)
{
    if (auto reason = beyondTexts(draft))
        return tl::unexpected(std::move(*reason));
    std::string cells;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        const std::string &text = draft.texts[cell];
        cells += text.empty() ? std::string(blank) : wordOf(text);
        cells += (cell + 1) % std::size_t(draft.size.columns) == 0 ? '\n' : ' ';
    }
    return sizeSections(draft.size) + section("problem", cells);
}

std::optional<std::string> number(std::string_view word)
{
    const auto value = numberOf(word);
    return value ? std::optional(std::to_string(*value)) : std::nullopt;
}

std::optional<std::string> circle(std::string_view word)
{
    if (word != "w" && word != "b")
        return std::nullopt;
    return word == "w" ? "o" : "x";
}

} // namespace

Fault readNumbers(Source &source, Filling &filling)
{
    return readCells(source, filling, number);
}

Written writeNumbers(const Draft &draft)
{
    return writeCells(draft, [](const std::string &text) { return text; });
}

Fault readMasyu(Source &source, Filling &filling)
{
    return readCells(source, filling, circle);
}

Written writeMasyu(const Draft &draft)
{
    return writeCells(draft, [](const std::string &text) { return text == "o" ? "w" : "b"; });
}

Fault readSudoku(Source &source, Filling &filling)
{
    if (auto error = readNumbers(source, filling))
        return error;
    const auto sections = sectionsOf(source.body.rest());
    const int side = filling.draft().size.rows;
    const int boxColumns = side == 4 ? 2 : 3;
    for (const auto &[name, expected] :
         {std::pair("patternx", boxColumns), std::pair("patterny", side / boxColumns)}) {
        const auto given = numberIn(*sections, name);
        if (!given)
            return given.error();
        if (given->value_or(expected) != expected) {
            Scanner text = find(*sections, name)->content;
            const std::string_view word = text.takeWord();
            return text.error(text.at() - word.size(), {"%1", {std::to_string(expected)}});
        }
    }
    return std::nullopt;
}

Fault readKenken(Source &source, Filling &filling)
{
    const auto sections = sectionsOf(source.body.rest());
    if (!sections)
        return sections.error();
    const Section *areas = find(*sections, "areas");
    if (!areas)
        return unknownSection(source.body, source.body.at());
    const auto clues = begin(*sections, source, filling, areas);
    if (!clues)
        return clues.error();
    const auto names = boardIn(*areas, filling.draft().size);
    return names ? grids::putCages(*clues, *names, filling) : names.error();
}

Written writeKenken(const Draft &draft)
{
    const auto grids = grids::cageGrids(draft, blank);
    if (!grids)
        return tl::unexpected(grids.error());
    return sizeSections(draft.size) + section("problem", grids->clues)
           + section("areas", grids->names);
}

} // namespace inkling::exchange::janko
