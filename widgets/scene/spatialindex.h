// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

#include <QRectF>
#include <vector>

namespace inkling {

/// Finds the elements of one kind that touch a rectangle, by a uniform grid over the board.
///
/// Immutable once made; any thread. Making it takes a pass over the elements; a query takes time in
/// proportion to its answer.
class SpatialIndex
{
public:
    SpatialIndex() = default;
    SpatialIndex(const Board &board, ElementKind kind);

    [[nodiscard]] bool empty() const { return m_elements.empty(); }
    /// Calls `visit(ElementId)` once for every element whose box touches `area`.
    template <typename Visitor>
    void visit(const QRectF &area, const Visitor &visitor) const
    {
        if (m_elements.empty())
            return;
        const QRectF reach = area.adjusted(-m_reach, -m_reach, m_reach, m_reach);
        const int firstColumn = column(reach.left());
        const int lastColumn = column(reach.right());
        for (int row = this->row(reach.top()); row <= this->row(reach.bottom()); ++row) {
            const std::size_t rowStart = std::size_t(row) * std::size_t(m_columns);
            const std::uint32_t from = m_first[rowStart + std::size_t(firstColumn)];
            const std::uint32_t to = m_first[rowStart + std::size_t(lastColumn) + 1];
            for (std::uint32_t i = from; i < to; ++i) {
                if (touches(i, area))
                    visitor(m_elements[i]);
            }
        }
    }

private:
    struct Box
    {
        float left, top, right, bottom;
    };
    static constexpr double bucketSize = 2;

    [[nodiscard]] int column(double x) const;
    [[nodiscard]] int row(double y) const;
    [[nodiscard]] bool touches(std::uint32_t i, const QRectF &area) const
    {
        const Box &box = m_boxes[i];
        return double(box.left) <= area.right() && double(box.right) >= area.left()
               && double(box.top) <= area.bottom() && double(box.bottom) >= area.top();
    }

    double m_left = 0;
    double m_top = 0;
    int m_columns = 0;
    int m_rows = 0;
    /// Half the side of the largest element: each element is only in the bucket of its middle.
    double m_reach = 0;
    /// The index in m_elements at which each bucket's elements begin.
    std::vector<std::uint32_t> m_first;
    std::vector<ElementId> m_elements;
    std::vector<Box> m_boxes;
};

} // namespace inkling
