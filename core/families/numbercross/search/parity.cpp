// SPDX-License-Identifier: MIT
#include "families/numbercross/search/parity.h"

#include <array>
#include <numeric>

namespace inkling::numbercross::search {

namespace {

/// The connected parts of the lines, joined by odd cells.
class Parts
{
public:
    explicit Parts(const Sums &sums)
    {
        const Grid &grid = sums.grid;
        std::iota(m_parents.begin(), m_parents.begin() + grid.lineCount(), 0);
        const std::uint8_t *digit = sums.digits.data();
        for (int r = 0; r < grid.rows; ++r) {
            for (int c = 0; c < grid.columns; ++c) {
                if (*digit++ % 2 == 1)
                    m_parents[std::size_t(root(grid.columnLine(c)))] = root(grid.rowLine(r));
            }
        }
    }

    [[nodiscard]] int root(int line)
    {
        while (m_parents[std::size_t(line)] != line) {
            int &parent = m_parents[std::size_t(line)];
            parent = m_parents[std::size_t(parent)];
            line = parent;
        }
        return line;
    }

private:
    std::array<int, std::size_t(2) * maxSide> m_parents{};
};

} // namespace

std::vector<int> oddLines(const Sums &sums)
{
    struct Part
    {
        int parity = 0;
        int size = 0;
        bool hasFreeLine = false;
    };
    const int lineCount = sums.grid.lineCount();
    Parts parts(sums);
    std::array<Part, std::size_t(2) * maxSide> found{};
    for (int line = 0; line < lineCount; ++line) {
        Part &part = found[std::size_t(parts.root(line))];
        const int target = sums.targets[std::size_t(line)];
        part.hasFreeLine |= target == noTarget;
        part.parity ^= target & 1;
        ++part.size;
    }
    int smallest = -1;
    for (int line = 0; line < lineCount; ++line) {
        const Part &part = found[std::size_t(line)];
        if (part.parity == 1 && !part.hasFreeLine
            && (smallest < 0 || part.size < found[std::size_t(smallest)].size))
            smallest = line;
    }
    std::vector<int> lines;
    for (int line = 0; smallest >= 0 && line < lineCount; ++line) {
        if (parts.root(line) == smallest)
            lines.push_back(line);
    }
    return lines;
}

} // namespace inkling::numbercross::search
