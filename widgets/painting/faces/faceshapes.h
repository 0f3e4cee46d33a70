// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"
#include "scene/theme.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QString>
#include <vector>

namespace inkling {

// The shapes of cells' faces and of dashed frames, in units of a cell.

/// Whether the circle of a cell's face is inked, not hollow. A disc is black, a ring white: on dark
/// paper, where the ink is light, it is the ring that is inked.
[[nodiscard]] bool isInkedPearl(CellFace face, const Theme &theme);
/// The inked or the hollow circle of a cell's face, to be filled.
[[nodiscard]] QPainterPath pearlShape(bool isInked, const QPointF &centre, double pixelsPerCell);
/// The part of an inked circle over which an edge runs from the circle's middle, `width` wide and
/// to `beyond` outside the circle; empty at an end without such a circle. It is painted in the
/// paper's colour, so that a path is seen there as well as beside the circle.
[[nodiscard]] QPainterPath channelShape(const BoardGeometry &geometry, const Theme &theme,
                                        ElementId edge, std::size_t end, double width,
                                        double beyond);
/// The ground of a label on an inked cell: the cell, or the half that the label stands in.
[[nodiscard]] QPolygonF inkedGroundOf(const BoardGeometry &geometry, ElementId label);
/// The dashes inside the outlines of a region, each the points of a stroke `width` wide with square
/// ends. They leave a gap for the region's text.
[[nodiscard]] std::vector<QPolygonF> dashesOf(const BoardGeometry &geometry, ElementId region,
                                              const QString &text, double width,
                                              double pixelsPerCell);

} // namespace inkling
