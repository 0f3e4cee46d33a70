// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QRectF>

class QPainter;

namespace inkling {

/// Paints the faces of cells, on which marks and texts stand: inked cells, whole or in halves, and
/// hollow and inked circles. Any thread.
class FacePainter
{
public:
    FacePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                double pixelsPerCell);

    void paint(const QRectF &area) const;
    /// Tints the cells whose text the puzzle gives, to tell it from what a person writes.
    void paintGivens(const QRectF &area) const;

private:
    void paintInked(const QRectF &area) const;
    void paintPearls(const QRectF &area) const;

    QPainter &m_painter;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
};

} // namespace inkling
