// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sidegrips.h"
#include "scene/boardgeometry.h"
#include "scene/theme.h"

#include <QGraphicsItem>
#include <vector>

namespace inkling {

class BoardScene;

/// What is pointed out on a board that is being drawn.
struct SheetMarks
{
    ElementId cursor = noElement;
    std::vector<ElementId> selection;
    std::vector<ElementId> partners;  ///< of the cursor, without it
    std::vector<ElementId> cage;      ///< what is being dragged
    std::vector<ElementId> bareCages; ///< Regions that have no text yet, which would not be seen
    std::vector<ElementId> blanks;    ///< places that could not be seen otherwise
    std::vector<ElementId> faults;    ///< where it is no puzzle yet
    std::vector<ElementId> chosenFault;
    std::vector<Grip> grips;
    std::optional<Side> litGrip;    ///< under the pointer, or dragged
    std::vector<QPolygonF> added;   ///< cells that a dragged side would bring,
    std::vector<QPolygonF> removed; ///< and take away

    friend bool operator==(const SheetMarks &, const SheetMarks &) = default;
};

/// Paints these over the board: no part of its picture. The cursor is a tint within the brackets of what is
/// pointed at, what is selected a tint in an outline; partners and blank places have dashed frames, faults a
/// dot in their corner, or rings where one is chosen. Beside each side that can be dragged lies a bar; what would come is
/// framed as blank places are, what would go is faint.
class SheetOverlay final : public QGraphicsItem
{
public:
    explicit SheetOverlay(const BoardScene &scene);

    void setMarks(SheetMarks marks);
    [[nodiscard]] const SheetMarks &marks() const { return m_marks; }
    /// The board is another.
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
    void invalidate(const SheetMarks &marks);

    const BoardScene &m_scene;
    SheetMarks m_marks;
    double m_pixelsPerCell = 40;
};

} // namespace inkling
