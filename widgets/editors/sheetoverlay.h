// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sidegrips.h"
#include "scene/boardgeometry.h"
#include "scene/theme.h"

#include <QGraphicsItem>
#include <vector>

namespace inkling {

class BoardScene;

/// The marks that an editor points out on a board being drawn.
struct SheetMarks
{
    ElementId cursor = noElement;
    std::vector<ElementId> selection;
    /// The partners of the cursor's place, without that place itself.
    std::vector<ElementId> partners;
    std::vector<ElementId> cage;      ///< the cells of the cage being dragged
    std::vector<ElementId> bareCages; ///< Regions without a text, whose outlines would not be seen
    /// Places that would be invisible because nothing is written there.
    std::vector<ElementId> blanks;
    std::vector<ElementId> faults; ///< places to which a fault belongs: something missing or wrong
    std::vector<ElementId> chosenFault;
    std::vector<Grip> grips;
    std::optional<Side> litGrip;    ///< the side whose grip is under the pointer or dragged
    std::vector<QPolygonF> added;   ///< cells that the dragged side would add
    std::vector<QPolygonF> removed; ///< cells that it would take away

    friend bool operator==(const SheetMarks &, const SheetMarks &) = default;
};

/// Paints SheetMarks over the board, as no part of its picture. The cursor is a tint inside the
/// selection brackets, the selection a tint in an outline; partners and blank places have dashed
/// frames; faults have a dot in their corner, the chosen fault double rings. A bar lies beside each
/// side that can be dragged; cells to be added have dashed frames, cells to be removed are faint.
class SheetOverlay final : public QGraphicsItem
{
public:
    explicit SheetOverlay(const BoardScene &scene);

    void setMarks(SheetMarks marks);
    [[nodiscard]] const SheetMarks &marks() const { return m_marks; }
    /// Removes all marks, for another board.
    void reset();

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintArea(QPainter &painter, const std::vector<ElementId> &elements, const QColor &ink,
                   double width, float tint) const;
    void paintCursor(QPainter &painter) const;
    void paintBareCages(QPainter &painter) const;
    void paintDashed(QPainter &painter, const std::vector<ElementId> &elements, const QColor &ink,
                     double width) const;
    void paintFaults(QPainter &painter) const;
    void paintGrips(QPainter &painter) const;
    void paintResizing(QPainter &painter) const;
    [[nodiscard]] QPolygonF outline(ElementId element) const;
    /// The outlines of a Region; of any other element its outline.
    [[nodiscard]] std::vector<QPolygonF> outlines(ElementId element) const;
    void invalidate(const SheetMarks &marks);

    const BoardScene &m_scene;
    SheetMarks m_marks;
    double m_pixelsPerCell = 40;
};

} // namespace inkling
