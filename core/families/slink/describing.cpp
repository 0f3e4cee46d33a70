// SPDX-License-Identifier: MIT
#include "families/slink/describing.h"

#include "families/slink/places.h"
#include "families/slink/puzzle.h"

#include <array>

namespace inkling::slink {

namespace {

std::array<std::string, 2> spoken(RowColumn place)
{
    return {std::to_string(place.row + 1), std::to_string(place.column + 1)};
}

Phrase phrase(std::string_view text, RowColumn place)
{
    const auto [row, column] = spoken(place);
    return {text, {row, column}};
}

Phrase phrase(std::string_view text, RowColumn first, RowColumn second)
{
    const auto [row, column] = spoken(first);
    const auto [otherRow, otherColumn] = spoken(second);
    return {text, {row, column, otherRow, otherColumn}};
}

Phrase describeEdgeFact(const Grid &grid, int edge, bool isLine)
{
    const auto [r, c] = edgePlace(grid, edge);
    if (grid.isHorizontal(edge)) {
        if (r < grid.rows)
            return phrase(isLine ? INKLING_TR_NOOP("Phrases", "line above row %1, column %2")
                                 : INKLING_TR_NOOP("Phrases", "cross above row %1, column %2"),
                          {r, c});
        return phrase(isLine ? INKLING_TR_NOOP("Phrases", "line below row %1, column %2")
                             : INKLING_TR_NOOP("Phrases", "cross below row %1, column %2"),
                      {r - 1, c});
    }
    if (c < grid.columns)
        return phrase(isLine ? INKLING_TR_NOOP("Phrases", "line left of row %1, column %2")
                             : INKLING_TR_NOOP("Phrases", "cross left of row %1, column %2"),
                      {r, c});
    return phrase(isLine ? INKLING_TR_NOOP("Phrases", "line right of row %1, column %2")
                         : INKLING_TR_NOOP("Phrases", "cross right of row %1, column %2"),
                  {r, c - 1});
}

Phrase clauseOfEdge(const Grid &grid, int edge, bool isLine)
{
    const auto [r, c] = edgePlace(grid, edge);
    if (grid.isHorizontal(edge)) {
        if (r < grid.rows)
            return phrase(isLine
                              ? INKLING_TR_NOOP("Phrases", "a line runs above row %1, column %2")
                              : INKLING_TR_NOOP("Phrases", "no line runs above row %1, column %2"),
                          {r, c});
        return phrase(isLine ? INKLING_TR_NOOP("Phrases", "a line runs below row %1, column %2")
                             : INKLING_TR_NOOP("Phrases", "no line runs below row %1, column %2"),
                      {r - 1, c});
    }
    if (c < grid.columns)
        return phrase(isLine ? INKLING_TR_NOOP("Phrases", "a line runs left of row %1, column %2")
                             : INKLING_TR_NOOP("Phrases", "no line runs left of row %1, column %2"),
                      {r, c});
    return phrase(isLine ? INKLING_TR_NOOP("Phrases", "a line runs right of row %1, column %2")
                         : INKLING_TR_NOOP("Phrases", "no line runs right of row %1, column %2"),
                  {r, c - 1});
}

/// "top left", and the cell.
std::vector<std::string> cornerNames(const Grid &grid, const Subject &corner)
{
    constexpr std::array names{
        INKLING_TR_NOOP("Phrases", "top left"), INKLING_TR_NOOP("Phrases", "top right"),
        INKLING_TR_NOOP("Phrases", "bottom right"), INKLING_TR_NOOP("Phrases", "bottom left")};
    const auto [row, column] = spoken(cellPlace(grid, corner.index));
    return {names[std::size_t(corner.part)], row, column};
}

Phrase clauseOfCorner(const Grid &grid, const Subject &corner, ValueSet lines)
{
    constexpr std::array<std::string_view, 8> texts{
        INKLING_TR_NOOP("Phrases", "the %1 corner of row %2, column %3 is impossible"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 has no line at its %1 corner"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 has one line at its %1 corner"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 has at most one line at its %1 corner"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 has two lines at its %1 corner"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 has none or two lines at its %1 corner"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 has at least one line at its %1 corner"),
        INKLING_TR_NOOP("Phrases", "row %2, column %3 may have any lines at its %1 corner"),
    };
    return {texts[lines.bits() & 7], cornerNames(grid, corner)};
}

Phrase describeCornerFact(const Grid &grid, const Subject &corner, ValueSet lines)
{
    constexpr std::array<std::string_view, 8> texts{
        INKLING_TR_NOOP("Phrases", "the %1 corner of row %2, column %3 is impossible"),
        INKLING_TR_NOOP("Phrases", "no line at the %1 corner of row %2, column %3"),
        INKLING_TR_NOOP("Phrases", "one line at the %1 corner of row %2, column %3"),
        INKLING_TR_NOOP("Phrases", "at most one line at the %1 corner of row %2, column %3"),
        INKLING_TR_NOOP("Phrases", "two lines at the %1 corner of row %2, column %3"),
        INKLING_TR_NOOP("Phrases", "none or two lines at the %1 corner of row %2, column %3"),
        INKLING_TR_NOOP("Phrases", "at least one line at the %1 corner of row %2, column %3"),
        INKLING_TR_NOOP("Phrases", "any lines at the %1 corner of row %2, column %3"),
    };
    return {texts[lines.bits() & 7], cornerNames(grid, corner)};
}

} // namespace

Phrase describeEdge(const Grid &grid, int edge)
{
    const auto [r, c] = edgePlace(grid, edge);
    if (grid.isHorizontal(edge)) {
        return r < grid.rows
                   ? phrase(INKLING_TR_NOOP("Phrases", "edge above row %1, column %2"), {r, c})
                   : phrase(INKLING_TR_NOOP("Phrases", "edge below row %1, column %2"), {r - 1, c});
    }
    return c < grid.columns
               ? phrase(INKLING_TR_NOOP("Phrases", "edge left of row %1, column %2"), {r, c})
               : phrase(INKLING_TR_NOOP("Phrases", "edge right of row %1, column %2"), {r, c - 1});
}

Phrase describeDot(const Grid &grid, int dot)
{
    const auto [r, c] = dotPlace(grid, dot);
    if (r < grid.rows) {
        return c < grid.columns
                   ? phrase(INKLING_TR_NOOP("Phrases", "dot top left of row %1, column %2"), {r, c})
                   : phrase(INKLING_TR_NOOP("Phrases", "dot top right of row %1, column %2"),
                            {r, c - 1});
    }
    return c < grid.columns
               ? phrase(INKLING_TR_NOOP("Phrases", "dot bottom left of row %1, column %2"),
                        {r - 1, c})
               : phrase(INKLING_TR_NOOP("Phrases", "dot bottom right of row %1, column %2"),
                        {r - 1, c - 1});
}

Phrase faultAtDot(const Grid &grid, int dot, int lines)
{
    static constexpr std::array ends{
        INKLING_TR_NOOP("Phrases", "the loop ends at the top left corner of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "the loop ends at the top right corner of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "the loop ends at the bottom left corner of row %1, column %2"),
        INKLING_TR_NOOP("Phrases",
                        "the loop ends at the bottom right corner of row %1, column %2")};
    static constexpr std::array branches{
        INKLING_TR_NOOP("Phrases", "%3 lines meet at the top left corner of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "%3 lines meet at the top right corner of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "%3 lines meet at the bottom left corner of row %1, column %2"),
        INKLING_TR_NOOP("Phrases",
                        "%3 lines meet at the bottom right corner of row %1, column %2")};
    const auto [r, c] = dotPlace(grid, dot);
    const bool isBelow = r == grid.rows;
    const bool isRight = c == grid.columns;
    const std::size_t corner = (isBelow ? 2 : 0) + (isRight ? 1 : 0);
    Phrase fault = phrase(lines == 1 ? ends[corner] : branches[corner],
                          {r - (isBelow ? 1 : 0), c - (isRight ? 1 : 0)});
    fault.arguments.push_back(std::to_string(lines));
    return fault;
}

Phrase describeFact(const Terms &terms, const Fact &fact)
{
    const Grid &grid = terms.grid;
    const Subject subject = terms.subject(fact.unknown);
    const bool yes = fact.possible == ValueSet::only(1);
    switch (subject.kind) {
    case Kind::Edge:
        return describeEdgeFact(grid, subject.index, yes);
    case Kind::Cell:
        return phrase(yes ? INKLING_TR_NOOP("Phrases", "row %1, column %2 is inside")
                          : INKLING_TR_NOOP("Phrases", "row %1, column %2 is outside"),
                      cellPlace(grid, subject.index));
    case Kind::Corner:
        return describeCornerFact(grid, subject, fact.possible);
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites: {
        const auto [first, second] = pairPlaces(grid, subject);
        return phrase(
            yes ? INKLING_TR_NOOP("Phrases",
                                  "row %1, column %2 and row %3, column %4 are on the same side")
                : INKLING_TR_NOOP("Phrases",
                                  "row %1, column %2 and row %3, column %4 are on different sides"),
            first, second);
    }
    }
    return {};
}

Phrase clauseOf(const Terms &terms, const Fact &fact)
{
    const Subject subject = terms.subject(fact.unknown);
    if (subject.kind == Kind::Edge)
        return clauseOfEdge(terms.grid, subject.index, fact.possible == ValueSet::only(line));
    if (subject.kind == Kind::Corner)
        return clauseOfCorner(terms.grid, subject, fact.possible);
    return describeFact(terms, fact);
}

} // namespace inkling::slink
