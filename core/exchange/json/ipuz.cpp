// SPDX-License-Identifier: MIT
#include "exchange/json/document.h"
#include "exchange/json/formats.h"
#include "exchange/runs.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::json {

namespace {

constexpr std::string_view wrapper = "ipuz(";
constexpr std::string_view site = "ipuz.org/";
constexpr std::string_view kenkenKind = "sudoku/calcudoku";
constexpr std::string_view killerKind = "sudoku/killersudoku";
constexpr std::string_view diagonalKind = "sudoku/diagonalsudoku";

constexpr std::array<std::string_view, 4> ipuzMembers{"kind", "puzzle", "boxes", "cages"};
constexpr std::array<std::string_view, 27> ipuzPassed{
    "version",    "copyright", "publisher",    "publication",    "url",        "uniqueid",
    "title",      "intro",     "author",       "explanation",    "annotation", "editor",
    "date",       "notes",     "origin",       "difficulty",     "block",      "empty",
    "styles",     "checksum",  "solution",     "displaycharset", "dimensions", "charset",
    "cageborder", "volatile",  "showoperators"};

/// "sudoku/calcudoku" of "http://ipuz.org/sudoku/calcudoku#1".
std::string_view shortKind(std::string_view kind)
{
    const std::size_t at = kind.find(site);
    if (at != kind.npos)
        kind.remove_prefix(at + site.size());
    return kind.substr(0, kind.find('#'));
}

/// The kinds of a puzzle, each with its place.
std::vector<std::pair<std::string, Node>> kindsOf(const Node &root)
{
    const Node kind = root["kind"];
    std::vector<std::pair<std::string, Node>> kinds;
    if (const auto text = kind.text())
        kinds.emplace_back(shortKind(*text), kind);
    for (std::size_t i = 0; i < kind.size(); ++i)
        kinds.emplace_back(shortKind(kind[i].text().value_or("")), kind[i]);
    return kinds;
}

/// Refuses members and characters that no sheet has.
Fault checkMembers(const Node &root, bool hasBoxes)
{
    if (auto error = unknownMember(root, ipuzMembers, ipuzPassed))
        return error;
    const Node boxes = root["boxes"];
    if (boxes.value().is_boolean() && boxes.value() != hasBoxes) {
        return boxes.error({"%1", {hasBoxes ? "true" : "false"}});
    }
    const auto characters = root["charset"].text();
    if (characters && !boardDigits.starts_with(*characters)
        && !characters->starts_with(boardDigits)) {
        return root["charset"].error(
            {INKLING_TR_NOOP("Phrases", "the digits from 1 on, in this order"), {}});
    }
    return std::nullopt;
}

/// Reads the digits. A cell is a digit, blank, or an object that has one as its "value".
Fault readDigits(const Node &root, CagedSheet &sheet)
{
    const Node rows = root["puzzle"];
    const auto blank = root["empty"].text().value_or("0");
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            Node cell = rows[row][column];
            if (cell.value().is_object()) {
                const Node value = cell["value"];
                cell = value.value().is_null() ? cell["cell"] : value;
            }
            const auto digit = cell.text();
            if (!digit && !cell.isEmpty())
                return cell.error({INKLING_TR_NOOP("Phrases", "a digit"), {}});
            if (digit && !digit->empty() && *digit != blank && *digit != "0") {
                const auto place = PlaceId(row * std::size_t(sheet.side()) + column);
                sheet.setDigit(place, *digit, cell.place());
            }
        }
    }
    return std::nullopt;
}

/// The first number of coordinates: 1 if one of them is as large as the board, which counts from 0
/// otherwise.
int baseOf(const Node &cages, int side)
{
    int largest = 0;
    for (std::size_t i = 0; i < cages.size(); ++i) {
        for (const std::string_view list : {"cells", "rect"}) {
            const Node cells = cages[i][list];
            for (std::size_t j = 0; j < cells.size(); ++j) {
                largest = std::max(largest, cells[j].number(mostCoordinate).value_or(0));
                for (std::size_t k = 0; k < cells[j].size(); ++k)
                    largest = std::max(largest, cells[j][k].number(mostCoordinate).value_or(0));
            }
        }
    }
    return largest == side ? 1 : 0;
}

/// Reads a cage's cells, which are a list or a rectangle, into the cage that was begun last.
Fault readCells(const Node &cage, int base, CagedSheet &sheet)
{
    const auto add = [&](const Node &node, std::optional<int> row, std::optional<int> column) {
        const auto cell = cellAt(sheet, node, row, column);
        return cell ? sheet.addCell(*cell, node.place()) : Fault(cell.error());
    };
    const auto coordinate = [&](const Node &list, std::size_t index) -> std::optional<int> {
        const auto number = index < list.size() ? list[index].number(mostCoordinate) : std::nullopt;
        return number ? std::optional(*number - base) : std::nullopt;
    };
    const Node cells = cage["cells"];
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (auto error = add(cells[i], coordinate(cells[i], 1), coordinate(cells[i], 0)))
            return error;
    }
    const Node corners = cage["rect"];
    if (corners.size() == 0 && cells.size() == 0)
        return cage.error({INKLING_TR_NOOP("Phrases", "the cells of a cage"), {}});
    if (corners.size() == 0)
        return std::nullopt;
    const auto left = coordinate(corners, 0);
    const auto top = coordinate(corners, 1);
    const auto right = coordinate(corners, 2);
    const auto bottom = coordinate(corners, 3);
    if (const auto last = cellAt(sheet, corners, bottom, right); !last)
        return last.error();
    for (int row = top.value_or(-1); row <= *bottom; ++row) {
        for (int column = left.value_or(-1); column <= *right; ++column) {
            if (auto error = add(corners, row, column))
                return error;
        }
    }
    return std::nullopt;
}

/// Reads the cages. `isSum`: whether all operators must be sums, and are not written.
Fault readCages(const Node &root, bool isSum, CagedSheet &sheet)
{
    const Node cages = root["cages"];
    const int base = baseOf(cages, sheet.side());
    const bool hasSigns = root["showoperators"].value() != false;
    for (std::size_t i = 0; i < cages.size(); ++i) {
        const Node cage = cages[i];
        const Node value = cage["value"];
        const Node sign = cage["operator"];
        const auto number = value.text();
        const bool isNumber = number && number->find_first_not_of("0123456789") == number->npos;
        if (!isNumber && !value.isEmpty())
            return value.error({INKLING_TR_NOOP("Phrases", "a number"), {}});
        const auto known = operatorOf(sign.text().value_or(""));
        if (!sign.isEmpty() && (!known || (isSum && *known != '+'))) {
            return sign.error(isSum ? Phrase{"'+'", {}}
                                    : Phrase{INKLING_TR_NOOP("Phrases", "one of + - * /"), {}});
        }
        std::string clue = number.value_or("");
        if (known && !isSum && hasSigns)
            clue += *known;
        sheet.beginCage(clue, value.place());
        if (auto error = readCells(cage, base, sheet))
            return error;
    }
    return std::nullopt;
}

} // namespace

Fault readIpuzSudoku(Source &source, Filling &filling)
{
    const auto document = Document::plain(source.body);
    if (!document)
        return document.error();
    const Node root = document->root();
    if (auto error = beginSquare(root["puzzle"], filling))
        return error;
    if (auto error = checkMembers(root, true))
        return error;
    for (const auto &[kind, node] : kindsOf(root)) {
        if (kind == diagonalKind)
            filling.choose("diagonals");
        else if (kind != "sudoku" && kind != killerKind)
            return node.error({INKLING_TR_NOOP("Phrases", "one of these kinds: %1"),
                               {"sudoku, killersudoku, diagonalsudoku"}});
    }
    CagedSheet sheet(filling);
    if (auto error = readDigits(root, sheet))
        return error;
    if (auto error = readCages(root, true, sheet))
        return error;
    return sheet.putSudoku();
}

Fault readIpuzKenken(Source &source, Filling &filling)
{
    const auto document = Document::plain(source.body);
    if (!document)
        return document.error();
    const Node root = document->root();
    if (auto error = beginSquare(root["puzzle"], filling))
        return error;
    if (auto error = checkMembers(root, false))
        return error;
    CagedSheet sheet(filling);
    if (auto error = readDigits(root, sheet))
        return error;
    if (auto error = readCages(root, false, sheet))
        return error;
    return sheet.putKenken();
}

bool isIpuz(const Start &start)
{
    const std::size_t at = start.first.find_first_not_of(" \t");
    const std::string_view line = start.first.substr(std::min(at, start.first.size()));
    return line.starts_with(wrapper)
           || (line.starts_with('{') && holdsAll(start, {"\"http://ipuz.org/"}));
}

tl::expected<Opened, ParseError> openIpuz(const Format &format, std::string_view text)
{
    std::size_t begin = text.find_first_not_of(" \t");
    std::size_t end = text.size();
    if (begin != text.npos && text.substr(begin).starts_with(wrapper)) {
        begin += wrapper.size();
        end = std::max(begin, std::min(text.rfind(')'), text.size()));
    } else {
        begin = 0;
    }
    const Scanner body(text, begin, end);
    const auto document = Document::plain(body);
    if (!document)
        return tl::unexpected(document.error());
    const auto kinds = kindsOf(document->root());
    const auto isKenken = [](const auto &kind) { return kind.first == kenkenKind; };
    const auto isSudoku = [](const auto &kind) { return kind.first.starts_with("sudoku"); };
    const bool isKnown = std::ranges::any_of(kinds, isSudoku);
    if (!isKnown) {
        const Node node = kinds.empty() ? document->root()["kind"] : kinds.front().second;
        const Place place = node.place();
        return tl::unexpected(unknownKind(format, place.text, place.from));
    }
    const bool hasCages = std::ranges::any_of(kinds, isKenken);
    const Dialect *dialect = findDialect(format, hasCages ? "calcudoku" : "sudoku");
    return Opened{dialect, {Scanner(text, 0, 0), body}};
}

} // namespace inkling::exchange::json
