// SPDX-License-Identifier: MIT
#include "exchange/grids/grids.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <algorithm>
#include <map>
#include <set>

namespace inkling::exchange::grids {

namespace {

constexpr std::string_view titleMark = ".KK";
constexpr std::size_t mostLetters = 52;
constexpr std::string_view givenDigits = "123456789";
constexpr std::size_t largestGrid = 20; // larger ones than there are, so that these are refused

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

std::string_view firstLine(std::string_view text)
{
    std::string_view line = text.substr(0, text.find('\n'));
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r'))
        line.remove_suffix(1);
    return line;
}

std::string_view afterLine(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return end == text.npos ? std::string_view() : text.substr(end + 1);
}

bool isRow(std::string_view line)
{
    return line.size() <= largestGrid && std::ranges::all_of(line, [](char character) {
               return isLetter(character) || givenDigits.find(character) != givenDigits.npos;
           });
}

/// A letter, and a number after it.
bool isClue(std::string_view line)
{
    if (line.empty() || !isLetter(line[0]))
        return false;
    const std::size_t clue = line.find_first_not_of(" \t:=", 1);
    return clue != line.npos && line.find_first_of("0123456789", clue) != line.npos;
}

char letterOf(std::size_t cage)
{
    return char(cage < 26 ? 'A' + cage : 'a' + cage - 26);
}

/// Reads the rows into the characters of the cells, and begins the filling. `places`: by cell, the
/// text that has just read its character.
Fault readRows(Scanner &body, Filling &filling, std::string &characters,
               std::vector<Scanner> &places)
{
    const std::size_t from = body.at();
    std::size_t side = 0;
    for (std::size_t row = 0; row == 0 || row < side; ++row) {
        Scanner line = body.takePart("\n");
        const std::size_t at = line.at();
        Scanner cells = line;
        const std::string_view word = line.takeWord();
        if (row == 0) {
            side = word.size();
            if (auto error = filling.begin({int(side), int(side)}, line, from))
                return error;
        }
        if (word.size() != side || !isRow(word) || !line.takeWord().empty()) {
            return line.error(
                at, {INKLING_TR_NOOP("Phrases", "a row of %1 letters"), {std::to_string(side)}});
        }
        characters += word;
        cells.takeAll(" \t");
        for (std::size_t i = 0; i < side; ++i) {
            cells.take();
            places.push_back(cells);
        }
    }
    return std::nullopt;
}

/// The number of each cell's cage: each given digit is a cage of its own.
std::vector<int> cagesOf(const std::string &characters)
{
    std::vector<int> numbers;
    for (std::size_t cell = 0; cell < characters.size(); ++cell) {
        const bool isGiven = !isLetter(characters[cell]);
        numbers.push_back(isGiven ? int(cell) : int(characters.size()) + characters[cell]);
    }
    return numbers;
}

} // namespace

Fault readLetters(Source &source, Filling &filling)
{
    Scanner &body = source.body;
    if (body.rest().starts_with(titleMark))
        body.takePart("\n");
    body.takeAll(" \t\r\n");
    std::string characters;
    std::vector<Scanner> places;
    if (auto error = readRows(body, filling, characters, places))
        return error;
    filling.putCages(cagesOf(characters));
    std::set<char> open;
    for (std::size_t cell = 0; cell < characters.size(); ++cell) {
        const char character = characters[cell];
        if (isLetter(character)) {
            open.insert(character);
            continue;
        }
        const Scanner &place = places[cell];
        if (auto error
            = filling.put(PlaceId(cell), std::string(1, character), place, place.at() - 1))
            return error;
    }
    while (!open.empty()) {
        body.takeAll(" \t\r\n");
        Scanner line = body.takePart("\r\n");
        const std::size_t from = line.at();
        if (line.isAtEnd())
            return line.error({INKLING_TR_NOOP("Phrases", "the clue of cage %1"),
                               {std::string(1, *open.begin())}});
        const char letter = line.take();
        const auto found = open.find(letter);
        if (found == open.end()) {
            return line.error(
                from,
                {INKLING_TR_NOOP("Phrases", "a letter of the grid that has no clue yet"), {}});
        }
        open.erase(found);
        line.takeAll(" \t:=");
        std::string clue(line.takeWord());
        const std::string_view sign = line.takeWord();
        clue += sign;
        const auto cell = PlaceId(characters.find(letter));
        const bool isAlone = std::ranges::count(characters, letter) == 1;
        const bool hasSign = clue.find_first_not_of("0123456789") != clue.npos;
        if (isAlone && hasSign)
            std::erase_if(clue, [](char character) { return character < '0' || character > '9'; });
        else if (!isAlone && !hasSign && !clue.empty())
            clue += '?'; // any operator
        if (clue.empty() || !line.takeWord().empty())
            return filling.noClue(cell, line, from);
        if (auto error = filling.put(cell, clue, line, from))
            return error;
    }
    body.takeAll(" \t\r\n");
    if (!body.isAtEnd())
        return body.error({INKLING_TR_NOOP("Phrases", "the end of the clues"), {}});
    return std::nullopt;
}

Written writeLetters(const Draft &draft)
{
    std::string rows;
    std::string clues;
    std::map<std::int32_t, char> letters;
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const std::int32_t cage = draft.cages[cell];
        const std::string &text = draft.texts[cell];
        const bool isFirst = cage == std::int32_t(cell);
        const bool isAlone = std::ranges::count(draft.cages, cage) == 1;
        if (cage == noCage || (isFirst && !numberOf(text.substr(0, text.find_first_of("+-*/"))))
            || (isFirst && isAlone != (text.find_first_of("+-*/") == text.npos)))
            return tl::unexpected(noSpelling(draft, cell));
        if (isAlone && text.size() == 1 && text != "0") {
            rows += text;
        } else {
            const auto letter = letters.try_emplace(cage, letterOf(letters.size())).first;
            if (letters.size() > mostLetters)
                return tl::unexpected(noSpelling(draft, cell));
            rows += letter->second;
            if (isFirst)
                clues += std::string(1, letter->second) + ' ' + text + '\n';
        }
        if ((cell + 1) % std::size_t(draft.size.columns) == 0)
            rows += '\n';
    }
    return rows + '\n' + clues;
}

bool isLetters(const Start &start)
{
    if (start.first.starts_with(titleMark))
        return true;
    const std::string_view first = firstLine(start.first);
    if (first.size() < 2 || !isRow(first))
        return false;
    std::string_view rest = start.rest;
    for (std::size_t row = 1; row < first.size(); ++row) {
        const std::string_view line = firstLine(rest);
        if (line.size() != first.size() || !isRow(line))
            return false;
        rest = afterLine(rest);
    }
    while (!rest.empty() && firstLine(rest).empty())
        rest = afterLine(rest);
    // What is not at hand yet may be clues.
    return rest.empty() ? std::ranges::any_of(first, isLetter) : isClue(firstLine(rest));
}

/// The grid, blank lines, and clues up to a blank line or one that is no clue.
std::string gatherLetters(std::string text, LineSource &source)
{
    // The rows are counted: some look like clues.
    std::size_t rows = text.starts_with(titleMark) ? 1 : firstLine(text).size();
    bool isTitle = text.starts_with(titleMark);
    bool hasClues = false;
    for (;;) {
        const std::string_view next = source.peek();
        if (next.empty() || next.starts_with(titleMark))
            return text;
        const std::string_view line = firstLine(next);
        if (isTitle && !line.empty()) {
            rows = line.size() + 1;
            isTitle = false;
        }
        if (rows > 1) {
            rows -= line.empty() ? 0 : 1;
        } else if (isClue(line)) {
            hasClues = true;
        } else if (hasClues) {
            return text;
        }
        source.next();
        text.append("\n").append(source.line());
    }
}

} // namespace inkling::exchange::grids
