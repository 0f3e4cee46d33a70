// SPDX-License-Identifier: MIT
#pragma once

#include "painting/stamps.h"
#include "scene/boardstate.h"
#include "scene/theme.h"

#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace inkling {

/// Paints the marks on a board's edges that no lighting paints: lines and crosses, links
/// and cuts, and the tiles and inked circles that a path passes. A stroke of one length and direction is
/// drawn once, and copied.
///
/// Make one for each painting. Resets the painter's transformation while it lives. Any thread.
class EdgePainter
{
public:
    EdgePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                double pixelsPerCell);

    void paint(const QRectF &area);

private:
    friend struct LookTraits; // the table of looks points at paintLine() and its like

    void paintEdge(ElementId edge);
    void paintLine(ElementId edge);
    void paintCross(ElementId edge);
    void paintJoined(ElementId edge);
    void paintCut(ElementId edge);
    void paintGridCut(ElementId edge);
    void paintNote(ElementId edge);
    /// Paints the middle part of an edge as a faint line, for readers who do not like crosses.
    void paintFaint(const QLineF &line);
    void paintThinLines(std::span<const QLineF> lines);
    void paintStops(const QRectF &area);
    void paintChannels(const QRectF &area);
    void paintStroke(const QLineF &line, double width, const QColor &colour);
    /// A line's width, rounded to even pixels where cells are whole pixels: its edges and joints
    /// are then crisp.
    [[nodiscard]] double snapped(double width) const;

    const BoardState &m_state;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
    /// The strength with which crosses and cuts are painted, 0 to 1, and the colours that they are
    /// painted with.
    double m_quietShown;
    QColor m_quiet;
    QColor m_faint;
    /// Whether open edges are drawn as faint lines, because crosses are not drawn.
    bool m_isOpenShown;
    StampPainter m_stamps;
    const Stamp *m_cross = nullptr;
    /// The stamps of strokes by direction and length, width, and colour.
    std::map<std::tuple<double, double, double, QRgb>, const Stamp *> m_strokes;
    std::vector<QLineF> m_thinLines;
};

} // namespace inkling
