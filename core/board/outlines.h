// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

#include <array>

namespace inkling {

/// The outline of a rectangular Cell, Label or Node.
[[nodiscard]] constexpr std::array<Point, 4> outlineOf(const Rectangle &box)
{
    const double right = box.left + box.width;
    const double bottom = box.top + box.height;
    return {Point{box.left, box.top}, Point{right, box.top}, Point{right, bottom},
            Point{box.left, bottom}};
}

/// The outline of a rectangular Region.
[[nodiscard]] constexpr std::array<Point, 5> closedOutlineOf(const Rectangle &box)
{
    const auto [a, b, c, d] = outlineOf(box);
    return {a, b, c, d, a};
}

/// The square of a cell in a grid whose top left corner is the origin.
[[nodiscard]] constexpr Rectangle squareAt(int row, int column)
{
    return {double(column), double(row), 1, 1};
}

} // namespace inkling
