// SPDX-License-Identifier: MIT
#include "exchange/runs.h"
#include "exchange/tatham.h"

#include <algorithm>

namespace inkling::exchange::tatham {

namespace {

constexpr int smallestKeenSide = 3;
constexpr int largestKeenSide = 9;
constexpr int largestKeenClue = (1 << 29) - 1;
constexpr int mostBox = 100;
constexpr std::string_view keenSigns = "asmd";
constexpr std::string_view typedSigns = "+-*/";

/// The cages' first cells, in the order of these.
std::vector<PlaceId> firstCells(const Draft &draft)
{
    std::vector<PlaceId> cells;
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        if (draft.cages[cell] == std::int32_t(cell))
            cells.push_back(PlaceId(cell));
    }
    return cells;
}

bool isAlone(const Draft &draft, PlaceId cell)
{
    return std::ranges::count(draft.cages, std::int32_t(cell)) == 1;
}

/// Reads numbers with a `_` between two, and letters for runs of blanks, up to a comma or the end.
/// `put`: takes a number that was read since `from`.
template <typename Put>
Fault readNumbers(Scanner &body, const Filling &filling, const Put &put)
{
    std::size_t cell = 0;
    while (!body.isAtEnd() && body.peek() != ',') {
        const std::size_t from = body.at();
        if (body.peek() == '_') {
            body.take();
            continue;
        }
        if (body.peek() >= 'a' && body.peek() <= 'z') {
            cell += std::size_t(body.take() - 'a' + 1);
            if (cell > filling.cellCount())
                return wrongLength(body, from, filling.draft().size);
            continue;
        }
        if (cell == filling.cellCount())
            return wrongLength(body, body.at(), filling.draft().size);
        const std::string_view number = body.takeAll("0123456789");
        if (number.empty()) {
            body.take();
            return filling.noClue(PlaceId(cell), body, from);
        }
        if (auto error = put(PlaceId(cell), number, from))
            return error;
        ++cell;
    }
    if (cell != filling.cellCount())
        return wrongLength(body, body.at(), filling.draft().size);
    return std::nullopt;
}

/// Writes numbers and runs; an empty text is a blank.
std::string numbersOf(const std::vector<std::string> &numbers)
{
    constexpr int longestRun = 26;
    Runs runs('a', longestRun);
    bool isAfterNumber = false;
    for (const std::string &number : numbers) {
        if (number.empty())
            runs.addBlank();
        else
            runs.add((isAfterNumber ? "_" : "") + number);
        isAfterNumber = !number.empty();
    }
    return runs.take();
}

/// What the parameters of Solo say.
struct SoloParameters
{
    int side = 0;
    bool hasDiagonals = false;
    bool hasCages = false;
};

Fault readSoloParameters(Scanner &head, SoloParameters &parameters)
{
    const std::size_t from = head.at();
    BoardSize boxes; // across and down
    if (auto error = takeSize(head, boxes))
        return error;
    const bool isKnown = boxes.rows <= mostBox && boxes.columns <= mostBox;
    parameters.side = isKnown ? boxes.rows * boxes.columns : 0;
    const Scanner sized = head;
    while (!head.isAtEnd()) {
        const std::size_t at = head.at();
        const char flag = head.peek();
        if (flag == 'x' || flag == 'k') {
            head.take();
            (flag == 'x' ? parameters.hasDiagonals : parameters.hasCages) = true;
        } else if (flag == 'j') {
            head.take();
            return head.error(
                at, {INKLING_TR_NOOP("Phrases", "a Sudoku whose boxes are rectangles"), {}});
        } else if (flag == 'a' || flag == 'r' || flag == 'm' || flag == 'd') {
            // Symmetry and difficulty: "r4", "md2", "dt".
            head.take();
            head.takeAll("0123456789dtbiaeu");
        } else {
            head.take();
            return head.error(at, {INKLING_TR_NOOP("Phrases", "':' and the clues"), {}});
        }
    }
    const bool isSix = parameters.side == 6;
    if (boxes.columns == (isSix ? 2 : boxes.rows)
        && (isSix || parameters.side == 4 || parameters.side == 9))
        return std::nullopt;
    return sized.error(from, {INKLING_TR_NOOP("Phrases", "2x2, 2x3 or 3x3 boxes"), {}});
}

} // namespace

Fault readKeen(Source &source, Filling &filling)
{
    if (auto error = beginSheet(source.head, "m", filling))
        return error;
    Scanner &body = source.body;
    std::vector<int> numbers;
    if (auto error = takeBlocks(body, filling.draft().size.rows, numbers))
        return error;
    filling.putCages(numbers);
    if (body.isAtEnd()) {
        return body.error({INKLING_TR_NOOP("Phrases", "',' and the clues of the %1 cages, such as "
                                                      "a7, s2, m12 or d3"),
                           {std::to_string(firstCells(filling.draft()).size())}});
    }
    body.take(); // the comma
    for (const PlaceId cell : firstCells(filling.draft())) {
        const std::size_t at = body.at();
        const std::size_t sign = body.isAtEnd() ? keenSigns.npos : keenSigns.find(body.peek());
        if (sign == keenSigns.npos) {
            return body.error(
                {INKLING_TR_NOOP("Phrases", "the clue of a cage, such as a7, s2, m12 or d3"), {}});
        }
        body.take();
        std::string clue(body.takeAll("0123456789"));
        if (clue.empty())
            return filling.noClue(cell, body, at);
        if (!isAlone(filling.draft(), cell))
            clue += typedSigns[sign];
        if (auto error = filling.put(cell, clue, body, at))
            return error;
    }
    if (!body.isAtEnd())
        return body.error({INKLING_TR_NOOP("Phrases", "the end of the clues"), {}});
    return std::nullopt;
}

Written writeKeen(const Draft &draft)
{
    if (draft.size.rows < smallestKeenSide || draft.size.rows > largestKeenSide)
        return tl::unexpected(noSuchSize(draft.size));
    if (auto reason = openCell(draft))
        return tl::unexpected(std::move(*reason));
    std::string text = std::to_string(draft.size.rows) + ':' + blocksOf(draft, true) + ',';
    for (const PlaceId cell : firstCells(draft)) {
        std::string_view clue = draft.texts[cell];
        if (clue.empty())
            return tl::unexpected(noSpelling(draft, cell));
        std::size_t sign = typedSigns.find(clue.back());
        if (sign != typedSigns.npos)
            clue.remove_suffix(1);
        // A single cell's clue has no operator.
        const auto number = numberOf(clue);
        if (isAlone(draft, cell) != (sign == typedSigns.npos) || !number
            || *number > largestKeenClue)
            return tl::unexpected(noSpelling(draft, cell));
        const bool isForTwo = sign == 1 || sign == 3;
        if (isForTwo && std::ranges::count(draft.cages, std::int32_t(cell)) != 2)
            return tl::unexpected(noSpelling(draft, cell));
        text += keenSigns[sign == typedSigns.npos ? 0 : sign];
        text += clue;
    }
    return text;
}

/// Killer: the digits, the walls of the cages, and then the sums, each at its cage's first cell.
Fault readSolo(Source &source, Filling &filling)
{
    Scanner &head = source.head;
    Scanner &body = source.body;
    const std::size_t from = head.at();
    SoloParameters parameters;
    if (auto error = readSoloParameters(head, parameters))
        return error;
    if (auto error = filling.begin({parameters.side, parameters.side}, head, from))
        return error;
    if (parameters.hasDiagonals)
        filling.choose("diagonals");
    const auto putDigit = [&](PlaceId cell, std::string_view digit, std::size_t at) {
        return filling.put(cell, digit, body, at);
    };
    if (auto error = readNumbers(body, filling, putDigit))
        return error;
    if (parameters.hasCages) {
        body.takePart(",");
        std::vector<int> numbers;
        if (auto error = takeBlocks(body, parameters.side, numbers))
            return error;
        filling.putCages(numbers);
        // A digit in a cage's first cell stands behind the sum.
        for (const PlaceId cell : firstCells(filling.draft())) {
            const std::string &digit = filling.draft().texts[cell];
            if (digit.empty())
                continue;
            if (auto error = filling.put(cell, '+' + digit, body, body.at()))
                return error;
        }
        body.takePart(",");
        const auto putSum = [&](PlaceId cell, std::string_view sum, std::size_t at) {
            const std::string &text = filling.draft().texts[cell];
            return filling.put(cell, std::string(sum) + (text.empty() ? "+" : text), body, at);
        };
        if (auto error = readNumbers(body, filling, putSum))
            return error;
    }
    if (!body.isAtEnd())
        return body.error({INKLING_TR_NOOP("Phrases", "the end of the clues"), {}});
    return std::nullopt;
}

/// Solo has no cages of a single cell.
Written writeSolo(const Draft &draft)
{
    const int side = draft.size.rows;
    const bool isKiller = std::ranges::any_of(draft.cages, [](int cage) { return cage != noCage; });
    std::vector<std::string> digits;
    std::vector<std::string> sums(draft.texts.size());
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        const std::string &text = draft.texts[cell];
        const std::size_t sign = text.find('+');
        digits.push_back(sign == text.npos ? text : text.substr(sign + 1));
        if (sign != text.npos)
            sums[cell] = text.substr(0, sign);
    }
    std::string text = side == 4 ? "2x2" : side == 6 ? "2x3" : "3x3";
    text += draft.options != 0 ? "x" : "";
    text += isKiller ? "k" : "";
    text += ':' + numbersOf(digits);
    if (!isKiller)
        return text;
    if (auto reason = openCell(draft))
        return tl::unexpected(std::move(*reason));
    for (const PlaceId cell : firstCells(draft)) {
        if (isAlone(draft, cell) || sums[cell].empty() || sums[cell].front() == '0')
            return tl::unexpected(noSpelling(draft, cell));
    }
    return text + ',' + blocksOf(draft, false) + ',' + numbersOf(sums);
}

} // namespace inkling::exchange::tatham
