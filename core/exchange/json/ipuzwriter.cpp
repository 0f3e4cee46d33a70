// SPDX-License-Identifier: MIT
#include "exchange/cagedsheet.h"
#include "exchange/json/formats.h"
#include "exchange/runs.h"

namespace inkling::exchange::json {

namespace {

struct Cage
{
    std::string value;
    char sign = '\0';
    std::vector<PlaceId> cells;
};

/// The text of a puzzle. `digits`: by cell, empty for none.
std::string textOf(BoardSize size, const std::vector<std::string_view> &kinds, bool hasBoxes,
                   const std::vector<std::string> &digits, const std::vector<Cage> &cages)
{
    std::string text = "{\n  \"version\": \"http://ipuz.org/v2\",\n  \"kind\": [";
    for (const std::string_view kind : kinds) {
        text += kind == kinds.front() ? "" : ", ";
        text += "\"http://ipuz.org/" + std::string(kind) + "#1\"";
    }
    text += ']';
    // Numbers of two digits are no characters.
    if (std::size_t(size.columns) <= boardDigits.size())
        text.append(",\n  \"charset\": \"")
            .append(boardDigits.substr(0, std::size_t(size.columns)))
            .append("\"");
    text += std::string(",\n  \"boxes\": ") + (hasBoxes ? "true" : "false");
    text += ",\n  \"puzzle\": [";
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        const bool isFirst = cell % std::size_t(size.columns) == 0;
        text += !isFirst ? ", " : cell == 0 ? "\n    [" : "],\n    [";
        text += digits[cell].empty() ? "0" : digits[cell];
    }
    text += "]\n  ]";
    for (const Cage &cage : cages) {
        text += &cage == &cages.front() ? ",\n  \"cages\": [\n    {" : ",\n    {";
        if (!cage.value.empty())
            text += "\"value\": " + cage.value + ", ";
        if (cage.sign != '\0')
            text += "\"operator\": \"" + std::string(1, cage.sign) + "\", ";
        for (const PlaceId cell : cage.cells) {
            const auto columns = PlaceId(size.columns);
            text += cell == cage.cells.front() ? "\"cells\": [[" : ", [";
            text += std::to_string(cell % columns) + ", " + std::to_string(cell / columns) + ']';
        }
        text += "]}";
    }
    return text + (cages.empty() ? "\n}\n" : "\n  ]\n}\n");
}

/// Whether a text is a number as JSON has it, and no longer than a reader may take.
bool isJsonNumber(std::string_view text)
{
    constexpr std::size_t mostDigits = 10;
    return text.size() <= mostDigits && (text.size() < 2 || text.front() != '0');
}

} // namespace

Written writeIpuzSudoku(const Draft &draft)
{
    std::vector<std::string> digits;
    for (const std::string &text : draft.texts)
        digits.emplace_back(partsOf(text).digit);
    std::vector<Cage> cages;
    for (auto &cells : cageCells(draft)) {
        const std::string sum(partsOf(draft.texts[cells.front()]).sum);
        if (!isJsonNumber(sum))
            return tl::unexpected(noSpelling(draft, cells.front()));
        cages.push_back({sum, sum.empty() ? '\0' : '+', std::move(cells)});
    }
    std::vector<std::string_view> kinds{"sudoku"};
    if (!cages.empty())
        kinds.push_back("sudoku/killersudoku");
    if (draft.options != 0)
        kinds.push_back("sudoku/diagonalsudoku");
    return textOf(draft.size, kinds, true, digits, cages);
}

Written writeIpuzKenken(const Draft &draft)
{
    std::vector<Cage> cages;
    for (auto &cells : cageCells(draft)) {
        const auto clue = cluePartsOf(draft, cells.front());
        if (!clue || !isJsonNumber(clue->number))
            return tl::unexpected(noSpelling(draft, cells.front()));
        cages.push_back({std::string(clue->number), clue->sign, std::move(cells)});
    }
    const std::vector<std::string> digits(draft.texts.size());
    return textOf(draft.size, {"sudoku", "sudoku/calcudoku"}, false, digits, cages);
}

} // namespace inkling::exchange::json
