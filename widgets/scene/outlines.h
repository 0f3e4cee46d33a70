// SPDX-License-Identifier: MIT
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <cstdint>
#include <span>
#include <vector>

namespace inkling {

// Plain geometry of outlines, in units of a cell. A closed outline runs clockwise round what it encloses
// (y grows downwards) and anticlockwise round a hole; its first point may stand at its end again.

/// The same for points that are the same but for rounding.
[[nodiscard]] std::uint64_t pointKey(const QPointF &point);

/// The same lines with each stretch once: what lies on each other, or goes straight on, is one line.
[[nodiscard]] std::vector<QLineF> mergedLines(std::span<const QLineF> lines);

/// The outlines of several areas taken together: sides that two of them share are inside.
[[nodiscard]] std::vector<QPolygonF> unitedOutlines(std::span<const QPolygonF> areas);

/// The outline moved inwards by `distance`; outwards where that is negative. Requires: less than half of
/// its shortest side.
[[nodiscard]] QPolygonF inset(const QPolygonF &outline, double distance);

/// The outline with its corners rounded off; a corner's radius is at most half of its shorter side.
[[nodiscard]] QPainterPath rounded(const QPolygonF &outline, double radius);

} // namespace inkling
