// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"

#include <optional>
#include <vector>

namespace inkling {

enum class Direction : std::uint8_t { Left, Right, Up, Down };
/// The direction of an arrow key (Qt::Key); nothing for other keys.
[[nodiscard]] std::optional<Direction> directionOf(int key);

/// Finds the element that a person means with the pointer or the arrow keys, among those that can
/// be marked or selected. Knows kinds of elements only. Immutable once made.
class ElementPicker
{
public:
    ElementPicker() = default;
    /// `isOffered`: for each element of the board, whether it can be picked.
    ElementPicker(SharedGeometry geometry, std::vector<bool> isOffered);

    [[nodiscard]] bool isOffered(ElementId element) const
    {
        return element < m_isOffered.size() && m_isOffered[element];
    }
    /// The element meant at a point of the board (units of a cell); noElement if there is none. An
    /// edge is picked near it; a cell beside pickable edges only near its middle, otherwise
    /// anywhere in it.
    [[nodiscard]] ElementId at(const QPointF &point) const;
    /// The next element in a direction, the one nearest in line; `from` itself where there is none,
    /// first() if `from` cannot be picked. Every element can be reached from every other.
    [[nodiscard]] ElementId next(ElementId from, Direction direction) const;
    /// The last element of that row in a direction; `from` itself where there is none.
    [[nodiscard]] ElementId farthest(ElementId from, Direction direction) const;
    /// The first pickable element in reading order; noElement if there is none.
    [[nodiscard]] ElementId first() const;

private:
    [[nodiscard]] ElementId edgeAt(const QPointF &point) const;
    [[nodiscard]] ElementId areaAt(const QPointF &point) const;

    SharedGeometry m_geometry;
    std::vector<bool> m_isOffered;
    bool m_hasEdges = false;
};

} // namespace inkling
