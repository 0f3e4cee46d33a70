// SPDX-License-Identifier: MIT
#include "exchange/cagedsheet.h"
#include "exchange/json/sudokujson.h"
#include "exchange/penpa/numbering.h"
#include "exchange/penpa/packing.h"
#include "exchange/penpa/penpa.h"
#include "exchange/runs.h"

#include <nlohmann/json.hpp>

namespace inkling::exchange::penpa {

namespace {

using Json = nlohmann::ordered_json;

constexpr int cellPixels = 38;
constexpr int black = 1; ///< the style of a text on white
constexpr int white = 4; ///< of a text on black
constexpr int wall = 2;  ///< of a line

/// The parts of a layer that a puzzle is drawn with.
struct Layer
{
    Json number = Json::object();
    Json numberS = Json::object();
    Json symbol = Json::object();
    Json lineE = Json::object();
    Json killercages = Json::array();

    [[nodiscard]] Json json() const
    {
        const Json nothing = Json::object();
        const Json none = Json::array();
        const Json steps{{"__a", none}};
        return {{"command_redo", steps},   {"command_undo", steps},
                {"command_replay", steps}, {"surface", nothing},
                {"number", number},        {"numberS", numberS},
                {"symbol", symbol},        {"freeline", nothing},
                {"freelineE", nothing},    {"thermo", none},
                {"arrows", none},          {"direction", none},
                {"squareframe", none},     {"polygon", none},
                {"line", nothing},         {"lineE", lineE},
                {"wall", nothing},         {"cage", nothing},
                {"deletelineE", nothing},  {"killercages", killercages},
                {"nobulbthermo", none}};
    }
};

/// How the board is ruled: its lines, its dots and its frame, in Penpa's styles.
struct Ruling
{
    std::string_view lines = "1";
    std::string_view dots = "2";
    std::string_view frame = "1";
};

Json toolsOf(std::string_view tool, int style)
{
    return {{"edit_mode", tool},
            {"surface", {"", 1}},
            {"line", {"1", style}},
            {"lineE", {"1", style}},
            {"wall", {"", style}},
            {"cage", {"1", 10}},
            {"number", {"1", style - 1}},
            {"symbol", {"circle_L", 1}},
            {"special", {"thermo", ""}},
            {"board", {"", ""}},
            {"move", {"1", ""}},
            {"combi", {"battleship", ""}},
            {"sudoku", {"1", style == wall ? 1 : 9}},
            {"multicolor", {"", 1}}};
}

/// The lines of a drawing up to its tags. `tool`: what an answer is drawn with.
std::string linesOf(BoardSize size, const Layer &layer, std::string_view tool, Ruling ruling = {})
{
    const Numbering numbering(size);
    const auto middle = std::to_string(numbering.middle());
    std::string text = "square";
    for (const int number : {size.columns, size.rows, cellPixels, 0, 1, 1,
                             cellPixels * (size.columns + 1), cellPixels * (size.rows + 1)})
        text += ',' + std::to_string(number);
    text += ',' + middle + ',' + middle + ",0,0,0,0,Title: ,Author: ,,,OFF,false\n[0,0,0,0]\n";
    const Json mode{{"qa", "pu_a"},
                    {"grid", {ruling.lines, ruling.dots, ruling.frame}},
                    {"pu_q", toolsOf("number", wall)},
                    {"pu_a", toolsOf(tool, wall + 1)}};
    const std::string empty = Layer().json().dump() + '\n';
    text += mode.dump() + '\n' + layer.json().dump() + '\n' + empty;
    Json cells = Json::array();
    int before = 0;
    for (int cell = 0; cell < size.rows * size.columns; ++cell) {
        const int number = numbering.cell(PlaceId(cell));
        cells.push_back(number - before);
        before = number;
    }
    return text + cells.dump() + "\n[]\n{}\n\"x\"\n\"x\"\n[3,2,4]\n" + mode.dump() + "\n\"x\"\n0\n"
           + empty + empty + "{}\n";
}

/// The texts of cells in their middles.
Json numbersOf(const Draft &draft)
{
    Json numbers = Json::object();
    const Numbering numbering(draft.size);
    for (PlaceId cell = 0; cell < draft.texts.size(); ++cell) {
        if (!draft.texts[cell].empty())
            numbers[std::to_string(numbering.cell(cell))] = {draft.texts[cell], black, "1"};
    }
    return numbers;
}

void addWall(const Numbering &numbering, int row, int column, bool isBelow, Json &lines)
{
    const auto [first, second] = numbering.edge(row, column, isBelow);
    lines[std::to_string(first) + ',' + std::to_string(second)] = wall;
}

/// Lines between neighbours that are in different parts. `parts`: by cell.
template <typename Part>
Json wallsOf(BoardSize size, const std::vector<Part> &parts)
{
    Json lines = Json::object();
    const Numbering numbering(size);
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            const auto part
                = [&](int r, int c) { return parts[std::size_t(r * size.columns + c)]; };
            if (column + 1 < size.columns && part(row, column) != part(row, column + 1))
                addWall(numbering, row, column, false, lines);
            if (row + 1 < size.rows && part(row, column) != part(row + 1, column))
                addWall(numbering, row, column, true, lines);
        }
    }
    return lines;
}

/// An operator as people write it.
std::string_view shown(char sign)
{
    switch (sign) {
    case '*':
        return "\u00D7";
    case '-':
        return "\u2212";
    case '/':
        return "\u00F7";
    default:
        return sign == '+' ? "+" : "";
    }
}

Json cornerText(const std::string &text, int style = black)
{
    return {text, style};
}

} // namespace

Written writeSlither(const Draft &draft)
{
    Layer layer;
    layer.number = numbersOf(draft);
    return linesOf(draft.size, layer, "lineE", {.lines = "3", .dots = "1", .frame = "2"});
}

Written writeHitori(const Draft &draft)
{
    Layer layer;
    layer.number = numbersOf(draft);
    return linesOf(draft.size, layer, "surface");
}

Written writeMasyu(const Draft &draft)
{
    Layer layer;
    const Numbering numbering(draft.size);
    for (PlaceId cell = 0; cell < draft.texts.size(); ++cell) {
        const std::string &text = draft.texts[cell];
        if (!text.empty())
            layer.symbol[std::to_string(numbering.cell(cell))]
                = {text == "o" ? 1 : 2, "circle_L", 1};
    }
    return linesOf(draft.size, layer, "line", {.lines = "2"});
}

Written writeKakuro(const Draft &draft)
{
    Layer layer;
    const Numbering numbering(draft.size);
    for (PlaceId cell = 0; cell < draft.texts.size(); ++cell) {
        const std::string &text = draft.texts[cell];
        const std::size_t bar = text.find('\\');
        if (text.empty())
            continue;
        layer.symbol[std::to_string(numbering.cell(cell))] = {text == "#" ? 2 : 1, "kakuro", 2};
        if (text == "#")
            continue;
        if (text.size() == 1 || bar == text.npos)
            return tl::unexpected(noSpelling(draft, cell));
        const auto put = [&](const std::string &sum, Corner corner) {
            if (!sum.empty())
                layer.numberS[std::to_string(numbering.corner(cell, corner))]
                    = cornerText(sum, white);
        };
        put(text.substr(0, bar), BottomLeft);
        put(text.substr(bar + 1), TopRight);
    }
    return linesOf(draft.size, layer, "sudoku");
}

Written writeSudoku(const Draft &draft)
{
    if (auto reason = beyondTexts(draft, {.cages = true}))
        return tl::unexpected(std::move(*reason));
    Layer layer;
    const Numbering numbering(draft.size);
    Draft digits = draft;
    std::vector<int> boxes;
    for (PlaceId cell = 0; cell < draft.texts.size(); ++cell) {
        digits.texts[cell] = partsOf(draft.texts[cell]).digit;
        boxes.push_back(json::boxOf(cell, draft.size.rows));
    }
    layer.number = numbersOf(digits);
    layer.lineE = wallsOf(draft.size, boxes);
    for (const auto &cells : cageCells(draft)) {
        const std::string sum(partsOf(draft.texts[cells.front()]).sum);
        if (!sum.empty())
            layer.numberS[std::to_string(numbering.corner(cells.front(), TopLeft))]
                = cornerText(sum);
        Json cage = Json::array();
        for (const PlaceId cell : cells)
            cage.push_back(numbering.cell(cell));
        layer.killercages.push_back(std::move(cage));
    }
    return linesOf(draft.size, layer, "sudoku");
}

/// Cells that are in no cage cannot be told from cages of one cell.
Written writeKenken(const Draft &draft)
{
    Layer layer;
    const Numbering numbering(draft.size);
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        if (draft.cages[cell] == noCage)
            return tl::unexpected(noSpelling(draft, cell));
    }
    for (const auto &cells : cageCells(draft)) {
        const auto clue = cluePartsOf(draft, cells.front());
        if (!clue)
            return tl::unexpected(noSpelling(draft, cells.front()));
        if (!clue->number.empty())
            layer.numberS[std::to_string(numbering.corner(cells.front(), TopLeft))]
                = cornerText(std::string(clue->number) + std::string(shown(clue->sign)));
    }
    layer.lineE = wallsOf(draft.size, draft.cages);
    return linesOf(draft.size, layer, "sudoku");
}

std::string frameAddress(std::string_view name, const std::string &written)
{
    return "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
           + packed(written + Json(Json::array({name})).dump() + '\n') + '\n';
}

} // namespace inkling::exchange::penpa
