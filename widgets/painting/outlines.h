// SPDX-License-Identifier: MIT
#pragma once

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <cstdint>
#include <span>
#include <vector>

namespace inkling {

// Plain geometry of outlines, in units of a cell. A closed outline runs clockwise round its area
// (y grows downwards) and anticlockwise round a hole; its first point may stand at its end again.

/// A key that is the same for points that differ only by rounding.
[[nodiscard]] std::uint64_t pointKey(const QPointF &point);

/// The lines with each stretch once: lines that overlap or continue each other become one.
[[nodiscard]] std::vector<QLineF> mergedLines(std::span<const QLineF> lines);

/// The outlines of several areas taken together; sides that two areas share are left out.
[[nodiscard]] std::vector<QPolygonF> unitedOutlines(std::span<const QPolygonF> areas);

/// The outline moved inwards by `distance`; outwards if that is negative. Requires: less than half
/// of its shortest side.
[[nodiscard]] QPolygonF inset(const QPolygonF &outline, double distance);

/// The outline with its corners rounded off; an arc takes at most half of the
/// shorter side at its corner.
[[nodiscard]] QPainterPath rounded(const QPolygonF &outline, double radius);

} // namespace inkling
