// SPDX-License-Identifier: MIT
#include "exchange/grids/wordgrid.h"

#include "exchange/runs.h"

#include <algorithm>
#include <map>

namespace inkling::exchange::grids {

namespace {

constexpr std::string_view clueOperators = "+-*x/:";

/// Puts clues into the cells of cages that a filling has.
Fault putClues(const std::vector<GridWord> &clues, Filling &filling)
{
    for (std::size_t cell = 0; cell < clues.size(); ++cell) {
        const auto &[text, line, from] = clues[cell];
        if (isBlankWord(text))
            continue;
        const std::int32_t cage = filling.draft().cages[cell];
        const bool isAlone = std::ranges::count(filling.draft().cages, cage) == 1;
        std::string clue(text);
        const bool hasSign = clue.back() < '0' || clue.back() > '9';
        if (isAlone && hasSign)
            clue.pop_back();
        else if (!isAlone && !hasSign)
            clue += '?';
        const auto place = PlaceId(cage);
        if (!isClueWord(text) || !filling.draft().texts[place].empty())
            return filling.noClue(PlaceId(cell), line, from);
        if (auto error = filling.put(place, clue, line, from))
            return error;
    }
    return std::nullopt;
}

} // namespace

bool isBlankWord(std::string_view word)
{
    return word == "." || word == "-";
}

bool isClueWord(std::string_view word)
{
    const std::size_t end = std::min(word.find_first_not_of("0123456789"), word.size());
    const std::string_view sign = word.substr(end);
    return end > 0 && (sign.empty() || (sign.size() == 1 && clueOperators.find(sign) != sign.npos));
}

int wordsInLine(Scanner text)
{
    text.takeAll(" \t\r\n");
    Scanner line = text.takePart("\n");
    int count = 0;
    while (!line.takeWord().empty())
        ++count;
    return count;
}

tl::expected<std::vector<GridWord>, ParseError> readGrid(Scanner &body, BoardSize size)
{
    std::vector<GridWord> words;
    for (int row = 0; row < size.rows; ++row) {
        body.takeAll(" \t\r\n");
        Scanner line = body.takePart("\n");
        for (int column = 0; column < size.columns; ++column) {
            const std::string_view word = line.takeWord();
            if (word.empty()) {
                return tl::unexpected(
                    line.error({INKLING_TR_NOOP("Phrases", "row %1 of %2, with %3 words"),
                                {std::to_string(row + 1), std::to_string(size.rows),
                                 std::to_string(size.columns)}}));
            }
            words.push_back({word, line, line.at() - word.size()});
        }
        if (const auto word = line.takeWord(); !word.empty()) {
            return tl::unexpected(line.error(
                line.at() - word.size(), {INKLING_TR_NOOP("Phrases", "the end of the line"), {}}));
        }
    }
    return words;
}

Fault putCages(const std::vector<GridWord> &clues, const std::vector<GridWord> &names,
               Filling &filling)
{
    std::map<std::string_view, int> numbers;
    std::vector<int> cages;
    for (const GridWord &name : names)
        cages.push_back(numbers.try_emplace(name.text, int(numbers.size())).first->second);
    filling.putCages(cages);
    return putClues(clues, filling);
}

tl::expected<CageGrids, Phrase> cageGrids(const Draft &draft, std::string_view blank)
{
    const auto side = std::size_t(draft.size.columns);
    CageGrids grids;
    std::map<std::int32_t, std::size_t> numbers;
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const std::int32_t cage = draft.cages[cell];
        const bool isFirst = cage == std::int32_t(cell);
        std::string text = draft.texts[cell];
        if (text.ends_with('?'))
            text.pop_back();
        const bool isAlone = std::ranges::count(draft.cages, cage) == 1;
        const bool hasSign = text != draft.texts[cell] || text.find_first_of("+-*/") != text.npos;
        if (cage == noCage || (isFirst && (!isClueWord(text) || hasSign == isAlone)))
            return tl::unexpected(noSpelling(draft, cell));
        const std::string_view end = (cell + 1) % side == 0 ? "\n" : " ";
        grids.clues.append(isFirst ? std::string_view(text) : blank).append(end);
        const auto number = numbers.try_emplace(cage, numbers.size() + 1).first->second;
        grids.names.append(std::to_string(number)).append(end);
    }
    return grids;
}

} // namespace inkling::exchange::grids
