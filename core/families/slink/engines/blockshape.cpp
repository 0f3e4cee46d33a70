// SPDX-License-Identifier: MIT
#include "families/slink/engines/blockshape.h"

#include <algorithm>

namespace inkling::slink {

BlockShape::BlockShape(int rowCount, int columnCount)
    : rows(rowCount)
    , columns(columnCount)
{
    addEdges();
    addCells();
    addDots();
    addWays();
    for (std::size_t i = 0; i < edges.size(); ++i)
        addWaysByCount(1u << i);
    for (const Dot &dot : dots)
        addWaysByCount(dot.edges);
    for (const Cell &cell : cells) {
        addWaysByCount(cell.allEdges());
        for (int corner = 0; corner < 4; ++corner)
            addWaysByCount(cell.edgesAt(corner));
    }
}

/// An edge's bit, by its place in `edges`. Requires: it is of the block.
unsigned BlockShape::bit(const Edge &edge) const
{
    const int index = edge.horizontal
                          ? edge.row * columns + edge.column
                          : (rows + 1) * columns + edge.row * (columns + 1) + edge.column;
    return 1u << index;
}

void BlockShape::addEdges()
{
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c < columns; ++c)
            edges.push_back({true, r, c});
    }
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c <= columns; ++c)
            edges.push_back({false, r, c});
    }
}

void BlockShape::addCells()
{
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            cells.push_back({r,
                             c,
                             {bit({true, r, c}), bit({false, r, c + 1}), bit({true, r + 1, c}),
                              bit({false, r, c})}});
        }
    }
}

void BlockShape::addDots()
{
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c <= columns; ++c) {
            Dot dot{r, c, 0, {}};
            const auto add = [&](bool within, const Edge &edge) {
                if (within)
                    dot.edges |= bit(edge);
                else
                    dot.leading.push_back(edge);
            };
            add(r > 0, {false, r - 1, c});
            add(c < columns, {true, r, c});
            add(r < rows, {false, r, c});
            add(c > 0, {true, r, c - 1});
            dots.push_back(std::move(dot));
        }
    }
}

void BlockShape::addWays()
{
    for (unsigned way = 0; way < 1u << edges.size(); ++way) {
        const bool fits = std::ranges::all_of(dots, [&](const Dot &dot) {
            const int lines = edgeCountOf(way & dot.edges);
            return lines <= 2 && !(lines == 1 && dot.leading.empty());
        });
        if (!fits)
            continue;
        allWays.add(m_ways.size());
        m_ways.push_back(std::uint16_t(way));
        m_values.push_back(valuesOf(way));
    }
}

BlockShape::Values BlockShape::valuesOf(unsigned way) const
{
    Values values;
    for (std::size_t i = 0; i < edges.size(); ++i)
        values.addEdge(i, int(way >> i & 1));
    std::size_t place = 0;
    for (const Cell &cell : cells) {
        for (int corner = 0; corner < 4; ++corner)
            values.addCorner(place++, edgeCountOf(way & cell.edgesAt(corner)));
    }
    return values;
}

void BlockShape::addWaysByCount(unsigned edgeSet)
{
    WaysByCount &byCount = m_waysByCount.emplace_back();
    m_places[edgeSet] = std::uint8_t(m_waysByCount.size());
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        byCount[std::size_t(edgeCountOf(m_ways[i] & edgeSet))].add(i);
}

} // namespace inkling::slink
