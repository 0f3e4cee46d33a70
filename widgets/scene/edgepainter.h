// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardstate.h"
#include "scene/stamps.h"
#include "scene/theme.h"

#include <map>
#include <span>
#include <tuple>
#include <vector>

namespace inkling {

/// Paints what is known of a board's edges where no step is lit: lines and crosses, links and cuts, and the
/// tiles that a path passes. What has one length and direction is drawn once, and copied.
///
/// One does for one painting. Resets the painter's transformation while it lives. Any thread.
class EdgePainter
{
public:
    EdgePainter(QPainter &painter, const BoardState &state, const Theme &theme,
                double pixelsPerCell);

    void paint(const QRectF &area);

private:
    void paintEdge(ElementId edge);
    void paintNote(ElementId edge);
    /// Part of an edge, for those who do not like crosses.
    void paintFaint(const QLineF &line);
    void paintThinLines(std::span<const QLineF> lines);
    void paintStops(const QRectF &area);
    void paintStroke(const QLineF &line, double width, const QColor &colour);
    /// A line's width, made even where cells are whole pixels: its edges and joints are then crisp.
    [[nodiscard]] double snapped(double width) const;

    const BoardState &m_state;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
    /// How much of crosses and cuts is there, and what they are painted with.
    double m_quietShown;
    QColor m_quiet;
    QColor m_faint;
    /// Whether what is open is drawn faintly, because what is crossed is not drawn.
    bool m_isOpenShown;
    StampPainter m_stamps;
    const Stamp *m_cross = nullptr;
    /// By direction and length, width, and colour.
    std::map<std::tuple<double, double, double, QRgb>, const Stamp *> m_strokes;
    std::vector<QLineF> m_thinLines;
};

} // namespace inkling
