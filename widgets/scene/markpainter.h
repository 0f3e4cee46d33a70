// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "scene/boardstate.h"
#include "scene/lettering.h"
#include "scene/theme.h"

#include <QPen>
#include <set>
#include <span>
#include <utility>

class QPainter;

namespace inkling {

/// Sizes in units of a cell; see LOOK.
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
inline constexpr double cellInset = 0.066; ///< of what is drawn just inside a cell
inline constexpr double areaInset = 0.045; ///< of what is drawn just inside a region
inline constexpr double errorInset = 0.05; ///< of the outer of two frames just inside a region
inline constexpr double errorStep = 0.06;  ///< from one frame to the other
inline constexpr double errorStroke = 0.035;
inline constexpr double errorShift = 0.045; ///< of a text within those frames
inline constexpr double border = 0.055;     ///< of a region that has a text
inline constexpr double outlineStroke = 0.03;
inline constexpr double link = 0.16;
inline constexpr double branch = 0.045;
inline constexpr double stop = 0.29; ///< radius of what a tile on a path stands on
inline constexpr double cut = 0.30;
inline constexpr double cutStroke = 0.05;
} // namespace sizes

/// What a lit mark is to its step.
enum class Role : std::uint8_t {
    Premise,    ///< rested on
    Crowd,      ///< rested on, one of so many that each is painted more quietly
    Conclusion, ///< concluded
    Error,      ///< rested on by a contradiction, or wrong
    Suppose, ///< not reasoned: in an answer that search found, or supposed for the sake of argument
    SupposeAgain, ///< the same, in another answer
    InBoth,       ///< not reasoned, but the same in both answers that search found
    Kept,         ///< found earlier, and needed later
};

/// Of what is supposed at a depth from 1: each is told from the one before it.
[[nodiscard]] constexpr Role supposedRole(int depth)
{
    return depth % 2 == 1 ? Role::Suppose : Role::SupposeAgain;
}

/// How a mark comes in.
struct Coming
{
    double share = 1;        ///< how much of it is there, 0 to 1
    bool fades = false;      ///< it fades in rather than grows
    bool isReversed = false; ///< a line grows from its second end
    /// From where a card is put together.
    std::span<const ElementId> from = {};
    /// Whether another answer says something else in the same place: both share it.
    bool isShared = false;
    /// Whether a step concludes it, if only from what is supposed.
    bool isClaimed = false;
};

/// Paints single marks, and what lights up round an element, in the manner of a role. Each role differs
/// from the others in shape, not in colour only. Each kind of element has a file of its own.
class MarkPainter
{
public:
    MarkPainter(QPainter &painter, const BoardState &state, const Theme &theme,
                double pixelsPerCell);

    void paint(const Mark &mark, Role role, const Coming &coming = {});
    /// How hard an element is to settle: a tint, the wider the harder, and as many dots as its difficulty has
    /// in the list of steps.
    void paintHeat(const Heat &heat);
    /// The glow below a step's conclusions; on a small board, large enough to be found.
    void paintHalos(const Lighting &lighting);
    /// Below the regions that a step rests on, and below the cells that `setAmongAreas` says are not
    /// outlined.
    void paintTint(const Lighting &lighting, Role role);
    /// Round what stands for a step's constraints. Areas without a text are outlined as one: outlines that
    /// cross each other would be a net over what is written.
    void paintConstraints(const Lighting &lighting, Role role);
    /// Round all cells together.
    void paintAll(Role role, double share);
    /// Whether the step lights areas, too: what is written in cells is then shown by its ink and a tint.
    void setAmongAreas(bool isAmong) { m_isAmongAreas = isAmong; }
    /// Round an element whose own mark is lit otherwise.
    void paintOutline(ElementId element, Role role, double share);
    /// A mark that is said to be wrong, alone or where another mark is lit, too: what is written then stands
    /// small in a corner, struck out.
    void paintWrong(const Mark &mark);
    void paintWrongBeside(const Mark &mark);
    /// Where something is to follow: a ring that says nothing of what.
    void paintPlace(ElementId element);
    /// Brackets round what a person has pointed at.
    void paintBrackets(ElementId element, const QColor &ink);
    /// At its upper right corner, a pencil: what is typed there is a note.
    void paintPencil(ElementId element);
    /// An element that is being read out at the end.
    void paintGlow(const Glow &glow);

    [[nodiscard]] QPen pen(const QColor &colour, double width,
                           Qt::PenCapStyle cap = Qt::RoundCap) const;
    [[nodiscard]] QColor colour(Role role) const;
    /// What outlines are drawn with: dashed, heavy, double, dotted ...
    [[nodiscard]] QPen outlinePen(Role role) const;
    /// Of a supposed mark that is all strokes, to be seen on small cells too.
    [[nodiscard]] QPen supposedPen(Role role) const;

private:
    // Edges
    [[nodiscard]] QLineF directed(const Mark &mark, bool isReversed) const;
    void paintLine(const QLineF &whole, ElementId edge, Role role, double share);
    void paintCross(const Mark &mark, Role role, double share);
    void paintJoined(const Mark &mark, Role role, const Coming &coming);
    void paintHollow(const QLineF &line, double width, Role role, Qt::PenCapStyle cap);
    void paintHollowStop(ElementId tile, Role role);
    void setHollow(Role role);
    void paintStop(ElementId tile, const QColor &colour, double share);
    void paintCut(const Mark &mark, Role role, double share);
    /// What goes along an edge on both sides: dashes where a step rests on it, whole lines where it is wrong.
    void paintCompanion(ElementId edge, Role role);

    // Cells
    void paintSide(const Mark &mark, Role role, double share);
    void paintCorner(const Mark &mark, Role role, double share);
    void paintTie(const Mark &mark, Role role, double share);
    void paintDigit(const Mark &mark, Role role, const Coming &coming);
    void paintCandidates(const Mark &mark, Role role, const Coming &coming);
    void paintShade(const Mark &mark, Role role, const Coming &coming);
    void paintFilled(const Mark &mark, Role role, const Coming &coming);
    void paintEmpty(const Mark &mark, Role role, const Coming &coming);
    void paintEnd(const Mark &mark, Role role, double share);
    void paintCellOutline(ElementId cell, Role role);
    void writeCell(ElementId cell, const QColor &colour, Weight weight, double scale = 1);

    // Labels and cards
    void paintLabel(const Mark &mark, Role role, double share);
    void paintCard(const Mark &mark, Role role, const Coming &coming);

    // Round elements
    void paintRing(ElementId element, Role role);
    void paintCellGlow(ElementId cell, const QColor &ink, double scale);
    void paintRegionText(ElementId region, Role role, double share);
    void paintFrames(std::span<const QPolygonF> areas, const QPen &pen);
    void paintArea(std::span<const QPolygonF> areas, Role role, bool isThin);
    [[nodiscard]] bool isPlainArea(ElementId element) const;
    /// The outlines of several areas, taken together.
    [[nodiscard]] std::vector<QPolygonF> united(std::span<const ElementId> areas) const;
    /// From now on nothing is painted behind what is written on regions, nor `air` before and `after`
    /// behind it.
    void spareRegionTexts(double air, double after = 0);
    void addHalo(const Mark &mark, const Coming &coming, QPainterPath &lines,
                 QPainterPath &area) const;

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
    /// Tiles on a supposed path that have been painted.
    std::set<std::pair<ElementId, Role>> m_hollowStops;
};

/// What a line of an answer that search found is painted with: Suppose, SupposeAgain or InBoth.
[[nodiscard]] QPen answerPen(Role role, const Theme &theme, double pixelsPerCell);

} // namespace inkling
