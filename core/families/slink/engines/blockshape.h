// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

namespace inkling::slink {

/// A block of up to 2 x 2 cells: its edges, its dots, and all ways to draw its edges. A way leaves
/// no dot with three or four lines, and no dot whose edges all lie in the block with one line.
class BlockShape
{
public:
    /// An edge of the block, at its left or upper dot. All rows and columns count from the block's
    /// north-west dot.
    struct Edge
    {
        bool horizontal;
        int row;
        int column;
    };
    struct Dot
    {
        int row;
        int column;
        unsigned edges;            ///< the dot's edges in the block, a bit each
        std::vector<Edge> leading; ///< the dot's edges outside the block
    };
    struct Cell
    {
        int row;
        int column;
        std::array<unsigned, 4> edges; ///< top, right, bottom, left: one bit each

        [[nodiscard]] unsigned allEdges() const
        {
            return edges[0] | edges[1] | edges[2] | edges[3];
        }
        /// The two edges at a corner; corners count clockwise from north-west.
        [[nodiscard]] unsigned edgesAt(int corner) const
        {
            return edges[std::size_t(corner)] | edges[std::size_t(corner + 3) % 4];
        }
    };

    /// A set of ways, by their numbers.
    class WaySet
    {
    public:
        void add(std::size_t way) { m_words[way / 64] |= std::uint64_t{1} << way % 64; }
        void remove(const WaySet &others)
        {
            for (std::size_t i = 0; i < m_words.size(); ++i)
                m_words[i] &= ~others.m_words[i];
        }
        template <typename Call>
        void forEach(const Call &call) const
        {
            for (std::size_t i = 0; i < m_words.size(); ++i) {
                for (std::uint64_t left = m_words[i]; left != 0; left &= left - 1)
                    call(i * 64 + std::size_t(std::countr_zero(left)));
            }
        }

    private:
        std::array<std::uint64_t, 18> m_words{}; // a block of 2 x 2 has 1120 ways
    };
    /// The values that edges have, and the numbers of lines at corners, in some ways; none without
    /// ways.
    class Values
    {
    public:
        void addEdge(std::size_t edge, int value)
        {
            m_edges |= std::uint32_t{1} << (2 * edge + std::size_t(value));
        }
        void addCorner(std::size_t corner, int lines)
        {
            m_corners |= std::uint64_t{1} << (3 * corner + std::size_t(lines));
        }
        void add(const Values &others)
        {
            m_edges |= others.m_edges;
            m_corners |= others.m_corners;
        }
        [[nodiscard]] ValueSet edge(std::size_t edge) const
        {
            return ValueSet(m_edges >> 2 * edge & 0b11);
        }
        /// Corners count on from cell to cell.
        [[nodiscard]] ValueSet corner(std::size_t corner) const
        {
            return ValueSet(m_corners >> 3 * corner & 0b111);
        }
        [[nodiscard]] bool empty() const { return m_edges == 0; }

    private:
        std::uint32_t m_edges = 0;   ///< two bits each
        std::uint64_t m_corners = 0; ///< three bits each
    };
    /// By number of lines: the ways in which some edges have as many.
    using WaysByCount = std::array<WaySet, 5>;

    /// Requires: both sides 1 or 2.
    BlockShape(int rowCount, int columnCount);

    int rows;
    int columns;
    std::vector<Edge> edges;
    std::vector<Dot> dots;
    std::vector<Cell> cells;
    WaySet allWays;

    /// Requires: one edge, those of a dot or a cell, or the two at a corner of a cell.
    [[nodiscard]] const WaysByCount &waysByCount(unsigned edgeSet) const
    {
        assert(m_places[edgeSet] != 0);
        return m_waysByCount[m_places[edgeSet] - std::size_t(1)];
    }

    [[nodiscard]] Values valuesIn(const WaySet &ways) const
    {
        Values values;
        ways.forEach([&](std::size_t way) { values.add(m_values[way]); });
        return values;
    }

private:
    [[nodiscard]] unsigned bit(const Edge &edge) const;
    void addEdges();
    void addCells();
    void addDots();
    void addWays();
    [[nodiscard]] Values valuesOf(unsigned way) const;
    void addWaysByCount(unsigned edgeSet);

    std::vector<std::uint16_t> m_ways; ///< by number; in each, bit e is set when edge e is a line
    std::vector<Values> m_values;      ///< by way
    std::vector<WaysByCount> m_waysByCount;
    std::array<std::uint8_t, 1 << 12>
        m_places{}; ///< by set of edges: its place in m_waysByCount, from 1
};

/// The number of edges in a set of at most 12 edges. A table, as not every processor that the
/// program runs on has an instruction for this.
[[nodiscard]] inline int edgeCountOf(unsigned edges)
{
    static constexpr auto table = [] {
        std::array<std::uint8_t, 1 << 12> counts{};
        for (unsigned set = 0; set < counts.size(); ++set)
            counts[set] = std::uint8_t(std::popcount(set));
        return counts;
    }();
    return table[edges & (table.size() - 1)];
}

} // namespace inkling::slink
