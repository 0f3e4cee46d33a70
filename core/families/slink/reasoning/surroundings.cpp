// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/surroundings.h"

namespace inkling::slink {

namespace {

constexpr unsigned allEdges = 0b1111;

/// The edges of one corner: two that follow each other, clockwise, the second of them `edge`.
unsigned cornerEdges(int edge)
{
    return 1u << edge | 1u << (edge + 3) % 4;
}

void addEdge(FourWays &ways, const Knowledge &knowledge, int edge, unsigned bit)
{
    if (edge == nowhere)
        return ways.addPlain(waysWithCount(bit, cross));
    const Fact fact = knowledge.fact(UnknownId(edge));
    if (fact.possible.single())
        ways.addFact(fact, waysWithCount(bit, fact.possible.value()));
    else
        ways.ask(fact.unknown, std::span(waysTable[bit]).first<2>());
}

void addCorner(FourWays &ways, const Knowledge &knowledge, UnknownId corner, unsigned edges)
{
    const Fact fact = knowledge.fact(corner);
    if (fact.possible != ValueSet::first(3))
        ways.addFact(fact, waysWithCount(edges, fact.possible));
    if (!fact.possible.single())
        ways.ask(corner, std::span(waysTable[edges]).first<3>());
}

void addPair(FourWays &ways, const Knowledge &knowledge, UnknownId pair, unsigned edges)
{
    const Ways odd = waysWithCount(edges, 1);
    const std::array<Ways, 2> waysOfValue{odd, Ways(~odd)};
    const Fact fact = knowledge.fact(pair);
    if (fact.possible.single())
        ways.addFact(fact, waysOfValue[std::size_t(fact.possible.value())]);
    else
        ways.ask(pair, waysOfValue);
}

} // namespace

std::array<int, 4> edgesOfCell(const Grid &grid, int r, int c)
{
    return {grid.horizontal(r, c), grid.vertical(r, c + 1), grid.horizontal(r + 1, c),
            grid.vertical(r, c)};
}

std::array<int, 4> edgesOfDot(const Grid &grid, int r, int c)
{
    return {r > 0 ? grid.vertical(r - 1, c) : nowhere,
            c < grid.columns ? grid.horizontal(r, c) : nowhere,
            r < grid.rows ? grid.vertical(r, c) : nowhere,
            c > 0 ? grid.horizontal(r, c - 1) : nowhere};
}

std::array<int, 4> neighbours(const Grid &grid, int r, int c)
{
    const auto cell = [&](int row, int column) {
        return grid.contains(row, column) ? grid.cell(row, column) : nowhere;
    };
    return {cell(r - 1, c), cell(r, c + 1), cell(r + 1, c), cell(r, c - 1)};
}

std::array<int, 2> cellsOfEdge(const Grid &grid, int edge)
{
    const auto cell = [&](int row, int column) {
        return grid.contains(row, column) ? grid.cell(row, column) : nowhere;
    };
    if (grid.isHorizontal(edge)) {
        const int r = edge / grid.columns;
        const int c = edge % grid.columns;
        return {cell(r - 1, c), cell(r, c)};
    }
    const int r = (edge - grid.horizontalCount()) / (grid.columns + 1);
    const int c = (edge - grid.horizontalCount()) % (grid.columns + 1);
    return {cell(r, c - 1), cell(r, c)};
}

std::array<int, 2> cellsOfPair(const Grid &grid, const Subject &pair)
{
    if (pair.kind == Kind::Neighbours)
        return cellsOfEdge(grid, pair.index);
    if (pair.kind == Kind::Opposites) {
        const auto cells = neighbours(grid, pair.index / grid.columns, pair.index % grid.columns);
        return {cells[std::size_t(pair.part)], cells[std::size_t(pair.part) + 2]};
    }
    const int r = pair.index / (grid.columns + 1);
    const int c = pair.index % (grid.columns + 1);
    if (Diagonal(pair.part) == Diagonal::Falling)
        return {grid.cell(r - 1, c - 1), grid.cell(r, c)};
    return {grid.cell(r - 1, c), grid.cell(r, c - 1)};
}

std::array<int, 2> dotsOfEdge(const Grid &grid, int edge)
{
    if (grid.isHorizontal(edge)) {
        const int dot = grid.dot(edge / grid.columns, edge % grid.columns);
        return {dot, dot + 1};
    }
    const int dot = edge - grid.horizontalCount();
    return {dot, dot + grid.columns + 1};
}

FourWays waysRoundCell(const Clues &clues, const Terms &terms, const Knowledge &knowledge, int cell)
{
    const Grid &grid = terms.grid;
    FourWays ways(terms);
    if (const int clue = clues.cells[std::size_t(cell)]; clue != blank)
        ways.addConstraint(terms.clue(cell), waysWithCount(allEdges, clue));
    const auto edges = edgesOfCell(grid, cell / grid.columns, cell % grid.columns);
    for (int i = 0; i < 4; ++i)
        addEdge(ways, knowledge, edges[std::size_t(i)], 1u << i);
    // The corner north-west stands between the edges left and top, and so on round.
    for (int i = 0; i < 4; ++i)
        addCorner(ways, knowledge, terms.corner(cell, Corner(i)), cornerEdges(i));
    return ways;
}

FourWays waysRoundDot(const Terms &terms, const Knowledge &knowledge, int dot)
{
    const Grid &grid = terms.grid;
    const int r = dot / (grid.columns + 1);
    const int c = dot % (grid.columns + 1);
    FourWays ways(terms);
    ways.addConstraint(terms.dot(dot), waysWithCount(allEdges, ValueSet(0b101)));
    const auto edges = edgesOfDot(grid, r, c);
    for (int i = 0; i < 4; ++i)
        addEdge(ways, knowledge, edges[std::size_t(i)], 1u << i);
    // Clockwise from the cell between the edges left and up, each with the corner that it has here.
    constexpr std::array<std::array<int, 2>, 4> cells{{{-1, -1}, {-1, 0}, {0, 0}, {0, -1}}};
    constexpr std::array corners{Corner::SouthEast, Corner::SouthWest, Corner::NorthWest,
                                 Corner::NorthEast};
    for (int i = 0; i < 4; ++i) {
        const auto [dr, dc] = cells[std::size_t(i)];
        if (grid.contains(r + dr, c + dc)) {
            addCorner(ways, knowledge,
                      terms.corner(grid.cell(r + dr, c + dc), corners[std::size_t(i)]),
                      cornerEdges(i));
        }
    }
    if (r > 0 && r < grid.rows && c > 0 && c < grid.columns) {
        addPair(ways, knowledge, terms.pair(r, c, Diagonal::Falling), cornerEdges(1));
        addPair(ways, knowledge, terms.pair(r, c, Diagonal::Rising), cornerEdges(2));
    }
    return ways;
}

} // namespace inkling::slink
