// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <array>
#include <span>
#include <vector>

class QString;

namespace inkling {

/// Shares out a page among puzzles: equal places in rows, the last row perhaps shorter, each place
/// with a caption and a board below it. In points.
class PrintLayout
{
public:
    /// The numbers of puzzles a page that a reader is offered.
    static constexpr std::array offered{1, 2, 4, 6, 9};

    /// The parts of a page beside the boards.
    struct Extras
    {
        double heading = 0; ///< the height of the heading at the top of the page; 0 for none
        double caption = 0; ///< the height of the caption over each board; 0 for none
        bool hasFooter = false;
    };

    /// Chooses the number of columns that makes the boards largest. `printable`: the page without
    /// its margins. Requires: `count` is at least 1.
    PrintLayout(const QRectF &printable, int count, const Extras &extras);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int count() const { return m_count; }
    /// The areas of the heading, at the top, and of the footer, at the bottom; empty where there is
    /// none.
    [[nodiscard]] const QRectF &heading() const { return m_heading; }
    [[nodiscard]] const QRectF &footer() const { return m_footer; }
    /// The area of a puzzle with its caption; the places go row by row. Requires, here and below:
    /// index < count().
    [[nodiscard]] QRectF place(int index) const;
    [[nodiscard]] QRectF caption(int index) const;
    /// The area left for the board below the caption; of negative height where there are too many
    /// puzzles.
    [[nodiscard]] QRectF room(int index) const;
    /// The size of the area for any one board.
    [[nodiscard]] QSizeF roomSize() const { return room(0).size(); }

private:
    [[nodiscard]] QSizeF placeSize(int columns, int rows) const;

    int m_count;
    int m_columns = 1;
    int m_rows = 1;
    double m_gap = 0;
    double m_caption = 0;
    QRectF m_area;
    QRectF m_heading;
    QRectF m_footer;
};

/// The size of a cell on each board; `boards` are sizes in cells. Boards on one page have cells of
/// one size, each board fitting the room and no cell larger than `largest` - unless a large board
/// would make the cells of a small one too small to write in. A small board's cells are never
/// larger than if it were alone.
[[nodiscard]] std::vector<double> cellSizes(std::span<const QSizeF> boards, const QSizeF &room,
                                            double largest);

/// The numbers in a text such as "1-3, 7", from 1 to `count`, in the order written, each once.
/// Empty if the text makes no sense.
[[nodiscard]] std::vector<int> chosenNumbers(const QString &text, int count);

} // namespace inkling
