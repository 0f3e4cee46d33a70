// SPDX-License-Identifier: MIT
#include "families/slink/telling/words.h"

#include "families/slink/describing.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/tellable.h"

#include <algorithm>
#include <bit>

namespace inkling::slink {

namespace {

/// A side in words: "above", "on the right".
std::string_view sideWords(Side side)
{
    constexpr std::array names{
        INKLING_TR_NOOP("Phrases", "above"), INKLING_TR_NOOP("Phrases", "on the right"),
        INKLING_TR_NOOP("Phrases", "below"), INKLING_TR_NOOP("Phrases", "on the left")};
    return names[std::size_t(side)];
}

constexpr std::array cornerNames{
    INKLING_TR_NOOP("Phrases", "top left"), INKLING_TR_NOOP("Phrases", "top right"),
    INKLING_TR_NOOP("Phrases", "bottom right"), INKLING_TR_NOOP("Phrases", "bottom left")};

/// The words for a set of numbers of lines, by its bits.
constexpr std::array<std::string_view, 7> cornerCounts{
    "",
    INKLING_TR_NOOP("Phrases", "no line"),
    INKLING_TR_NOOP("Phrases", "one line"),
    INKLING_TR_NOOP("Phrases", "at most one line"),
    INKLING_TR_NOOP("Phrases", "two lines"),
    INKLING_TR_NOOP("Phrases", "none or two lines"),
    INKLING_TR_NOOP("Phrases", "at least one line"),
};

std::vector<std::string> spoken(const Grid &grid, int cell)
{
    return {std::to_string(cell / grid.columns + 1), std::to_string(cell % grid.columns + 1)};
}

/// The sides that a corner lies between: of a cell, or of a dot that quarter of it.
unsigned sidesOfCorner(int corner)
{
    return 1u << corner | 1u << (corner + 3) % 4;
}

std::vector<Side> listed(unsigned sides)
{
    std::vector<Side> list;
    for (unsigned side = 0; side < 4; ++side) {
        if ((sides >> side & 1) != 0)
            list.push_back(Side(side));
    }
    return list;
}

std::vector<std::string> sideNames(unsigned sides)
{
    std::vector<std::string> names;
    for (const Side side : listed(sides))
        names.emplace_back(sideWords(side));
    return names;
}

std::vector<ElementId> edgeElements(const Grid &grid, const Spot &spot, unsigned sides)
{
    std::vector<ElementId> elements;
    for (const Side side : listed(sides)) {
        if (const int edge = spot.edges(grid)[std::size_t(side)]; edge != nowhere)
            elements.push_back(edgeElement(grid, edge));
    }
    return elements;
}

/// The corner of a cell that a fact is about, as a spot sees it.
std::optional<int> cornerAt(const Terms &terms, const Spot &spot, const Subject &subject)
{
    if (subject.kind != Kind::Corner)
        return std::nullopt;
    if (!spot.isDot)
        return subject.index == spot.index ? std::optional(subject.part) : std::nullopt;
    const bool isHere = dotAtCorner(terms.grid, subject.index, Corner(subject.part)) == spot.index;
    return isHere ? std::optional((subject.part + 2) % 4) : std::nullopt;
}

Argument::Part noLinesWords(const Grid &grid, const Spot &spot, unsigned sides)
{
    constexpr std::array texts{INKLING_TR_NOOP("Phrases", "no line %1"),
                               INKLING_TR_NOOP("Phrases", "no line %1 or %2"),
                               INKLING_TR_NOOP("Phrases", "no line %1, %2 or %3"),
                               INKLING_TR_NOOP("Phrases", "no line on any side")};
    const auto names = sideNames(sides);
    return {{texts[names.size() - 1], names}, edgeElements(grid, spot, sides)};
}

/// Corners of a cell, a bit each, that all have such a number of lines.
Argument::Part cornersWords(const Grid &grid, int cell, unsigned corners, ValueSet counts)
{
    constexpr std::array texts{
        INKLING_TR_NOOP("Phrases", "%1 at its %2 corner"),
        INKLING_TR_NOOP("Phrases", "%1 at each of its %2 and %3 corners"),
        INKLING_TR_NOOP("Phrases", "%1 at each of its %2, %3 and %4 corners"),
        INKLING_TR_NOOP("Phrases", "%1 at each of its corners")};
    Argument::Part part{{{}, {std::string(cornerCounts[counts.bits()])}},
                        {cellElement(grid, cell)}};
    for (int corner = 0; corner < 4; ++corner) {
        if ((corners >> corner & 1) == 0)
            continue;
        part.words.arguments.emplace_back(cornerNames[std::size_t(corner)]);
        part.elements.push_back(dotElement(grid, dotAtCorner(grid, cell, Corner(corner))));
    }
    part.words.text = texts[part.words.arguments.size() - 2];
    return part;
}

/// A quarter round a dot in words, by how many of its two edges are lines.
Argument::Part quarterWords(const Grid &grid, const Spot &dot, int quarter, ValueSet counts)
{
    constexpr std::array<std::string_view, 7> texts{
        "",
        INKLING_TR_NOOP("Phrases", "no line %1 or %2"),
        INKLING_TR_NOOP("Phrases", "one line %1 or %2"),
        INKLING_TR_NOOP("Phrases", "at most one line %1 or %2"),
        INKLING_TR_NOOP("Phrases", "lines %1 and %2"),
        INKLING_TR_NOOP("Phrases", "none or both of the lines %1 and %2"),
        INKLING_TR_NOOP("Phrases", "at least one line %1 or %2"),
    };
    const unsigned sides = sidesOfCorner(quarter);
    return {{texts[counts.bits()], sideNames(sides)}, edgeElements(grid, dot, sides)};
}

} // namespace

std::array<int, 4> Spot::edges(const Grid &grid) const
{
    const int width = isDot ? grid.columns + 1 : grid.columns;
    return isDot ? edgesOfDot(grid, index / width, index % width)
                 : edgesOfCell(grid, index / width, index % width);
}

std::optional<EdgeCount> countAt(const Terms &terms, const Spot &spot, const Fact &fact)
{
    const Subject subject = terms.subject(fact.unknown);
    if (subject.kind == Kind::Edge) {
        const auto edges = spot.edges(terms.grid);
        const auto side = std::ranges::find(edges, subject.index);
        if (side == edges.end())
            return std::nullopt;
        return EdgeCount{1u << (side - edges.begin()), fact.possible};
    }
    if (const auto corner = cornerAt(terms, spot, subject))
        return EdgeCount{sidesOfCorner(*corner), fact.possible};
    return std::nullopt;
}

Argument::Part clueWords(const Clues &clues, int cell)
{
    auto arguments = spoken(clues.grid, cell);
    arguments.insert(arguments.begin(), std::to_string(clues.cells[std::size_t(cell)]));
    return {{INKLING_TR_NOOP("Phrases", "the %1 at row %2, column %3"), std::move(arguments)},
            {cellElement(clues.grid, cell)}};
}

Argument::Part cellWords(const Grid &grid, int cell)
{
    return {{INKLING_TR_NOOP("Phrases", "row %1, column %2"), spoken(grid, cell)},
            {cellElement(grid, cell)}};
}

Argument::Part dotWords(const Grid &grid, int dot)
{
    constexpr std::array texts{
        INKLING_TR_NOOP("Phrases", "the dot at the top left of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "the dot at the top right of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "the dot at the bottom left of row %1, column %2"),
        INKLING_TR_NOOP("Phrases", "the dot at the bottom right of row %1, column %2")};
    const int r = dot / (grid.columns + 1);
    const int c = dot % (grid.columns + 1);
    const bool isBottom = r == grid.rows;
    const bool isRight = c == grid.columns;
    return {{texts[(isBottom ? 2u : 0u) + (isRight ? 1u : 0u)],
             spoken(grid, grid.cell(r - (isBottom ? 1 : 0), c - (isRight ? 1 : 0)))},
            {dotElement(grid, dot)}};
}

Argument spotArgument(const Tellable &told, const Spot &spot)
{
    if (spot.isDot)
        return placesArgument({dotWords(told.grid(), spot.index)});
    // A clue that the step does not rest on is only a cell.
    const bool isClue = !told.clueCells().empty();
    return placesArgument(
        {isClue ? clueWords(told.clues, spot.index) : cellWords(told.grid(), spot.index)});
}

Argument cluesArgument(const Clues &clues, std::span<const int> cells)
{
    std::vector<Argument::Part> parts;
    for (const int cell : cells)
        parts.push_back(clueWords(clues, cell));
    return placesArgument(std::move(parts));
}

Argument cellsArgument(const Grid &grid, std::span<const int> cells)
{
    std::vector<Argument::Part> parts;
    for (const int cell : cells)
        parts.push_back(cellWords(grid, cell));
    return placesArgument(std::move(parts));
}

/// An edge is named from the cell below it or to its right, at the far borders and where the other is one of
/// these, from that.
static Argument::Part fromItsCell(const Grid &grid, int edge,
                                  const std::array<std::string_view, 4> &texts,
                                  std::span<const int> cells = {})
{
    const auto [first, second] = cellsOfEdge(grid, edge);
    const auto isOneOf = [&](int cell) { return std::ranges::find(cells, cell) != cells.end(); };
    const bool isSecond = second != nowhere && (isOneOf(second) || !isOneOf(first));
    const bool isHorizontal = grid.isHorizontal(edge);
    const std::size_t side = isSecond ? (isHorizontal ? 0u : 3u) : isHorizontal ? 2u : 1u;
    return {{texts[side], spoken(grid, isSecond ? second : first)}, {edgeElement(grid, edge)}};
}

Argument::Part edgeWords(const Grid &grid, int edge)
{
    return fromItsCell(grid, edge,
                       {INKLING_TR_NOOP("Phrases", "above row %1, column %2"),
                        INKLING_TR_NOOP("Phrases", "right of row %1, column %2"),
                        INKLING_TR_NOOP("Phrases", "below row %1, column %2"),
                        INKLING_TR_NOOP("Phrases", "left of row %1, column %2")});
}

Argument::Part edgeFactWords(const Grid &grid, int edge, bool isLine, std::span<const int> cells)
{
    if (!isLine) {
        return fromItsCell(grid, edge,
                           {INKLING_TR_NOOP("Phrases", "no line above row %1, column %2"),
                            INKLING_TR_NOOP("Phrases", "no line right of row %1, column %2"),
                            INKLING_TR_NOOP("Phrases", "no line below row %1, column %2"),
                            INKLING_TR_NOOP("Phrases", "no line left of row %1, column %2")},
                           cells);
    }
    return fromItsCell(grid, edge,
                       {INKLING_TR_NOOP("Phrases", "a line above row %1, column %2"),
                        INKLING_TR_NOOP("Phrases", "a line right of row %1, column %2"),
                        INKLING_TR_NOOP("Phrases", "a line below row %1, column %2"),
                        INKLING_TR_NOOP("Phrases", "a line left of row %1, column %2")},
                       cells);
}

Argument::Part factWords(const Terms &terms, const Fact &fact)
{
    const Grid &grid = terms.grid;
    const Subject subject = terms.subject(fact.unknown);
    switch (subject.kind) {
    case Kind::Edge:
        return edgeFactWords(grid, subject.index, fact.possible == ValueSet::only(line));
    case Kind::Cell:
        return {describeFact(terms, fact), {cellElement(grid, subject.index)}};
    case Kind::Corner:
        return {describeFact(terms, fact),
                {cellElement(grid, subject.index),
                 dotElement(grid, dotAtCorner(grid, subject.index, Corner(subject.part)))}};
    case Kind::Diagonal:
    case Kind::Neighbours:
    case Kind::Opposites:
        break;
    }
    const auto [first, second] = cellsOfPair(grid, subject);
    return {describeFact(terms, fact), {cellElement(grid, first), cellElement(grid, second)}};
}

Argument factsArgument(const Terms &terms, std::span<const Fact> facts)
{
    std::vector<Argument::Part> parts;
    for (const Fact &fact : facts)
        parts.push_back(factWords(terms, fact));
    return placesArgument(std::move(parts));
}

Argument edgeFactsArgument(const Grid &grid, std::span<const Fact> facts,
                           std::span<const int> cells)
{
    std::vector<Argument::Part> parts;
    for (const Fact &fact : facts)
        parts.push_back(
            edgeFactWords(grid, int(fact.unknown), fact.possible == ValueSet::only(line), cells));
    return placesArgument(std::move(parts));
}

Argument sidesArgument(const Grid &grid, const Spot &spot, unsigned sides)
{
    std::vector<Argument::Part> parts;
    for (const Side side : listed(sides))
        parts.push_back({{sideWords(side), {}}, edgeElements(grid, spot, 1u << unsigned(side))});
    return placesArgument(std::move(parts));
}

Argument fromArgument(const Grid &grid, int dot, Side side)
{
    constexpr std::array texts{
        INKLING_TR_NOOP("Phrases", "from above"), INKLING_TR_NOOP("Phrases", "from the right"),
        INKLING_TR_NOOP("Phrases", "from below"), INKLING_TR_NOOP("Phrases", "from the left")};
    return placeArgument({texts[std::size_t(side)], {}},
                         edgeElements(grid, {true, dot}, 1u << unsigned(side)));
}

Argument cornerArgument(const Grid &grid, int cell, Corner corner)
{
    return placeArgument({cornerNames[std::size_t(corner)], {}},
                         {dotElement(grid, dotAtCorner(grid, cell, corner))});
}

Argument colourArgument(int colour)
{
    return wordsArgument(colour == inside ? INKLING_TR_NOOP("Phrases", "inside")
                                          : INKLING_TR_NOOP("Phrases", "outside"));
}

Argument aroundArgument(const Terms &terms, const Spot &spot, std::span<const Fact> facts)
{
    const Grid &grid = terms.grid;
    unsigned lines = 0;
    unsigned crosses = 0;
    std::array<unsigned, 8> corners{}; // by their numbers of lines
    std::vector<Argument::Part> parts;
    for (const Fact &fact : facts) {
        const auto count = countAt(terms, spot, fact);
        const auto corner = cornerAt(terms, spot, terms.subject(fact.unknown));
        if (!count)
            parts.push_back(factWords(terms, fact));
        else if (corner)
            corners[fact.possible.bits() & 7] |= 1u << *corner;
        else
            (fact.possible == ValueSet::only(line) ? lines : crosses) |= count->edges;
    }
    for (std::size_t counts = 1; counts < 7; ++counts) {
        for (int corner = 0; spot.isDot && corner < 4; ++corner) {
            if ((corners[counts] >> corner & 1) != 0)
                parts.insert(parts.begin(), quarterWords(grid, spot, corner, ValueSet(counts)));
        }
        if (!spot.isDot && corners[counts] != 0)
            parts.insert(parts.begin(),
                         cornersWords(grid, spot.index, corners[counts], ValueSet(counts)));
    }
    if (crosses != 0)
        parts.insert(parts.begin(), noLinesWords(grid, spot, crosses));
    if (lines != 0)
        parts.insert(parts.begin(), linesWords(grid, spot, lines));
    return placesArgument(std::move(parts));
}

Argument::Part linesWords(const Grid &grid, const Spot &spot, unsigned sides)
{
    constexpr std::array texts{INKLING_TR_NOOP("Phrases", "no line"),
                               INKLING_TR_NOOP("Phrases", "a line %1"),
                               INKLING_TR_NOOP("Phrases", "lines %1 and %2"),
                               INKLING_TR_NOOP("Phrases", "lines %1, %2 and %3"),
                               INKLING_TR_NOOP("Phrases", "lines on every side")};
    const auto names = sideNames(sides);
    return {{texts[names.size()], names}, edgeElements(grid, spot, sides)};
}

} // namespace inkling::slink
