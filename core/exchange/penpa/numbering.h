// SPDX-License-Identifier: MIT
#pragma once

#include "board/draft.h"

#include <array>
#include <optional>
#include <utility>

namespace inkling::exchange::penpa {

/// Rows and columns beside a board that are no part of it.
struct Margins
{
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
};

/// The corners of a cell, as texts in them are counted.
enum Corner { TopLeft, TopRight, BottomLeft, BottomRight };

/// The numbers that Penpa gives the places of a board of squares, round which two rows and columns
/// lie on each side: first those of the cells, then as many for the dots, and for what else a cell
/// has; four for each cell's corners.
class Numbering
{
public:
    explicit Numbering(BoardSize size, Margins margins = {})
        : m_size(size)
        , m_margins(margins)
        , m_width(size.columns + margins.left + margins.right + 4)
        , m_count(m_width * (size.rows + margins.top + margins.bottom + 4))
    {}

    [[nodiscard]] BoardSize size() const { return m_size; }
    [[nodiscard]] int cell(int row, int column) const
    {
        return (row + m_margins.top + 2) * m_width + column + m_margins.left + 2;
    }
    [[nodiscard]] int cell(PlaceId place) const
    {
        return cell(int(place) / m_size.columns, int(place) % m_size.columns);
    }
    /// The dot at the top left of a cell.
    [[nodiscard]] int dot(int row, int column) const
    {
        return m_count + cell(row, column) - m_width - 1;
    }
    [[nodiscard]] int corner(PlaceId place, Corner corner) const
    {
        return 4 * (m_count + cell(place)) + corner;
    }
    /// The middle of the board, to which Penpa's view is turned.
    [[nodiscard]] int middle() const
    {
        const int row = m_size.rows / 2;
        const int column = m_size.columns / 2;
        const bool isRowEven = m_size.rows % 2 == 0;
        const bool isColumnEven = m_size.columns % 2 == 0;
        if (isRowEven && isColumnEven)
            return dot(row, column);
        if (isRowEven)
            return 2 * m_count + cell(row - 1, column);
        return isColumnEven ? 3 * m_count + cell(row, column - 1) : cell(row, column);
    }

    /// The place of a cell's number; nothing for another number, or a cell beside the board.
    [[nodiscard]] std::optional<PlaceId> placeOf(int number) const
    {
        const int row = number / m_width - 2 - m_margins.top;
        const int column = number % m_width - 2 - m_margins.left;
        if (number < 0 || row < 0 || row >= m_size.rows || column < 0 || column >= m_size.columns)
            return std::nullopt;
        return PlaceId(row * m_size.columns + column);
    }
    /// The place and corner of a corner's number, likewise.
    [[nodiscard]] std::optional<std::pair<PlaceId, Corner>> cornerOf(int number) const
    {
        const auto place = placeOf(number / 4 - m_count);
        if (!place)
            return std::nullopt;
        return std::pair(*place, Corner(number % 4));
    }
    /// The dots at the ends of the edge between a cell and its neighbour to the right, or below.
    [[nodiscard]] std::pair<int, int> edge(int row, int column, bool isBelow) const
    {
        return {isBelow ? dot(row + 1, column) : dot(row, column + 1), dot(row + 1, column + 1)};
    }

private:
    BoardSize m_size;
    Margins m_margins;
    int m_width;
    int m_count;
};

} // namespace inkling::exchange::penpa
