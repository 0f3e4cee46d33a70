// SPDX-License-Identifier: MIT
#include "families/declared/stated/layout.h"

#include <algorithm>
#include <array>

namespace inkling::declared {

namespace {

/// Directions clockwise: right along a cell's top, down its right side, left along its bottom, up
/// its left side. A cell lies to the right of its sides.
constexpr std::array<int, 4> stepX{1, 0, -1, 0};
constexpr std::array<int, 4> stepY{0, 1, 0, -1};

class Tracer
{
public:
    Tracer(const Squares &squares, const std::vector<int> &cells)
        : m_squares(squares)
        , m_inside(std::size_t(squares.cellCount()), false)
        , m_open(4 * std::size_t(squares.cellCount()), false)
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
        return x >= 0 && y >= 0 && x < m_squares.columns && y < m_squares.rows
               && m_inside[std::size_t(m_squares.cell(y, x))];
    }
    /// Whether what lies beyond that side of a cell is outside.
    [[nodiscard]] bool isBorder(int cell, int direction) const
    {
        const int outwards = (direction + 3) % 4;
        return !contains(m_squares.columnOf(cell) + stepX[outwards],
                         m_squares.rowOf(cell) + stepY[outwards]);
    }
    [[nodiscard]] Point startOf(int cell, int direction) const
    {
        const int x = m_squares.columnOf(cell) + (direction == 1 || direction == 2 ? 1 : 0);
        const int y = m_squares.rowOf(cell) + (direction >= 2 ? 1 : 0);
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
                cell += stepX[direction] + stepY[direction] * m_squares.columns;
                if (isBorder(cell, direction))
                    continue;
                direction = (direction + 3) % 4;
                cell += stepX[direction] + stepY[direction] * m_squares.columns;
            }
            if (cell != startCell || direction != startDirection)
                points.push_back(startOf(cell, direction));
        } while (cell != startCell || direction != startDirection);
        points.push_back(first);
    }

    Squares m_squares;
    std::vector<bool> m_inside;
    std::vector<bool> m_open; ///< sides of cells that are border and not yet traced
};

} // namespace

std::vector<Point> outlineOf(const Squares &squares, const std::vector<int> &cells)
{
    return Tracer(squares, cells).trace();
}

} // namespace inkling::declared
