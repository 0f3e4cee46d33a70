// SPDX-License-Identifier: MIT
#include "exchange/json/formats.h"
#include "exchange/json/lzstring.h"
#include "exchange/json/sudokujson.h"
#include "exchange/json/zipped.h"
#include "exchange/runs.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::json {

namespace {

constexpr std::array<std::string_view, 4> sudokuPadMembers{"cells", "regions", "cages", "lines"};
constexpr std::array<std::string_view, 11> sudokuPadPassed{
    "id",       "cellSize", "title",    "author",   "rules", "metadata",
    "metaData", "settings", "solution", "duration", "videos"};
constexpr std::array<std::string_view, 3> sudokuPadHosts{"sudokupad.app", "crackingthecryptic.com",
                                                         "svencodes.com"};
constexpr std::array<std::string_view, 2> sudokuPadPrefixes{"scl", "ctc"};

/// Reads the regions, which must be the boxes.
Fault readRegions(const Node &regions, const CagedSheet &sheet)
{
    std::vector<std::string> labels(std::size_t(sheet.side() * sheet.side()));
    for (std::size_t i = 0; i < regions.size(); ++i) {
        for (std::size_t j = 0; j < regions[i].size(); ++j) {
            const auto cell = cellOf(sheet, regions[i][j]);
            if (!cell)
                return cell.error();
            labels[*cell] = std::to_string(i);
        }
    }
    return areBoxes(labels, sheet.side()) ? std::nullopt : Fault(regions.error(usualBoxes()));
}

/// Reads the lines, which must be diagonals from corner to corner.
Fault readLines(const Node &lines, int side, Filling &filling)
{
    bool hasRising = false;
    bool hasFalling = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Node points = lines[i]["wayPoints"];
        std::array<int, 4> ends{};
        bool isCorners = points.size() == 2;
        for (std::size_t j = 0; isCorners && j < ends.size(); ++j) {
            const Node point = points[j / 2];
            const auto number
                = point.size() == 2 ? point[j % 2].number(mostCoordinate) : std::nullopt;
            isCorners = number && (*number == 0 || *number == side);
            ends[j] = number.value_or(0);
        }
        if (!isCorners || ends[0] == ends[2] || ends[1] == ends[3])
            return lines[i].error({INKLING_TR_NOOP("Phrases", "a diagonal"), {}});
        (ends[0] == ends[1] ? hasFalling : hasRising) = true;
    }
    return chooseDiagonals(lines, hasRising, hasFalling, filling);
}

/// Reads the cages. Those without cells hold the puzzle's title, rules and so on.
Fault readPadCages(const Node &cages, CagedSheet &sheet)
{
    for (std::size_t i = 0; i < cages.size(); ++i) {
        const Node cage = cages[i];
        if (cage["cells"].isEmpty() && cage["value"].value().is_string())
            continue;
        if (cage["unique"].value() == false && cage.value().contains("unique")) {
            return cage.error({INKLING_TR_NOOP("Phrases", "a cage whose digits all differ"), {}});
        }
        if (auto error = readKillerCage(cage, sheet))
            return error;
    }
    return std::nullopt;
}

Fault readPad(const Node &root, Filling &filling)
{
    const Node rows = root["cells"];
    if (auto error = beginSquare(rows, filling))
        return error;
    if (auto error = unknownMember(root, sudokuPadMembers, sudokuPadPassed))
        return error;
    CagedSheet sheet(filling);
    const auto side = std::size_t(sheet.side());
    for (std::size_t i = 0; i < side * side; ++i) {
        const Node value = rows[i / side][i % side]["value"];
        const auto digit = value.text();
        if (!digit && !value.isEmpty())
            return value.error({INKLING_TR_NOOP("Phrases", "a digit"), {}});
        if (digit && !digit->empty())
            sheet.setDigit(PlaceId(i), *digit, value.place());
    }
    if (auto error = readRegions(root["regions"], sheet))
        return error;
    if (auto error = readLines(root["lines"], sheet.side(), filling))
        return error;
    if (auto error = readPadCages(root["cages"], sheet))
        return error;
    return sheet.putSudoku();
}

std::string cellPair(PlaceId row, PlaceId column)
{
    return '[' + std::to_string(row) + ',' + std::to_string(column) + ']';
}

} // namespace

Fault readSudokuPad(Source &source, Filling &filling)
{
    if (source.body.peek() == '{') {
        const auto document = Document::plain(source.body);
        return document ? readPad(document->root(), filling) : Fault(document.error());
    }
    const auto text = unpacked(source.body.rest());
    if (!text) {
        return source.body.error(
            {INKLING_TR_NOOP("Phrases", "a whole link; this one is cut off or damaged"), {}});
    }
    const bool isJson = text->starts_with("{\"");
    const auto document = Document::packed(source.body, isJson ? *text : unzipped(*text));
    return document ? readPad(document->root(), filling) : Fault(document.error());
}

Written writeSudokuPad(const Draft &draft)
{
    const auto side = PlaceId(draft.size.rows);
    std::string text = "{\"cells\":[" + digitRows(draft, "\"value\":", "") + "],\"regions\":[";
    for (int box = 0; box < draft.size.rows; ++box) {
        text += box == 0 ? "[" : ",[";
        bool isFirst = true;
        for (PlaceId cell = 0; cell < side * side; ++cell) {
            if (boxOf(cell, draft.size.rows) != box)
                continue;
            text.append(isFirst ? "" : ",").append(cellPair(cell / side, cell % side));
            isFirst = false;
        }
        text += ']';
    }
    text += ']';
    if (draft.options != 0) {
        const std::string look = "\"color\":\"#34BBE6\",\"thickness\":2}";
        text += ",\"lines\":[{\"wayPoints\":[" + cellPair(0, side) + ',' + cellPair(side, 0) + "],";
        text += look + ",{\"wayPoints\":[" + cellPair(0, 0) + ',' + cellPair(side, side) + "],"
                + look;
        text += ']';
    }
    const auto cages = cageCells(draft);
    for (const auto &cells : cages) {
        text += &cells == &cages.front() ? ",\"cages\":[{" : ",{";
        const std::string_view sum = partsOf(draft.texts[cells.front()]).sum;
        // A sum with a 0 before it would be read as another text.
        if (sum.size() > 1 && sum.front() == '0')
            return tl::unexpected(noSpelling(draft, cells.front()));
        if (!sum.empty()) {
            text.append("\"value\":\"").append(sum).append("\",\"sum\":").append(sum);
            text += ',';
        }
        text += "\"unique\":true,\"cells\":[";
        for (const PlaceId cell : cells) {
            text += cell == cells.front() ? "" : ",";
            text += cellPair(cell / side, cell % side);
        }
        text += "]}";
    }
    return text + (cages.empty() ? "}\n" : "]}\n");
}

bool isSudokuPad(const Start &start)
{
    const std::string_view line = start.first;
    const std::size_t at = line.find_first_not_of(" \t");
    if (at != line.npos && line[at] == '{')
        return holdsAll(start, {"\"cells\"", "\"regions\""});
    return isAt(line, sudokuPadHosts)
           || std::ranges::any_of(sudokuPadPrefixes,
                                  [&](std::string_view prefix) { return isPacked(line, prefix); });
}

tl::expected<Opened, ParseError> openSudokuPad(const Format &format, std::string_view text)
{
    const Dialect *dialect = format.dialects.data();
    const Scanner none(text, 0, 0);
    if (const std::size_t at = text.find_first_not_of(" \t"); at < text.size() && text[at] == '{')
        return Opened{dialect, {none, Scanner(text, at, text.size())}};
    const Scanner body = payloadOf(text);
    for (const std::string_view prefix : sudokuPadPrefixes) {
        if (body.rest().starts_with(prefix)) {
            const std::size_t end = body.at() + body.rest().size();
            return Opened{dialect, {none, Scanner(text, body.at() + prefix.size(), end)}};
        }
    }
    return tl::unexpected(body.error(
        {INKLING_TR_NOOP("Phrases", "a link that holds the whole puzzle behind 'scl' or 'fpuz'"),
         {}}));
}

std::string frameSudokuPad(std::string_view, const std::string &written)
{
    std::string text = "https://sudokupad.app/?puzzleid=scl";
    for (const char character : lzPacked(written.substr(0, written.size() - 1))) {
        if (character == '+')
            text += "%2B";
        else if (character == '/')
            text += "%2F";
        else if (character == '=')
            text += "%3D";
        else
            text += character;
    }
    return text + '\n';
}

} // namespace inkling::exchange::json
