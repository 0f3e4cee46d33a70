// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "painting/lettering.h"
#include "scene/boardstate.h"
#include "scene/theme.h"

#include <QPen>
#include <set>
#include <span>
#include <utility>

class QPainter;

namespace inkling {

/// Sizes in units of a cell.
namespace sizes {
inline constexpr double dot = 0.10;
inline constexpr double line = 0.10;
inline constexpr double cross = 0.17;
inline constexpr double crossStroke = 0.035;
inline constexpr double heavier = 1.4;
inline constexpr double halo = 0.34;
inline constexpr double largestHalo = 1.9;
inline constexpr double ring = 0.345;
inline constexpr double ringStroke = 0.04;
inline constexpr double cellInset = 0.066; ///< of marks drawn just inside a cell
inline constexpr double areaInset = 0.045; ///< of marks drawn just inside a region
inline constexpr double errorInset = 0.05; ///< of the outer of two frames just inside a region
inline constexpr double errorStep = 0.06;  ///< from one frame to the other
inline constexpr double errorStroke = 0.035;
inline constexpr double errorShift = 0.045; ///< of a text within those frames
inline constexpr double border = 0.055;     ///< of a region's broad frame
inline constexpr double dash = 0.022;       ///< width of the dashes of a region's dashed frame
inline constexpr double outlineStroke = 0.03;
inline constexpr double link = 0.16;
inline constexpr double channel = 0.08; ///< of a link's way through an inked circle
inline constexpr double branch = 0.045;
inline constexpr double stop = 0.29; ///< radius of the disc behind the text of a tile on a path
inline constexpr double cut = 0.30;
inline constexpr double cutStroke = 0.05;
} // namespace sizes

struct TextPlace;

/// The manner in which a mark is painted: its part in a step, or its origin.
enum class Role : std::uint8_t {
    Premise,    ///< the step rests on it
    Crowd,      ///< the step rests on it, one of so many that each is painted more quietly
    Conclusion, ///< the step concludes it
    Error,      ///< a contradiction rests on it
    Wrong,      ///< it is pointed out as wrong
    /// Not reasoned: in an answer that search found, or supposed for the sake of argument.
    Suppose,
    SupposeAgain, ///< the same in a second answer, or at the next depth of suppositions
    InBoth,       ///< not reasoned, but the same in both answers that search found
    Kept,         ///< found earlier, and needed later
};

/// The role of marks supposed at a depth from 1; neighbouring depths look different.
[[nodiscard]] constexpr Role supposedRole(int depth)
{
    return depth % 2 == 1 ? Role::Suppose : Role::SupposeAgain;
}

/// How much of a mark is shown while it comes in.
struct Coming
{
    double share = 1;        ///< how much of the mark is there, 0 to 1
    bool fades = false;      ///< the mark fades in rather than grows
    bool isReversed = false; ///< a line grows from its second end
    /// The cards from which a card is put together.
    std::span<const ElementId> from = {};
    /// Whether another answer has a different mark in the same place, so that both share it.
    bool isShared = false;
    /// Whether a step concludes the mark, if only from suppositions.
    bool isClaimed = false;
};

/// Paints single marks, and lights round elements, in the manner of a role. Roles differ in shape,
/// not only in colour. The marks on each kind of element have a source file of their own.
class MarkPainter
{
public:
    MarkPainter(QPainter &painter, const BoardState &state, const Theme &theme,
                double pixelsPerCell);

    void paint(const Mark &mark, Role role, const Coming &coming = {});
    /// Tints an element by how hard it is to settle, the harder the stronger (an edge also the
    /// wider), with as many dots as the difficulty's sign has parts in the list of steps.
    void paintHeat(const Heat &heat);
    /// Paints the glow below a step's conclusions; on a small board large enough to be found.
    void paintHalos(const Lighting &lighting);
    /// Tints the areas that a step rests on and, if there are regions among them, the cells whose
    /// texts it rests on, which are not outlined then (see setAmongAreas()).
    void paintTint(const Lighting &lighting, Role role);
    /// Outlines the elements that stand for a step's constraints. Areas without a text are outlined
    /// together: outlines that cross each other would be a net over what is written.
    void paintConstraints(const Lighting &lighting, Role role);
    /// Outlines all cells together.
    void paintAll(Role role, double share);
    /// Sets whether the step lights regions, too: texts in cells are then shown by their ink and a
    /// tint, without outlines.
    void setAmongAreas(bool isAmong) { m_isAmongAreas = isAmong; }
    /// Outlines an element whose own mark is lit otherwise.
    void paintOutline(ElementId element, Role role, double share);
    /// Paints a mark that is said to be wrong, in one frame; paintWrongBeside(): where another mark is lit, too,
    /// so that a written mark stands small in a corner, struck out.
    void paintWrong(const Mark &mark);
    void paintWrongBeside(const Mark &mark);
    /// Rings an element about which something is to follow, without saying what.
    void paintPlace(ElementId element);
    /// Puts brackets round an element, such as the selected one.
    void paintBrackets(ElementId element, const QColor &ink);
    /// Paints a pencil upon the element's upper right corner, beside its notes, to show that a value
    /// typed there becomes a note.
    void paintPencil(ElementId element);
    /// Paints an element of the answer being read out at the end.
    void paintGlow(const Glow &glow);

    [[nodiscard]] QPen pen(const QColor &colour, double width,
                           Qt::PenCapStyle cap = Qt::RoundCap) const;
    [[nodiscard]] QColor colour(Role role) const;
    /// The pen for a role's outlines: dashed, heavy, dotted ...
    [[nodiscard]] QPen outlinePen(Role role) const;
    /// The pen for supposed marks that consist of strokes, legible on small cells too.
    [[nodiscard]] QPen supposedPen(Role role) const;

private:
    friend struct LookTraits; // the table of looks points at the functions below

    // Edges
    void paintLine(const Mark &mark, Role role, const Coming &coming);
    void paintCross(const Mark &mark, Role role, const Coming &coming);
    void paintJoined(const Mark &mark, Role role, const Coming &coming);
    /// Paint a link between the middles of squares, and a cut there.
    void paintAcrossGrid(const Mark &mark, Role role, const Coming &coming);
    void paintGridCut(const Mark &mark, Role role, const Coming &coming);
    /// Frees the way through the inked circles at an edge's ends for a line `width` wide in another
    /// colour than the paper's.
    void paintChannels(ElementId edge, double width);
    void paintHollow(const QLineF &line, double width, Role role, Qt::PenCapStyle cap);
    void paintHollowStop(ElementId tile, Role role);
    void setHollow(Role role);
    void paintStop(ElementId tile, const QColor &colour, double share);
    void paintCut(const Mark &mark, Role role, const Coming &coming);
    /// Paints lines along both sides of an edge: dashed if a step rests on it,
    /// whole if it is wrong.
    void paintCompanion(ElementId edge, Role role);

    // Cells
    void paintSide(const Mark &mark, Role role, const Coming &coming);
    void paintCorner(const Mark &mark, Role role, const Coming &coming);
    void paintTie(const Mark &mark, Role role, const Coming &coming);
    void paintDigit(const Mark &mark, Role role, const Coming &coming);
    void paintCandidates(const Mark &mark, Role role, const Coming &coming);
    void paintShade(const Mark &mark, Role role, const Coming &coming);
    void paintFilled(const Mark &mark, Role role, const Coming &coming);
    void paintEmpty(const Mark &mark, Role role, const Coming &coming);
    void paintEnd(const Mark &mark, Role role, const Coming &coming);
    void paintCellOutline(ElementId cell, Role role);
    void writeCell(ElementId cell, const QColor &colour, Weight weight, double scale = 1);

    // What is written
    void paintText(const Mark &mark, Role role, const Coming &coming);
    void paintLabel(const Mark &mark, Role role, const Coming &coming);
    void paintCard(const Mark &mark, Role role, const Coming &coming);
    /// Writes a text on a line in the role's manner, as one of two that stand beside each other.
    void paintOnLine(const QString &text, const TextPlace &place, Role role);

    // Round elements
    void paintRing(ElementId element, Role role);
    void paintCellGlow(ElementId cell, const QColor &ink, double scale);
    void paintRegionText(ElementId region, Role role, double share);
    void paintFrames(std::span<const QPolygonF> areas, const QPen &pen);
    void paintDashes(ElementId region, Role role);
    void paintArea(std::span<const QPolygonF> areas, Role role, bool isThin);
    [[nodiscard]] bool isPlainArea(ElementId element) const;
    /// The outlines of several areas taken together.
    [[nodiscard]] std::vector<QPolygonF> united(std::span<const ElementId> areas) const;
    /// Clips the painter so that nothing is painted over the texts of regions, with `air` round
    /// them and `after` more to their right and below.
    void spareRegionTexts(double air, double after = 0);
    void addHalo(const Mark &mark, const Coming &coming, QPainterPath &lines,
                 QPainterPath &area) const;

    /// Lets a painter with the colours of inked cells paint what stands on one: `paint(painter)`.
    /// Returns whether the element stands there.
    template <typename Paint>
    bool paintOnInk(ElementId element, const Paint &paint);

    void write(const QString &text, const QPointF &centre, double capHeight, const QColor &colour,
               Weight weight = Weight::Medium);
    [[nodiscard]] double weight(Role role) const;
    [[nodiscard]] Weight lettersOf(Role role) const;

    QPainter &m_painter;
    const BoardState &m_state;
    const BoardGeometry &m_geometry;
    const Theme &m_theme;
    double m_pixelsPerCell;
    bool m_isAmongAreas = false;
    /// Whether the theme's colours are already those of inked cells.
    bool m_isOnInk = false;
    /// The tiles on supposed paths that have been painted.
    std::set<ElementId> m_hollowStops;
};

template <typename Paint>
bool MarkPainter::paintOnInk(ElementId element, const Paint &paint)
{
    if (m_isOnInk || m_geometry.inkedCellOf(element) == noElement)
        return false;
    const Theme theme = onInk(m_theme);
    MarkPainter painter(m_painter, m_state, theme, m_pixelsPerCell);
    painter.m_isAmongAreas = m_isAmongAreas;
    painter.m_isOnInk = true;
    paint(painter);
    return true;
}

/// The pen for a line of an answer that search found. `role`: Suppose, SupposeAgain or InBoth.
[[nodiscard]] QPen answerPen(Role role, const Theme &theme, double pixelsPerCell);

} // namespace inkling
