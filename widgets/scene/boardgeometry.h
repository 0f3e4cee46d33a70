// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "scene/spatialindex.h"

#include <QLineF>
#include <QPolygonF>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace inkling {

/// A row or a column of cells that the board numbers.
struct NumberedLine
{
    int number = 0; ///< from 1
    bool isRow = false;
    /// The middle of the side of the line beside which its number stands.
    QPointF side;
    /// Whether that side is the line's end, because labels stand where it begins: left of a row or
    /// above a column.
    bool isAtEnd = false;
};

/// A board prepared for painting: indexes that find elements by place, the cells and ends of each
/// edge, the lines of its grid.
///
/// Immutable, so the window and the threads that paint small pictures share it. Making the geometry
/// of a 200 x 200 board takes some 50 ms: not for the window's thread.
class BoardGeometry
{
public:
    explicit BoardGeometry(Board board);

    /// The geometry of a board that differs only in its texts, faces and regions' frames; far
    /// cheaper than making it anew. Requires: areAlike(board(), board).
    [[nodiscard]] std::shared_ptr<const BoardGeometry> withTexts(Board board) const;
    /// Whether two boards have the same elements in the same places, whatever their texts, faces
    /// and regions' frames.
    [[nodiscard]] static bool areAlike(const Board &one, const Board &other);

    [[nodiscard]] const Board &board() const { return m_board; }
    [[nodiscard]] const SpatialIndex &index(ElementKind kind) const
    {
        return m_indices[std::size_t(kind)];
    }
    /// The rectangle round the board and its margin.
    [[nodiscard]] QRectF bounds() const { return m_bounds; }

    [[nodiscard]] QPointF centre(ElementId id) const;
    /// Requires: an Edge.
    [[nodiscard]] QLineF line(ElementId id) const;
    /// Requires: a Cell, a Label or a Node.
    [[nodiscard]] QPolygonF polygon(ElementId id) const;
    /// The outlines of an element: one, or for a Region as many as it has. Requires:
    /// no Edge and no Vertex.
    [[nodiscard]] std::vector<QPolygonF> outlines(ElementId id) const;
    /// The smallest rectangle round an element's outline.
    [[nodiscard]] QRectF box(ElementId id) const;
    /// The smallest rectangle round the one or two elements of a mark.
    [[nodiscard]] QRectF box(const Mark &mark) const;

    /// The cells that the edge is a side of; noElement in place of each that is missing.
    [[nodiscard]] std::array<ElementId, 2> cellsOf(ElementId edge) const;
    /// The elements at the edge's two ends: dots, or the cells or cards whose middles it joins;
    /// noElement where there is none.
    [[nodiscard]] std::array<ElementId, 2> endsOf(ElementId edge) const;

    /// The sides of all cells, each stretch once; empty unless the board's frame is a grid.
    [[nodiscard]] std::span<const QLineF> gridLines() const { return m_gridLines; }
    /// The outline of all cells together, as lines; empty unless the board's frame is a grid.
    [[nodiscard]] std::span<const QLineF> frameLines() const { return m_frameLines; }
    /// The borders of the Regions with a broad frame, each stretch once.
    [[nodiscard]] std::span<const QLineF> borderLines() const { return m_borderLines; }
    /// Where the cells' corners hold the texts of Regions, so that digits and candidates keep
    /// clear of them in every cell.
    [[nodiscard]] bool hasCornerTexts() const { return m_hasCornerTexts; }
    /// Whether some Region is framed apart from any text of its own: the board's cells then hold
    /// given digits beside those that a person writes.
    [[nodiscard]] bool hasPlainFrames() const { return m_hasPlainFrames; }
    /// Whether some cell's face is not plain.
    [[nodiscard]] bool hasFaces() const { return m_hasFaces; }
    /// Whether cells are, or will be, black or white.
    [[nodiscard]] bool hasBlackCells() const { return m_hasInked || m_board.isShaded(); }
    /// The inked cell that a Label's middle stands on; noElement for any other element.
    [[nodiscard]] ElementId inkedCellOf(ElementId label) const;
    /// Whether a cell's face is ink, on which no mark stands.
    [[nodiscard]] bool isInked(ElementId cell) const;
    /// Whether an edge's marks stand on a grid of cells: the edge runs from middle to middle over a
    /// line of the grid.
    [[nodiscard]] bool isAcrossGrid(ElementId edge) const;

    /// The numbered lines: rows from the top, then columns from the left, as far as
    /// the board numbers them.
    [[nodiscard]] std::span<const NumberedLine> numberedLines() const { return m_numberedLines; }

    static constexpr double margin = 0.75;

private:
    void joinSides();
    void joinEnds();
    void gatherLines();
    /// Gathers what depends on texts, faces and frames.
    void gatherBorders();
    void gatherFaces();
    void countLines(bool areRows);

    Board m_board;
    std::array<SpatialIndex, 6> m_indices;
    QRectF m_bounds;
    ElementId m_firstEdge = 0;
    std::vector<std::array<ElementId, 2>> m_cells;
    std::vector<std::array<ElementId, 2>> m_ends;
    std::vector<QLineF> m_gridLines;
    std::vector<QLineF> m_frameLines;
    std::vector<QLineF> m_borderLines;
    bool m_hasCornerTexts = false;
    bool m_hasPlainFrames = false;
    bool m_hasFaces = false;
    bool m_hasInked = false;
    /// The inked cells below labels, by label.
    std::unordered_map<ElementId, ElementId> m_inkedCells;
    std::vector<NumberedLine> m_numberedLines;
};

using SharedGeometry = std::shared_ptr<const BoardGeometry>;

} // namespace inkling
