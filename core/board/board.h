// SPDX-License-Identifier: MIT
#pragma once

#include "board/cluecounts.h"

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace inkling {

/// The kinds of things that a board is made of. Code that draws, selects, speaks or exports a board
/// switches over these kinds and never over families.
enum class ElementKind : std::uint8_t {
    Cell,   ///< outline: a closed polygon, clockwise
    Edge,   ///< outline: its two ends
    Vertex, ///< outline: one point
    Region, ///< outline: closed polygons, each ending on its first point again: one clockwise round
            ///< the region, the others anticlockwise round its holes. The text stands inside the
            ///< first corner. Its frame says how it is drawn
    Label,  ///< outline: the box of its text, clockwise; the text may change as facts become known
    Node,   ///< outline: a card's box, clockwise; a node without a text stays hidden until a mark
            ///< shows it
};

/// The borders of a board's cells.
enum class CellFrame : std::uint8_t {
    None, ///< no border but what the puzzle itself draws
    Grid, ///< thin lines that neighbours share
    Tile, ///< each cell is a tile of its own, with a gap to the next
};

/// The ground of a cell, on which texts and marks stand.
enum class CellFace : std::uint8_t {
    Plain,
    Filled, ///< inked: nothing is marked there
    Halved, ///< inked, and parted from its top left to its bottom right corner; Labels in the halves
    Ring,   ///< a hollow circle
    Disc,   ///< an inked circle
};

/// The border of a region.
enum class RegionFrame : std::uint8_t {
    None,   ///< drawn only when a step rests on the region
    Broad,  ///< a broad line along the region's outline
    Dashed, ///< a dashed line inside the region's outline
};

/// The lines of cells that a board counts, from 1: sentences name them by these numbers, which
/// stand beside the board.
enum class NumberedLines : std::uint8_t {
    None,
    Rows,           ///< rows: cells of one height
    RowsAndColumns, ///< rows, and columns: cells below each other
};

/// A point of a board, in units of one cell's side; x to the right, y down.
struct Point
{
    double x = 0;
    double y = 0;
    friend bool operator==(const Point &, const Point &) = default;
};

struct Rectangle
{
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};

/// The look of a puzzle before anyone has reasoned about it: its elements, with their outlines and
/// the given texts (a clue, a cage's target, a label). No colours, no pixels.
///
/// A value. 160,000 elements (a 200 x 200 board) take about 12 MB.
class Board
{
public:
    /// Adds an element and returns its id; ids count up from 0. Requires: as many points as `kind`
    /// asks for.
    ElementId add(ElementKind kind, std::span<const Point> outline, std::string text = {});
    ElementId add(ElementKind kind, std::initializer_list<Point> outline, std::string text = {});

    void setFrame(CellFrame frame) { m_frame = frame; }
    [[nodiscard]] CellFrame frame() const { return m_frame; }
    /// The ground of a cell; Plain unless set. Requires: a Cell.
    void setFace(ElementId cell, CellFace face) { m_elements[cell].face = face; }
    [[nodiscard]] CellFace face(ElementId cell) const { return m_elements[cell].face; }
    /// The border of a region; unless set, Broad for one that was added with a text and None for
    /// any other. Requires: a Region.
    void setRegionFrame(ElementId region, RegionFrame frame)
    {
        m_elements[region].regionFrame = frame;
    }
    [[nodiscard]] RegionFrame regionFrame(ElementId region) const
    {
        return m_elements[region].regionFrame;
    }
    /// Whether an answer makes each cell black or leaves it white.
    void setShaded(bool isShaded) { m_isShaded = isShaded; }
    [[nodiscard]] bool isShaded() const { return m_isShaded; }
    void setNumberedLines(NumberedLines lines) { m_numberedLines = lines; }
    [[nodiscard]] NumberedLines numberedLines() const { return m_numberedLines; }

    /// The clues that count marks; none in most families.
    void setClueCounts(ClueCounts counts) { m_clueCounts = std::move(counts); }
    [[nodiscard]] const ClueCounts &clueCounts() const { return m_clueCounts; }

    [[nodiscard]] ElementId size() const { return ElementId(m_elements.size()); }
    [[nodiscard]] ElementKind kind(ElementId id) const { return m_elements[id].kind; }
    [[nodiscard]] const std::string &text(ElementId id) const { return m_elements[id].text; }
    [[nodiscard]] std::span<const Point> outline(ElementId id) const;
    /// The mean of the outline's points: where a cell's text and a cross stand.
    [[nodiscard]] Point centre(ElementId id) const;
    /// The smallest rectangle round all outlines; empty for an empty board.
    [[nodiscard]] Rectangle bounds() const;

private:
    struct Element
    {
        ElementKind kind;
        CellFace face;
        RegionFrame regionFrame;
        std::uint32_t firstPoint;
        std::uint32_t pointCount;
        std::string text;
    };
    CellFrame m_frame = CellFrame::None;
    bool m_isShaded = false;
    NumberedLines m_numberedLines = NumberedLines::None;
    ClueCounts m_clueCounts;
    std::vector<Element> m_elements;
    std::vector<Point> m_points;
};

} // namespace inkling
