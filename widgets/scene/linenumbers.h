// SPDX-License-Identifier: MIT
#pragma once

#include "scene/boardgeometry.h"
#include "scene/theme.h"

class QPainter;

namespace inkling {

/// Numbers of rows and columns beside a board's cells, at one size of its cells: small, and never so small that
/// they cannot be read. Where they would run into each other, only some are written. Any thread.
class LineNumbers
{
public:
    /// On a screen: `cellSize` is in device-independent pixels.
    LineNumbers(const BoardGeometry &geometry, double cellSize);
    /// In a picture that is looked at in any size: in proportion to the cells.
    explicit LineNumbers(const BoardGeometry &geometry);

    /// How much room they take beside the cells, in cells; 0 where nothing is counted.
    [[nodiscard]] double room() const;
    /// Whether a line's number is among those that are written.
    [[nodiscard]] bool isWritten(const CountedLine &line) const;
    /// Where its number stands, in cells: beside its line, or, where that is out of sight, at the edge of
    /// `sight`, over the board.
    [[nodiscard]] QRectF place(const CountedLine &line, const QRectF &sight) const;
    /// Round all of them, where the whole board is in sight.
    [[nodiscard]] QRectF bounds() const;
    /// Paints those that stand in `sight`; a number over the board has paper behind it. The painter's units are
    /// cells.
    void paint(QPainter &painter, const Theme &theme, const QRectF &sight) const;

private:
    [[nodiscard]] double widthOf(int number) const;
    void thinOut();

    const BoardGeometry &m_geometry;
    double m_capHeight;
    double m_gap;
    /// Every so many lines have a number, and the first.
    int m_step = 1;
};

} // namespace inkling
