// SPDX-License-Identifier: MIT
#include "exchange/cagedsheet.h"
#include "exchange/runs.h"
#include "exchange/xml/ksudoku.h"

namespace inkling::exchange::xml {

namespace {

/// The number that a cell has in the file, down the columns.
int numberIn(PlaceId cell, int order)
{
    return int(cell) % order * order + int(cell) / order;
}

std::string cellsText(const std::vector<PlaceId> &cells, int order)
{
    std::string text = " ";
    for (const PlaceId cell : cells)
        text += std::to_string(numberIn(cell, order)) + ' ';
    return text;
}

std::string clique(const std::vector<PlaceId> &cells, int order)
{
    return "    <clique size=\"" + std::to_string(cells.size()) + "\">" + cellsText(cells, order)
           + "</clique>\n";
}

std::string cage(std::string_view value, char sign, const std::vector<PlaceId> &cells, int order)
{
    constexpr std::string_view signs = "/-*+";
    const std::size_t found = signs.find(sign);
    std::string text = "    <cage operator=\"";
    text += std::to_string(found == signs.npos ? 0 : found + 1);
    text.append("\" value=\"").append(value).append("\" size=\"");
    text += std::to_string(cells.size()) + "\">";
    return text + cellsText(cells, order) + "</cage>\n";
}

/// The whole file. `kind`: the specific type; `groups`: the number of rows, columns and so on.
std::string fileOf(int order, std::string_view kind, int groups, const std::string &inGraph,
                   const std::vector<std::string> &digits)
{
    std::string values(digits.size(), '_');
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        if (!digits[cell].empty())
            values[std::size_t(numberIn(PlaceId(cell), order))] = char('a' + digits[cell][0] - '0');
    }
    const std::string side = std::to_string(order);
    std::string text = "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\" msecs-elapsed=\"0\">\n"
                       "  <puzzle>\n   <graph order=\"";
    text += side + "\" type=\"custom\" specific-type=\"";
    text.append(kind).append("\" name=\"").append(kind).append("\" ncliques=\"");
    text += std::to_string(groups) + "\" sizeX=\"" + side + "\" sizeY=\"" + side;
    text += "\" sizeZ=\"1\">\n" + inGraph + "   </graph>\n   <values>" + values;
    return text + "</values>\n  </puzzle>\n  <history/>\n </game>\n</ksudoku>\n";
}

} // namespace

Written writeKSudoku(const Draft &draft)
{
    constexpr int withoutBoxes = 6;
    const int order = draft.size.rows;
    const auto side = PlaceId(order);
    const bool hasDiagonals = draft.options != 0;
    std::string graph = "    <sudokugroups at=\"0\" withblocks=\"";
    graph += order == withoutBoxes ? "0\"/>\n" : "1\"/>\n";
    // KSudoku's own boxes are squares.
    for (PlaceId box = 0; order == withoutBoxes && box < side; ++box) {
        std::vector<PlaceId> cells;
        for (PlaceId i = 0; i < side; ++i)
            cells.push_back((box / 2 * 2 + i / 3) * side + box % 2 * 3 + i % 3);
        graph += clique(cells, order);
    }
    std::vector<PlaceId> falling;
    std::vector<PlaceId> rising;
    for (PlaceId i = 0; i < side; ++i) {
        falling.push_back(i * side + i);
        rising.push_back(i * side + side - 1 - i);
    }
    if (hasDiagonals)
        graph += clique(falling, order) + clique(rising, order);
    const auto cages = cageCells(draft);
    for (const auto &cells : cages) {
        const std::string_view sum = partsOf(draft.texts[cells.front()]).sum;
        if (sum.empty() || (sum.size() > 1 && sum.front() == '0'))
            return tl::unexpected(noSpelling(draft, cells.front()));
        graph += cage(sum, '+', cells, order);
    }
    std::vector<std::string> digits;
    for (const std::string &text : draft.texts)
        digits.emplace_back(partsOf(text).digit);
    const std::string_view kind = !cages.empty() ? "KillerSudoku"
                                  : hasDiagonals ? "XSudoku"
                                                 : "Plain";
    return fileOf(order, kind, 3 * order + (hasDiagonals ? 2 : 0), graph, digits);
}

Written writeMathdoku(const Draft &draft)
{
    constexpr int largestOrder = 9;
    const int order = draft.size.rows;
    if (order > largestOrder)
        return tl::unexpected(noSuchSize(draft.size));
    std::string graph = "    <sudokugroups at=\"0\" withblocks=\"0\"/>\n";
    for (const auto &cells : cageCells(draft)) {
        const auto clue = cluePartsOf(draft, cells.front());
        const bool isOpen = clue && clue->sign == '\0' && cells.size() > 1;
        if (!clue || isOpen || clue->number.empty()
            || (clue->number.size() > 1 && clue->number.front() == '0'))
            return tl::unexpected(noSpelling(draft, cells.front()));
        graph += cage(clue->number, clue->sign, cells, order);
    }
    return fileOf(order, "Mathdoku", 2 * order, graph,
                  std::vector<std::string>(draft.texts.size()));
}

} // namespace inkling::exchange::xml
