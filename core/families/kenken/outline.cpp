// SPDX-License-Identifier: MIT
#include "families/kenken/outline.h"

#include <algorithm>
#include <array>

namespace inkling::kenken {

namespace {

/// Directions clockwise: right along a cell's top, down its right side, left along its bottom, up
/// its left side. A cell lies to the right of its sides.
constexpr std::array<int, 4> stepX{1, 0, -1, 0};
constexpr std::array<int, 4> stepY{0, 1, 0, -1};

class Tracer
{
public:
    Tracer(const Cages &cages, const std::vector<std::uint8_t> &cells)
        : m_side(cages.side)
        , m_inside(std::size_t(cages.cellCount()), false)
        , m_open(4 * std::size_t(cages.cellCount()), false)
    {
        for (const int cell : cells)
            m_inside[std::size_t(cell)] = true;
        for (const int cell : cells) {
            for (int direction = 0; direction < 4; ++direction)
                m_open[side(cell, direction)] = isBorder(cell, direction);
        }
    }

    std::vector<Point> trace()
    {
        std::vector<Point> points;
        for (std::size_t start = 0; start < m_open.size(); ++start) {
            if (m_open[start])
                traceFrom(int(start / 4), int(start % 4), points);
        }
        return points;
    }

private:
    static std::size_t side(int cell, int direction)
    {
        return 4 * std::size_t(cell) + std::size_t(direction);
    }
    [[nodiscard]] bool contains(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < m_side && y < m_side
               && m_inside[std::size_t(y * m_side + x)];
    }
    /// Whether what lies beyond that side of a cell is outside.
    [[nodiscard]] bool isBorder(int cell, int direction) const
    {
        const int outwards = (direction + 3) % 4;
        return !contains(cell % m_side + stepX[outwards], cell / m_side + stepY[outwards]);
    }
    [[nodiscard]] Point startOf(int cell, int direction) const
    {
        const int x = cell % m_side + (direction == 1 || direction == 2 ? 1 : 0);
        const int y = cell / m_side + (direction >= 2 ? 1 : 0);
        return {double(x), double(y)};
    }

    void traceFrom(int startCell, int startDirection, std::vector<Point> &points)
    {
        const Point first = startOf(startCell, startDirection);
        int cell = startCell;
        int direction = startDirection;
        points.push_back(first);
        do {
            m_open[side(cell, direction)] = false;
            const int turned = (direction + 1) % 4;
            if (isBorder(cell, turned)) {
                direction = turned;
            } else {
                // Straight on along the next cell, or to the left round the one beyond it.
                cell += stepX[direction] + stepY[direction] * m_side;
                if (isBorder(cell, direction))
                    continue;
                direction = (direction + 3) % 4;
                cell += stepX[direction] + stepY[direction] * m_side;
            }
            if (cell != startCell || direction != startDirection)
                points.push_back(startOf(cell, direction));
        } while (cell != startCell || direction != startDirection);
        points.push_back(first);
    }

    int m_side;
    std::vector<bool> m_inside;
    std::vector<bool> m_open; ///< sides of cells that are border and not yet traced
};

} // namespace

std::vector<Point> outlineOf(const Cages &cages, const std::vector<std::uint8_t> &cells)
{
    return Tracer(cages, cells).trace();
}

} // namespace inkling::kenken
