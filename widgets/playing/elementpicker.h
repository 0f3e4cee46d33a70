// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"

#include <optional>
#include <vector>

namespace inkling {

enum class Direction : std::uint8_t { Left, Right, Up, Down };
/// Where an arrow key (Qt::Key) points; nothing of another key.
[[nodiscard]] std::optional<Direction> directionOf(int key);

/// Which element of a board a person means, with the pointer or with the arrow keys, among those that
/// something can be said of. Knows kinds of elements only. Immutable once made.
class ElementPicker
{
public:
    ElementPicker() = default;
    /// `isOffered`: for each element of the board whether it can be meant.
    ElementPicker(SharedGeometry geometry, std::vector<bool> isOffered);

    [[nodiscard]] bool isOffered(ElementId element) const
    {
        return element < m_isOffered.size() && m_isOffered[element];
    }
    /// What is meant at a point of the board; noElement for nothing. An edge is meant near it; a cell
    /// beside such edges only near its middle, else anywhere in it.
    [[nodiscard]] ElementId at(const QPointF &point) const;
    /// The next element in a direction, nearest in line first; the same one where there is none.
    /// Every element is reached from every other.
    [[nodiscard]] ElementId next(ElementId from, Direction direction) const;
    /// The first of the board, in reading order; noElement where nothing is offered.
    [[nodiscard]] ElementId first() const;

private:
    [[nodiscard]] ElementId edgeAt(const QPointF &point) const;
    [[nodiscard]] ElementId areaAt(const QPointF &point) const;

    SharedGeometry m_geometry;
    std::vector<bool> m_isOffered;
    bool m_hasEdges = false;
};

} // namespace inkling
