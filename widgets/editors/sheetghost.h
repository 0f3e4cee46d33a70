// SPDX-License-Identifier: MIT
#pragma once

#include "editors/draftboard.h"

#include <QGraphicsItem>
#include <QString>
#include <optional>

namespace inkling {

class BoardScene;

/// An example of the first thing to draw on a blank sheet, and what to do in words.
struct Ghost
{
    Draft draft; ///< the blank sheet with the example
    SharedGeometry geometry;
    std::vector<ElementId> elements; ///< what the example has written
    QRectF cells;                    ///< round all cells of the sheet
    QString words;
};

/// The example for a blank sheet, near its middle: as a finished puzzle of the family has it, such
/// as `sample`. It is a cage with its clue where cages cover the board, else a cell's text.
/// Nothing where the sheet has no room for it. The words are still empty.
[[nodiscard]] std::optional<Ghost> ghostOf(const Drafting &drafting, const Draft &blank,
                                           const Draft &sample);

/// Paints a Ghost over a blank sheet: faintly, and as no part of the board's picture. The pointer
/// goes through it.
class SheetGhost final : public QGraphicsItem
{
public:
    explicit SheetGhost(const BoardScene &scene);

    /// Nothing to show none.
    void setGhost(std::optional<Ghost> ghost);
    [[nodiscard]] const std::optional<Ghost> &ghost() const { return m_ghost; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintExample(QPainter &painter, double pixelsPerCell) const;
    void paintWords(QPainter &painter, double pixelsPerCell) const;
    /// The rectangle round the example.
    [[nodiscard]] QRectF place() const;

    const BoardScene &m_scene;
    std::optional<Ghost> m_ghost;
};

} // namespace inkling
