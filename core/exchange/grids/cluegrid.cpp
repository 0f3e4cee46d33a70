// SPDX-License-Identifier: MIT
#include "exchange/grids/grids.h"
#include "exchange/grids/wordgrid.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

namespace inkling::exchange::grids {

namespace {

constexpr int mostRows = 1'000;

/// The side that a line of two equal numbers says; nothing for any other line.
std::optional<int> sideOf(std::string_view line)
{
    Scanner words(line);
    const std::string_view first = words.takeWord();
    const auto side = readNumber(first, mostRows);
    return side && words.takeWord() == first && words.takeWord().empty() ? side : std::nullopt;
}

bool hasOperator(std::string_view word)
{
    return isClueWord(word) && !readNumber(word.substr(word.size() - 1), mostRows);
}

} // namespace

Fault readClues(Source &source, Filling &filling)
{
    Scanner &body = source.body;
    const std::size_t from = body.at();
    const int side = sideOf(body.takePart("\n").rest()).value_or(0);
    if (auto error = filling.begin({side, side}, body, from))
        return error;
    const auto clues = readGrid(body, {side, side});
    if (!clues)
        return clues.error();
    const auto names = readGrid(body, {side, side});
    return names ? putCages(*clues, *names, filling) : names.error();
}

Written writeClues(const Draft &draft)
{
    const auto grids = cageGrids(draft, ".");
    if (!grids)
        return tl::unexpected(grids.error());
    // Without an operator, numbers alone would not tell the format.
    if (grids->clues.find_first_of("+-*/") == std::string::npos)
        return tl::unexpected(noSpelling(draft, 0));
    const std::string side = std::to_string(draft.size.columns);
    return side + ' ' + side + '\n' + grids->clues + grids->names;
}

/// A clue has an operator, as no number of another family's texts has.
bool isClues(const Start &start)
{
    const auto side = sideOf(start.first);
    Scanner rest(start.rest);
    for (int row = 0; side && row < *side && !rest.isAtEnd(); ++row) {
        Scanner line = rest.takePart("\n");
        for (int column = 0; column < *side; ++column) {
            const std::string_view word = line.takeWord();
            if (hasOperator(word))
                return true;
            if (!isBlankWord(word) && !isClueWord(word))
                return false;
        }
    }
    return false;
}

/// Up to the last row of names.
std::string gatherClues(std::string text, LineSource &source)
{
    const int side = sideOf(text).value_or(0);
    for (int row = 0; row < 2 * side && source.next(); row += isBlankLine(source.line()) ? 0 : 1)
        text.append("\n").append(source.line());
    return text;
}

} // namespace inkling::exchange::grids
