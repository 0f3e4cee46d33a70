// SPDX-License-Identifier: MIT
#include "families/declared/stated/squares.h"

#include "puzzle/drafting.h"

#include <cmath>
#include <string>

namespace inkling::declared {

double Squares::distance(UnknownId a, UnknownId b) const
{
    const Point from = place(a);
    const Point to = place(b);
    return std::hypot(from.x - to.x, from.y - to.y);
}

std::vector<std::vector<int>> linesOf(const Squares &squares)
{
    std::vector<std::vector<int>> lines(std::size_t(squares.rows + squares.columns));
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        lines[std::size_t(squares.rowOf(cell))].push_back(cell);
        lines[std::size_t(squares.rows + squares.columnOf(cell))].push_back(cell);
    }
    return lines;
}

Phrase cellName(const Squares &squares, int cell)
{
    return {INKLING_TR_NOOP("Phrases", "row %1, column %2"),
            {std::to_string(squares.rowOf(cell) + 1), std::to_string(squares.columnOf(cell) + 1)}};
}

Phrase countOfCells(UnknownId count)
{
    if (count == 1)
        return {INKLING_TR_NOOP("Phrases", "1 cell"), {}};
    return {INKLING_TR_NOOP("Phrases", "%1 cells"), {std::to_string(count)}};
}

std::optional<Phrase> openFault(std::ptrdiff_t count)
{
    if (count == 0)
        return std::nullopt;
    if (count == 1)
        return Phrase{INKLING_TR_NOOP("Phrases", "one cell is empty"), {}};
    return Phrase{INKLING_TR_NOOP("Phrases", "%1 cells are empty"), {std::to_string(count)}};
}

std::vector<SheetPlace> cellPlaces(BoardSize size)
{
    std::vector<SheetPlace> places;
    places.reserve(std::size_t(size.rows) * std::size_t(size.columns));
    for (int r = 0; r < size.rows; ++r) {
        for (int c = 0; c < size.columns; ++c)
            places.push_back({PlaceRole::Cell, double(c), double(r)});
    }
    return places;
}

std::vector<Beat> beatsByRow(const Squares &squares)
{
    std::vector<Beat> beats(std::size_t(squares.rows));
    for (int cell = 0; cell < squares.cellCount(); ++cell)
        beats[std::size_t(squares.rowOf(cell))].elements.push_back(ElementId(cell));
    return beats;
}

} // namespace inkling::declared
