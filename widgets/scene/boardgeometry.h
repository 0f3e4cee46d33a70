// SPDX-License-Identifier: MIT
#pragma once

#include "scene/spatialindex.h"

#include <QLineF>
#include <QPolygonF>
#include <array>
#include <memory>

namespace inkling {

/// A board, made ready for painting: where its elements are found, and which edges are whose.
///
/// Immutable, so the window and the threads that paint small pictures share it. Making one of a
/// 200 x 200 board takes some 50 ms: not for the window's thread.
class BoardGeometry
{
public:
    explicit BoardGeometry(Board board);

    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] const SpatialIndex &index(ElementKind kind) const
    {
        return m_indices[std::size_t(kind)];
    }
    /// The board with its margin.
    [[nodiscard]] QRectF bounds() const { return m_bounds; }

    [[nodiscard]] QPointF centre(ElementId id) const;
    /// Requires: an Edge.
    [[nodiscard]] QLineF line(ElementId id) const;
    /// Requires: anything but an Edge or a Vertex.
    [[nodiscard]] QPolygonF polygon(ElementId id) const;
    /// The smallest rectangle round an element's outline.
    [[nodiscard]] QRectF box(ElementId id) const;

    /// The cells that an edge is a side of: noElement where there is none.
    [[nodiscard]] std::array<ElementId, 2> cellsOf(ElementId edge) const;
    /// The dots at an edge's ends; noElement where there is none.
    [[nodiscard]] std::array<ElementId, 2> dotsOf(ElementId edge) const;
    /// How many edges are sides of a cell.
    [[nodiscard]] int sideCount(ElementId cell) const { return m_sideCounts[cell]; }

    static constexpr double margin = 0.75;

private:
    void joinSides();
    void joinEnds();

    Board m_board;
    std::array<SpatialIndex, 6> m_indices;
    QRectF m_bounds;
    ElementId m_firstEdge = 0;
    std::vector<std::array<ElementId, 2>> m_cells;
    std::vector<std::array<ElementId, 2>> m_dots;
    std::vector<std::uint8_t> m_sideCounts;
};

using SharedGeometry = std::shared_ptr<const BoardGeometry>;

} // namespace inkling
