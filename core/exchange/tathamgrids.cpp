// SPDX-License-Identifier: MIT
#include "exchange/runs.h"
#include "exchange/tatham.h"

#include <algorithm>

namespace inkling::exchange::tatham {

namespace {

constexpr int mostSide = 10'000;
constexpr int longestRun = 26;

bool isRun(char character)
{
    return character >= 'a' && character <= 'z';
}

/// The sign of a number in Singles: 1 to 9, then a to z, then A to Z.
char signOf(int number)
{
    if (number < 10)
        return char('0' + number);
    return char(number < 36 ? 'a' + number - 10 : 'A' + number - 36);
}

std::optional<int> numberOf(char sign)
{
    if (sign >= '0' && sign <= '9')
        return sign - '0';
    if (isRun(sign))
        return sign - 'a' + 10;
    return sign >= 'A' && sign <= 'Z' ? std::optional(sign - 'A' + 36) : std::nullopt;
}

/// Reads cells that are signs of one character, with letters for runs of blanks. `clueOf`: the clue
/// of a sign, as a person types it.
template <typename ClueOf>
Fault readCells(Scanner &body, Filling &filling, const ClueOf &clueOf)
{
    const std::size_t count = filling.cellCount();
    std::size_t cell = 0;
    while (!body.isAtEnd()) {
        const std::size_t from = body.at();
        const char sign = body.take();
        if (isRun(sign)) {
            cell += std::size_t(sign - 'a' + 1);
            if (cell > count)
                return wrongLength(body, from, filling.draft().size);
            continue;
        }
        if (cell == count)
            return wrongLength(body, from, filling.draft().size);
        if (auto error = filling.put(PlaceId(cell), clueOf(sign), body, from))
            return error;
        ++cell;
    }
    if (cell < count)
        return wrongLength(body, body.at(), filling.draft().size);
    return std::nullopt;
}

template <typename SignOf>
std::string cellsOf(const Draft &draft, const SignOf &signOf)
{
    Runs cells('a', longestRun);
    for (const std::string &text : draft.texts) {
        if (text.empty())
            cells.addBlank();
        else
            cells.add(signOf(text));
    }
    return cells.take();
}

std::string sizeOf(BoardSize size)
{
    return std::to_string(size.columns) + 'x' + std::to_string(size.rows);
}

} // namespace

Fault takeSize(Scanner &head, BoardSize &size)
{
    const auto columns = head.takeNumber(mostSide);
    if (!columns)
        return head.error({INKLING_TR_NOOP("Phrases", "the number of rows or columns"), {}});
    size = {*columns, *columns};
    if (head.peek() != 'x')
        return std::nullopt;
    Scanner ahead = head;
    ahead.take();
    if (const auto rows = ahead.takeNumber(mostSide)) {
        size.rows = *rows;
        head = ahead;
    }
    return std::nullopt;
}

Fault passFlags(Scanner &head, std::string_view flags, std::string_view flagsWithMore)
{
    while (!head.isAtEnd()) {
        const std::size_t from = head.at();
        const char flag = head.take();
        if (flagsWithMore.find(flag) != flagsWithMore.npos) {
            if (head.takeAll("0123456789").empty() && !head.isAtEnd())
                head.take();
        } else if (flags.find(flag) == flags.npos) {
            return head.error(from, {INKLING_TR_NOOP("Phrases", "':' and the clues"), {}});
        }
    }
    return std::nullopt;
}

Fault beginSheet(Scanner &head, std::string_view flags, Filling &filling)
{
    const std::size_t from = head.at();
    BoardSize size;
    if (auto error = takeSize(head, size))
        return error;
    const Scanner sized = head;
    if (auto error = passFlags(head, flags, "d"))
        return error;
    return filling.begin(size, sized, from);
}

ParseError wrongLength(const Scanner &body, std::size_t from, BoardSize size)
{
    return body.error(from, {INKLING_TR_NOOP("Phrases", "clues for %1 rows and %2 columns"),
                             {std::to_string(size.rows), std::to_string(size.columns)}});
}

Fault readLoopy(Source &source, Filling &filling)
{
    Scanner &head = source.head;
    const std::size_t from = head.at();
    BoardSize size;
    if (auto error = takeSize(head, size))
        return error;
    const Scanner sized = head;
    const std::size_t type = head.at();
    if (head.peek() == 't') {
        head.take();
        if (head.takeAll("0123456789") != "0")
            return head.error(type, {INKLING_TR_NOOP("Phrases", "t0, a grid of squares"), {}});
    }
    if (auto error = passFlags(head, "", "d"))
        return error;
    if (auto error = filling.begin(size, sized, from))
        return error;
    return readCells(source.body, filling, [](char sign) { return std::string(1, sign); });
}

Written writeLoopy(const Draft &draft)
{
    constexpr int smallest = 3;
    if (std::min(draft.size.rows, draft.size.columns) < smallest)
        return tl::unexpected(noSuchSize(draft.size));
    return sizeOf(draft.size)
           + "t0:" + cellsOf(draft, [](const std::string &text) { return text; });
}

Fault readSingles(Source &source, Filling &filling)
{
    if (auto error = beginSheet(source.head, "k", filling))
        return error;
    Scanner &body = source.body;
    for (PlaceId cell = 0; cell < filling.cellCount(); ++cell) {
        if (body.isAtEnd())
            return wrongLength(body, body.at(), filling.draft().size);
        const std::size_t at = body.at();
        const auto number = numberOf(body.take());
        if (!number)
            return filling.noClue(cell, body, at);
        if (auto error = filling.put(cell, std::to_string(*number), body, at))
            return error;
    }
    if (!body.isAtEnd())
        return wrongLength(body, body.at(), filling.draft().size);
    return std::nullopt;
}

/// Singles has no number that is larger than the longer side.
Written writeSingles(const Draft &draft)
{
    const int largest = std::max(draft.size.rows, draft.size.columns);
    std::string cells;
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        const auto number = exchange::numberOf(draft.texts[cell]);
        if (!number || *number > largest)
            return tl::unexpected(noSpelling(draft, cell));
        cells += signOf(*number);
    }
    return sizeOf(draft.size) + ':' + cells;
}

Fault readPearl(Source &source, Filling &filling)
{
    if (auto error = beginSheet(source.head, "n", filling))
        return error;
    return readCells(source.body, filling, [](char sign) {
        return sign == 'W' ? std::string("o") : sign == 'B' ? std::string("x") : std::string("?");
    });
}

Written writePearl(const Draft &draft)
{
    constexpr int smallest = 5;
    if (std::min(draft.size.rows, draft.size.columns) < smallest)
        return tl::unexpected(noSuchSize(draft.size));
    const auto sign = [](const std::string &text) { return text == "o" ? "W" : "B"; };
    return sizeOf(draft.size) + ':' + cellsOf(draft, sign);
}

} // namespace inkling::exchange::tatham
