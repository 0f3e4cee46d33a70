// SPDX-License-Identifier: MIT
#include "exchange/json/formats.h"
#include "exchange/json/lzstring.h"
#include "exchange/json/sudokujson.h"
#include "exchange/runs.h"
#include "formats/linesource.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::json {

namespace {

constexpr std::array<std::string_view, 5> fPuzzlesMembers{"size", "grid", "killercage", "diagonal+",
                                                          "diagonal-"};
constexpr std::array<std::string_view, 9> fPuzzlesPassed{"title",
                                                         "author",
                                                         "ruleset",
                                                         "solution",
                                                         "successMessage",
                                                         "msgcorrect",
                                                         "disabledlogic",
                                                         "highlightConflicts",
                                                         "truecandidatesoptions"};
constexpr std::array<std::string_view, 1> editor{"f-puzzles.com"};
constexpr std::array<std::string_view, 3> players{"sudokupad.app", "crackingthecryptic.com",
                                                  "svencodes.com"};
constexpr std::array<std::string_view, 2> fPuzzlesPrefixes{"fpuzzles", "fpuz"};

/// Reads the digits that are given, and checks the boxes.
Fault readFPuzzlesGrid(const Node &grid, CagedSheet &sheet)
{
    std::vector<std::string> labels;
    const auto side = std::size_t(sheet.side());
    for (std::size_t i = 0; i < side * side; ++i) {
        const Node cell = grid[i / side][i % side];
        const Node region = cell["region"];
        const bool isNamed = cell.value().is_object() && cell.value().contains("region");
        labels.push_back(isNamed ? region.text().value_or("")
                                 : std::to_string(boxOf(PlaceId(i), sheet.side())));
        const Node value = cell["value"];
        if (cell["given"].isEmpty() || value.isEmpty())
            continue;
        const auto digit = value.text();
        if (!digit)
            return value.error({INKLING_TR_NOOP("Phrases", "a digit"), {}});
        sheet.setDigit(PlaceId(i), *digit, value.place());
    }
    return areBoxes(labels, sheet.side()) ? std::nullopt : Fault(grid.error(usualBoxes()));
}

Fault readFPuzzle(const Node &root, Filling &filling)
{
    if (auto error = beginSquare(root["grid"], filling))
        return error;
    if (auto error = unknownMember(root, fPuzzlesMembers, fPuzzlesPassed))
        return error;
    CagedSheet sheet(filling);
    if (auto error = readFPuzzlesGrid(root["grid"], sheet))
        return error;
    const bool hasRising = !root["diagonal+"].isEmpty();
    const bool hasFalling = !root["diagonal-"].isEmpty();
    if (auto error = chooseDiagonals(root[hasRising ? "diagonal+" : "diagonal-"], hasRising,
                                     hasFalling, filling))
        return error;
    const Node cages = root["killercage"];
    for (std::size_t i = 0; i < cages.size(); ++i) {
        if (auto error = readKillerCage(cages[i], sheet))
            return error;
    }
    return sheet.putSudoku();
}

} // namespace

Fault readFPuzzles(Source &source, Filling &filling)
{
    const auto document = Document::plain(source.body);
    return document ? readFPuzzle(document->root(), filling) : Fault(document.error());
}

Fault readFPuzzlesLink(Source &source, Filling &filling)
{
    auto text = unpacked(source.body.rest());
    if (!text) {
        return source.body.error(
            {INKLING_TR_NOOP("Phrases", "a whole link; this one is cut off or damaged"), {}});
    }
    const auto document = Document::packed(source.body, std::move(*text));
    return document ? readFPuzzle(document->root(), filling) : Fault(document.error());
}

Written writeFPuzzles(const Draft &draft)
{
    std::string text = "{\"size\":" + std::to_string(draft.size.rows) + ",\"grid\":["
                       + digitRows(draft, "\"value\":", ",\"given\":true") + ']';
    if (draft.options != 0)
        text += ",\"diagonal+\":true,\"diagonal-\":true";
    const auto cages = cageCells(draft);
    for (const auto &cells : cages) {
        text += &cells == &cages.front() ? ",\"killercage\":[{\"cells\":[" : ",{\"cells\":[";
        for (const PlaceId cell : cells) {
            const auto columns = PlaceId(draft.size.columns);
            text += cell == cells.front() ? "\"R" : ",\"R";
            text += std::to_string(cell / columns + 1) + 'C' + std::to_string(cell % columns + 1)
                    + '"';
        }
        text += ']';
        const std::string_view sum = partsOf(draft.texts[cells.front()]).sum;
        // A sum with a 0 before it would be read as another text.
        if (sum.size() > 1 && sum.front() == '0')
            return tl::unexpected(noSpelling(draft, cells.front()));
        if (!sum.empty())
            text.append(",\"value\":\"").append(sum).append("\"");
        text += '}';
    }
    return text + (cages.empty() ? "}\n" : "]}\n");
}

bool isFPuzzles(const Start &start)
{
    const std::size_t at = start.first.find_first_not_of(" \t");
    return at != start.first.npos && start.first[at] == '{'
           && holdsAll(start, {"\"size\"", "\"grid\""});
}

bool isFPuzzlesLink(const Start &start)
{
    if (isAt(start.first, editor))
        return true;
    const std::string_view payload = payloadOf(start.first).rest();
    return std::ranges::any_of(fPuzzlesPrefixes, [&](std::string_view prefix) {
        return isPacked(start.first, prefix)
               || (isAt(start.first, players) && payload.starts_with(prefix));
    });
}

tl::expected<Opened, ParseError> openFPuzzlesLink(const Format &format, std::string_view text)
{
    Scanner body = payloadOf(text);
    for (const std::string_view prefix : fPuzzlesPrefixes) {
        if (!isAt(text, editor) && body.rest().starts_with(prefix))
            body = Scanner(text, body.at() + prefix.size(), body.at() + body.rest().size());
    }
    return Opened{format.dialects.data(), {Scanner(text, 0, 0), body}};
}

std::string frameFPuzzlesLink(std::string_view, const std::string &written)
{
    return "https://f-puzzles.com/?load=" + lzPacked(written.substr(0, written.size() - 1)) + '\n';
}

} // namespace inkling::exchange::json
