// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
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
    };

    /// Requires: both sides 1 or 2.
    BlockShape(int rowCount, int columnCount);

    int rows;
    int columns;
    std::vector<Edge> edges;
    std::vector<Dot> dots;
    std::vector<Cell> cells;
    std::vector<std::uint16_t> ways; ///< in each, bit e is set when edge e is a line

private:
    [[nodiscard]] unsigned bit(const Edge &edge) const;
    void addEdges();
    void addCells();
    void addDots();
    void addWays();
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
