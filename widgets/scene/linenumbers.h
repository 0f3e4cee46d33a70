// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"
#include "scene/theme.h"

class QPainter;

namespace inkling {

/// The numbers of rows and columns beside a board, at one size of cells: small, but always legible.
/// Where they would run into each other, only some are written. Any thread.
class LineNumbers
{
public:
    /// For a screen: `cellSize` is in device-independent pixels.
    LineNumbers(const BoardGeometry &geometry, double cellSize);
    /// For a picture that is looked at in any size: in proportion to the cells.
    explicit LineNumbers(const BoardGeometry &geometry);

    /// The room that the numbers take beside the cells, in cells; 0 if the board numbers no lines.
    [[nodiscard]] double room() const;
    /// Whether the line's number is among those written.
    [[nodiscard]] bool isWritten(const NumberedLine &line) const;
    /// The place of the line's number, in cells: beside the line or, where that is out of sight, at
    /// the edge of `sight`, over the board.
    [[nodiscard]] QRectF place(const NumberedLine &line, const QRectF &sight) const;
    /// The rectangle round all numbers when the whole board is in sight.
    [[nodiscard]] QRectF bounds() const;
    /// Paints the numbers that stand in `sight`; a number over the board gets a ground of paper.
    /// The painter's unit is a cell.
    void paint(QPainter &painter, const Theme &theme, const QRectF &sight) const;

private:
    [[nodiscard]] double widthOf(int number) const;
    void thinOut();

    const BoardGeometry &m_geometry;
    double m_capHeight;
    double m_gap;
    /// The numbers written are the first and the multiples of this.
    int m_step = 1;
};

} // namespace inkling
