// SPDX-License-Identifier: MIT
#include "exchange/runs.h"
#include "exchange/tatham.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace inkling::exchange::tatham {

namespace {

/// The runs of pairs without a wall: `_` none, a to x up to 24, each with a wall after it; `y` 25
/// without one, and `z` 26 with one.
constexpr int bareRun = 25;

/// A pair of cells side by side: first those of a row, row by row, then those of a column, column
/// by column. Requires: pair < pairCount(side).
std::pair<std::size_t, std::size_t> cellsOfPair(int pair, int side)
{
    const int across = side * (side - 1);
    if (pair < across) {
        const auto cell = std::size_t(pair / (side - 1) * side + pair % (side - 1));
        return {cell, cell + 1};
    }
    const int down = pair - across;
    const auto cell = std::size_t(down % (side - 1) * side + down / (side - 1));
    return {cell, cell + std::size_t(side)};
}

int pairCount(int side)
{
    return 2 * side * (side - 1);
}

/// Joins two cells' cages, named by their smallest cells.
void join(std::vector<int> &numbers, std::pair<std::size_t, std::size_t> cells)
{
    const int one = numbers[cells.first];
    const int other = numbers[cells.second];
    std::ranges::replace(numbers, std::max(one, other), std::min(one, other));
}

/// Writes "_3" for "___", and "__" as it is.
std::string withCounts(const std::string &text)
{
    std::string short_;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of(text[i], i), text.size());
        short_ += text[i];
        if (end - i == 2)
            short_ += text[i];
        else if (end - i > 2)
            short_ += std::to_string(end - i);
        i = end;
    }
    return short_;
}

} // namespace

Fault takeBlocks(Scanner &body, int side, std::vector<int> &numbers)
{
    numbers.resize(std::size_t(side * side));
    std::iota(numbers.begin(), numbers.end(), 0);
    const int count = pairCount(side);
    int pair = 0;
    while (!body.isAtEnd() && body.peek() != ',') {
        const std::size_t from = body.at();
        const char sign = body.take();
        const bool isSign = sign == '_' || (sign >= 'a' && sign <= 'z');
        if (!isSign)
            return body.error(from, {INKLING_TR_NOOP("Phrases", "the walls of the cages"), {}});
        int repeats = 1;
        if (body.peek() >= '0' && body.peek() <= '9') {
            const auto number = body.takeNumber(count + 1);
            if (!number)
                return body.error({INKLING_TR_NOOP("Phrases", "the walls of the cages"), {}});
            repeats = *number;
        }
        const int run = sign == '_' ? 0 : sign - 'a' + 1;
        for (; repeats > 0; --repeats) {
            for (int i = 0; i < run && pair < count; ++i)
                join(numbers, cellsOfPair(pair++, side));
            pair += run == bareRun ? 0 : 1;
            if (pair > count + 1)
                return body.error(from, {INKLING_TR_NOOP("Phrases", "the end of the walls"), {}});
        }
    }
    if (pair != count + 1)
        return body.error({INKLING_TR_NOOP("Phrases", "the walls of the cages"), {}});
    return std::nullopt;
}

std::string blocksOf(const Draft &draft, bool hasCounts)
{
    const int side = draft.size.rows;
    std::string text;
    int run = 0;
    for (int pair = 0; pair <= pairCount(side); ++pair) {
        if (pair < pairCount(side)) {
            const auto [one, other] = cellsOfPair(pair, side);
            if (draft.cages[one] == draft.cages[other]) {
                ++run;
                continue;
            }
        }
        for (; run >= bareRun; run -= bareRun)
            text += 'y';
        text += run == 0 ? '_' : char('a' + run - 1);
        run = 0;
    }
    return hasCounts ? withCounts(text) : text;
}

std::optional<Phrase> openCell(const Draft &draft)
{
    const auto open = std::ranges::find(draft.cages, noCage);
    if (open == draft.cages.end())
        return std::nullopt;
    const int cell = int(open - draft.cages.begin());
    return Phrase{INKLING_TR_NOOP("Phrases", "row %1, column %2 is in no cage"),
                  {std::to_string(cell / draft.size.columns + 1),
                   std::to_string(cell % draft.size.columns + 1)}};
}

} // namespace inkling::exchange::tatham
