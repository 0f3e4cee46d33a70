// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/theme.h"

class QPainter;

namespace inkling {

/// The layers of a board's picture, from the bottom up.
enum class Layer : std::uint8_t {
    Ground,   ///< tiles, tints, halos
    Vertices, ///< dots
    Cells,    ///< inked cells, the lines of a grid, the borders of regions
    Edges,    ///< lines and crosses, links and cuts
    Texts,    ///< givens and digits, labels, cards
    Light,    ///< the lit step, answers found by search, the answer being read out
};
inline constexpr std::array allLayers{Layer::Ground, Layer::Vertices, Layer::Cells,
                                      Layer::Edges,  Layer::Texts,    Layer::Light};

/// Paints a board, on the screen, into a picture or onto paper. The painter's unit
/// is the side of a cell.
///
/// Make one for each painting at a size. Any thread, as long as the state does not change
/// meanwhile. Below 14 device pixels a cell, crosses and candidates fade out; no line is thinner
/// than a device pixel.
class BoardPainter
{
public:
    BoardPainter(const BoardState &state, const Theme &theme, double pixelsPerCell);

    /// Paints the parts of a layer that touch `area`.
    void paint(QPainter &painter, Layer layer, const QRectF &area) const;

private:
    void paintGround(QPainter &painter, const QRectF &area) const;
    void paintSides(QPainter &painter, const QRectF &area) const;
    void paintTints(QPainter &painter, const QRectF &area) const;
    void paintAlike(QPainter &painter, const QRectF &area) const;
    void paintVertices(QPainter &painter, const QRectF &area) const;
    void paintCells(QPainter &painter, const QRectF &area) const;
    void paintLight(QPainter &painter, const QRectF &area) const;
    void paintInked(QPainter &painter, const QRectF &area) const;
    void paintEndSigns(QPainter &painter, const QRectF &area) const;
    void paintFound(QPainter &painter, const QRectF &area) const;
    void paintKept(QPainter &painter, const QRectF &area) const;
    void paintSupposed(QPainter &painter, const QRectF &area) const;
    void paintGlows(QPainter &painter) const;
    /// Veils all but the region that the reader is to look at.
    void paintRegion(QPainter &painter, const Lighting &lighting) const;
    void paintSelection(QPainter &painter) const;
    void paintLighting(QPainter &painter, const Lighting &lighting, const QRectF &area) const;

    const BoardState &m_state;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
};

/// Paints the whole board, scaled into `target` and centred there; the paper is not painted.
void paintBoard(QPainter &painter, const BoardState &state, const Theme &theme,
                const QRectF &target);

/// The distance that an element's marks may reach beyond its outline, in cells.
inline constexpr double markReach = 0.5;

} // namespace inkling
