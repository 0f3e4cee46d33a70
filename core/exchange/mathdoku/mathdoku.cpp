// SPDX-License-Identifier: MIT
#include "exchange/mathdoku/mathdoku.h"

#include "exchange/cagedsheet.h"
#include "exchange/runs.h"

#include <cmath>

namespace inkling::exchange::mathdoku {

namespace {

constexpr std::string_view digits = "0123456789";
/// The operators by their numbers; 0 is none.
constexpr std::string_view signs = " +-*/";
constexpr int mostCages = 100;
constexpr int mostTarget = 1'000'000'000;

/// The side of a board whose cells' numbers have this length; 0 if there is no such board.
int sideOf(std::size_t length)
{
    const auto side = std::size_t(std::lround(std::sqrt(double(length) / 2)));
    return 2 * side * side == length ? int(side) : 0;
}

/// A cage as the line has it, and where.
struct Cage
{
    std::string clue;
    Place place;
};

/// Reads ":0,3,1" into the cage with that number.
Fault readCage(Scanner part, std::vector<std::optional<Cage>> &cages)
{
    const std::size_t from = part.at();
    const auto take = [&](int most) {
        const auto number = part.takeNumber(most);
        if (part.peek() == ',')
            part.take();
        return number;
    };
    const auto id = take(mostCages - 1);
    const auto target = take(mostTarget);
    const auto sign = take(int(signs.size()) - 1);
    part.takeAll(" \t\r");
    if (!id || !target || !sign || !part.isAtEnd() || cages[std::size_t(*id)]) {
        part.takePart("");
        return part.error(
            from,
            {INKLING_TR_NOOP("Phrases", "a cage's number, target and operator, such as 0,12,3"),
             {}});
    }
    std::string clue = std::to_string(*target);
    if (*sign > 0)
        clue += signs[std::size_t(*sign)];
    cages[std::size_t(*id)] = Cage{std::move(clue), {part, from}};
    return std::nullopt;
}

} // namespace

Fault readLine(Source &source, Filling &filling)
{
    Scanner &body = source.body;
    body.takePart(":");
    Scanner cells = body.takePart(":");
    const std::size_t from = cells.at();
    const int side = sideOf(cells.rest().size());
    if (auto error = filling.begin({side, side}, body, from))
        return error;
    std::vector<std::optional<Cage>> cages(mostCages);
    while (!body.isAtEnd()) {
        if (auto error = readCage(body.takePart(":"), cages))
            return error;
    }
    std::vector<std::vector<PlaceId>> cellsOf(mostCages);
    for (PlaceId cell = 0; cell < filling.cellCount(); ++cell) {
        const int tens = cells.take() - '0';
        const int id = tens * 10 + cells.take() - '0';
        if (!cages[std::size_t(id)]) {
            return body.error(
                {INKLING_TR_NOOP("Phrases", "the clue of cage %1"), {std::to_string(id)}});
        }
        cellsOf[std::size_t(id)].push_back(cell);
    }
    CagedSheet sheet(filling);
    for (std::size_t id = 0; id < cages.size(); ++id) {
        if (cages[id])
            sheet.beginCage(cages[id]->clue, cages[id]->place);
        for (const PlaceId cell : cellsOf[id]) {
            if (auto error = sheet.addCell(cell, cages[id]->place))
                return error;
        }
    }
    return sheet.putKenken();
}

Written writeLine(const Draft &draft)
{
    const auto cages = cageCells(draft);
    std::vector<std::size_t> ids(draft.texts.size(), cages.size());
    std::string clues;
    for (std::size_t id = 0; id < cages.size(); ++id) {
        const PlaceId first = cages[id].front();
        const auto clue = cluePartsOf(draft, first);
        const bool isWhole = clue && !clue->number.empty()
                             && (clue->number.size() == 1 || clue->number.front() != '0');
        if (!isWhole || !numberOf(clue->number) || id >= std::size_t(mostCages))
            return tl::unexpected(noSpelling(draft, first));
        for (const PlaceId cell : cages[id])
            ids[cell] = id;
        const std::size_t sign = clue->sign == '\0' ? 0 : signs.find(clue->sign);
        clues += ':' + std::to_string(id) + ',';
        clues.append(clue->number).append(",").append(std::to_string(sign));
    }
    std::string text = "1:";
    for (std::size_t cell = 0; cell < ids.size(); ++cell) {
        if (ids[cell] == cages.size())
            return tl::unexpected(noSpelling(draft, cell));
        text += char('0' + ids[cell] / 10);
        text += char('0' + ids[cell] % 10);
    }
    return text + clues + '\n';
}

bool isLine(const Start &start)
{
    Scanner line(start.first);
    const bool hasDifficulty = !line.takeAll(digits).empty() && line.peek() == ':';
    if (!hasDifficulty)
        return false;
    line.take();
    const std::size_t length = line.takeAll(digits).size();
    if (length == 0 || sideOf(length) == 0 || line.peek() != ':')
        return false;
    line.take();
    return !line.takeAll(digits).empty() && line.peek() == ',';
}

} // namespace inkling::exchange::mathdoku
