// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace inkling::slink {

/// A block of up to 2 x 2 cells, by shape: its edges, its dots, and every way to draw its edges that
/// leaves no dot with three lines, nor one that has all its edges in the block with one.
class BlockShape
{
public:
    /// An edge or a dot of the block, relative to its north-west dot.
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
        unsigned edges;            ///< those of the block, a bit each
        std::vector<Edge> leading; ///< those that lead away from the block
    };
    struct Cell
    {
        int row;
        int column;
        std::array<unsigned, 4> edges; ///< top, right, bottom, left: a bit each
    };

    /// Requires: both sides 1 or 2.
    BlockShape(int rowCount, int columnCount);

    int rows;
    int columns;
    std::vector<Edge> edges;
    std::vector<Dot> dots;
    std::vector<Cell> cells;
    std::vector<std::uint16_t> ways; ///< bit e is set when edge e is a line

private:
    [[nodiscard]] unsigned bit(const Edge &edge) const;
    void addEdges();
    void addCells();
    void addDots();
    void addWays();
};

/// How many edges of a set there are, of 12 at most; a table, for the processors that the program is
/// built for need not have an instruction for it.
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
