// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "scene/boardgeometry.h"
#include "scene/lighting.h"
#include "scene/theme.h"

#include <QPen>

class QPainter;

namespace inkling {

/// Sizes in units of a cell; see LOOK.
namespace sizes {
inline constexpr double dot = 0.10;
inline constexpr double line = 0.10;
inline constexpr double cross = 0.17;
inline constexpr double crossStroke = 0.035;
inline constexpr double clueCapHeight = 0.43;
inline constexpr double heavier = 1.4;
inline constexpr double halo = 0.34;
inline constexpr double largestHalo = 1.9;
inline constexpr double ring = 0.345;
inline constexpr double ringStroke = 0.04;
} // namespace sizes

/// What a lit mark is to its step.
enum class Role : std::uint8_t {
    Premise,      ///< rested on
    Crowd,        ///< rested on, one of so many that each is painted more quietly
    Conclusion,   ///< concluded
    Error,        ///< rested on by a contradiction
    Suppose,      ///< not reasoned: in an answer that search found
    SupposeAgain, ///< the same, in another answer
    InBoth,       ///< not reasoned, but the same in both answers that search found
};

/// Paints single marks and rings in the manner of a role. Each role differs from the others in shape,
/// not in colour only.
class MarkPainter
{
public:
    MarkPainter(QPainter &painter, const BoardGeometry &geometry, const Theme &theme,
                double pixelsPerCell);

    /// `share`: how much of the mark is there, 0 to 1; `fades`: it fades in rather than grows;
    /// `isReversed`: a line grows from its second end.
    void paint(const Mark &mark, Role role, double share, bool fades = false,
               bool isReversed = false);
    /// The glow below a step's conclusions; on a small board, large enough to be found.
    void paintHalos(const Lighting &lighting);
    /// Round an element that stands for a constraint.
    void paintRing(ElementId element, Role role, double share);

    [[nodiscard]] QPen pen(const QColor &colour, double width,
                           Qt::PenCapStyle cap = Qt::RoundCap) const;

private:
    [[nodiscard]] QLineF directed(const Mark &mark, bool isReversed) const;
    void paintLine(const QLineF &whole, ElementId edge, Role role, double share);
    void paintCross(const Mark &mark, Role role, double share);
    void paintCompanion(ElementId edge, const QColor &colour);
    void paintSide(const Mark &mark, Role role, double share);
    void paintCorner(const Mark &mark, Role role, double share);
    void paintTie(const Mark &mark, Role role, double share);
    void paintText(const QString &text, const QPointF &centre, double capHeight,
                   const QColor &colour);

    [[nodiscard]] QColor colour(Role role) const;
    [[nodiscard]] double weight(Role role) const;

    QPainter &m_painter;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
};

/// What a line of an answer that search found is painted with: Suppose, SupposeAgain or InBoth.
[[nodiscard]] QPen answerPen(Role role, const Theme &theme, double pixelsPerCell);

/// The two strokes of a cross on an edge.
[[nodiscard]] std::array<QLineF, 2> crossStrokes(const QPointF &centre, double width);

} // namespace inkling
