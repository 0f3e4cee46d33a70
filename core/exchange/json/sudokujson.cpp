// SPDX-License-Identifier: MIT
#include "exchange/json/sudokujson.h"

#include "exchange/json/lzstring.h"
#include "formats/linesource.h"

#include <algorithm>
#include <map>

namespace inkling::exchange::json {

namespace {

/// The shortest text that is taken for a packed puzzle.
constexpr std::size_t shortestPayload = 24;
constexpr std::string_view packedCharacters
    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=%";

int hexDigit(char character)
{
    constexpr std::string_view digits = "0123456789abcdefABCDEF";
    const std::size_t digit = digits.find(character);
    return digit == digits.npos ? -1 : int(digit < 16 ? digit : digit - 6);
}

} // namespace

int boxOf(PlaceId cell, int side)
{
    const int down = side == 9 ? 3 : 2;
    const int across = side == 4 ? 2 : 3;
    const int row = int(cell) / side;
    const int column = int(cell) % side;
    return row / down * (side / across) + column / across;
}

bool areBoxes(std::span<const std::string> labels, int side)
{
    std::map<std::string_view, int> boxes;
    std::map<int, std::string_view> names;
    for (PlaceId cell = 0; cell < labels.size(); ++cell) {
        const int box = boxOf(cell, side);
        if (boxes.try_emplace(labels[cell], box).first->second != box
            || names.try_emplace(box, labels[cell]).first->second != labels[cell])
            return false;
    }
    return true;
}

Phrase usualBoxes()
{
    return {INKLING_TR_NOOP("Phrases", "a Sudoku whose boxes are rectangles"), {}};
}

tl::expected<PlaceId, ParseError> cellOf(const CagedSheet &sheet, const Node &node)
{
    if (node.size() == 2) {
        const auto row = node[std::size_t(0)].number(mostCoordinate);
        return cellAt(sheet, node, row, node[std::size_t(1)].number(mostCoordinate));
    }
    const auto text = node.text().value_or("");
    Scanner name(text);
    std::optional<int> row;
    std::optional<int> column;
    if (!name.takeAll("rR").empty())
        row = name.takeNumber(mostCoordinate);
    if (!name.takeAll("cC").empty())
        column = name.takeNumber(mostCoordinate);
    return cellAt(sheet, node, row.value_or(0) - 1, name.isAtEnd() ? column.value_or(0) - 1 : -1);
}

Fault readKillerCage(const Node &cage, CagedSheet &sheet)
{
    const Node value = cage["value"];
    const auto sum = value.number(mostCoordinate);
    if (!sum && !value.isEmpty())
        return value.error({INKLING_TR_NOOP("Phrases", "a number"), {}});
    sheet.beginCage(sum ? std::to_string(*sum) : std::string(), value.place());
    const Node cells = cage["cells"];
    if (cells.size() == 0)
        return cage.error({INKLING_TR_NOOP("Phrases", "the cells of a cage"), {}});
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto cell = cellOf(sheet, cells[i]);
        if (!cell)
            return cell.error();
        if (auto error = sheet.addCell(*cell, cells[i].place()))
            return error;
    }
    return std::nullopt;
}

Fault chooseDiagonals(const Node &node, bool hasRising, bool hasFalling, Filling &filling)
{
    if (hasRising != hasFalling)
        return node.error({INKLING_TR_NOOP("Phrases", "both diagonals or none"), {}});
    if (hasRising)
        filling.choose("diagonals");
    return std::nullopt;
}

std::string digitRows(const Draft &draft, std::string_view open, std::string_view close)
{
    std::string text;
    const auto columns = std::size_t(draft.size.columns);
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        text += cell % columns == 0 ? (cell == 0 ? "[{" : "],[{") : ",{";
        const std::string_view digit = partsOf(draft.texts[cell]).digit;
        if (!digit.empty())
            text.append(open).append(digit).append(close);
        text += '}';
    }
    return text + ']';
}

Scanner payloadOf(std::string_view address)
{
    using namespace std::string_view_literals;
    std::size_t begin = 0;
    for (const auto mark : {"load="sv, "puzzleid="sv}) {
        if (const std::size_t at = address.find(mark); at != address.npos && begin == 0)
            begin = at + mark.size();
    }
    // A path may have slashes in its payload: the host ends before the first of them.
    if (const std::size_t scheme = address.find("://"); begin == 0 && scheme != address.npos) {
        constexpr std::string_view folder = "sudoku/";
        begin = std::min(address.find('/', scheme + 3), address.size() - 1) + 1;
        if (address.substr(begin).starts_with(folder))
            begin += folder.size();
    }
    const std::size_t end = std::min(address.find_first_of("&#? \t\r\n", begin), address.size());
    return {address, begin, end};
}

bool isAt(std::string_view line, std::span<const std::string_view> hosts)
{
    const std::size_t scheme = line.find("://");
    if (!line.starts_with("http") || scheme == line.npos)
        return false;
    std::string_view host = line.substr(scheme + 3);
    host = host.substr(0, host.find_first_of("/?"));
    return std::ranges::any_of(hosts, [&](std::string_view each) { return host.ends_with(each); });
}

bool isPacked(std::string_view line, std::string_view prefix)
{
    if (!line.starts_with(prefix))
        return false;
    line.remove_prefix(prefix.size());
    const std::size_t end = line.find_last_not_of(" \t\r") + 1;
    return end >= shortestPayload
           && line.substr(0, end).find_first_not_of(packedCharacters) == line.npos;
}

std::optional<std::string> unpacked(std::string_view payload)
{
    std::string packed;
    for (std::size_t i = 0; i < payload.size(); ++i) {
        if (payload[i] == '%' && i + 2 < payload.size() && hexDigit(payload[i + 1]) >= 0
            && hexDigit(payload[i + 2]) >= 0) {
            packed += char(hexDigit(payload[i + 1]) * 16 + hexDigit(payload[i + 2]));
            i += 2;
        } else {
            packed += payload[i];
        }
    }
    return lzUnpacked(packed, mostUnpacked);
}

} // namespace inkling::exchange::json
