// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QRectF>
#include <span>

class QPainter;

namespace inkling {

/// Paints the frames of a board's cells and regions: tiles, the thin lines of a grid, the thick
/// borders of regions, the dashes inside others. Straight lines stand on whole device pixels. Any thread.
class FramePainter
{
public:
    FramePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                 double pixelsPerCell);

    /// Paints the faces of tiles and the ground of shaded cells, which lie below all marks.
    void paintTiles(const QRectF &area) const;
    /// Paints the lines of a grid, its frame, and the borders of regions.
    void paintLines(const QRectF &area) const;
    /// Paints the frame round a board that a person has solved.
    void paintSolved() const;

private:
    void paintShadedGround(const QRectF &area) const;
    void paintDashes(const QRectF &area) const;
    void paintCrisp(std::span<const QLineF> lines, const QRectF &area, const QColor &colour,
                    double width) const;

    QPainter &m_painter;
    const BoardState &m_state;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
};

} // namespace inkling
