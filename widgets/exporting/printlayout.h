// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>
#include <array>
#include <span>
#include <vector>

class QString;

namespace inkling {

/// How a page is shared out among puzzles, in points: places in rows, the last of which may be
/// shorter, each with a caption and a board below it.
class PrintLayout
{
public:
    /// How many on a page a reader is offered.
    static constexpr std::array offered{1, 2, 4, 6, 9};

    /// What is beside the boards.
    struct Extras
    {
        double heading = 0; ///< how high what stands on top of the page is; 0 for nothing
        double caption = 0; ///< the same of what stands over each board
        bool hasFooter = false;
    };

    /// `printable`: the page without its margins. Requires: `count` is at least 1. The places have
    /// the shape that makes them largest.
    PrintLayout(const QRectF &printable, int count, const Extras &extras);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int count() const { return m_count; }
    /// The heading, at the top, and what is at the bottom; empty where there is none.
    [[nodiscard]] const QRectF &heading() const { return m_heading; }
    [[nodiscard]] const QRectF &footer() const { return m_footer; }
    /// Row by row. Requires: index < count().
    [[nodiscard]] QRectF place(int index) const;
    [[nodiscard]] QRectF caption(int index) const;
    /// What is left of the place for the board; less than nothing where there are too many.
    [[nodiscard]] QRectF room(int index) const;
    /// How large any board may be.
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

/// How large the cells of boards (in cells) are, each as large as the room and `largest` allow: on
/// one page the same, unless a large board would make the cells of a small one too small to write
/// in; a small one's are never larger than it would be alone.
[[nodiscard]] std::vector<double> cellSizes(std::span<const QSizeF> boards, const QSizeF &room,
                                            double largest);

/// What a reader has written as "1-3, 7", numbers from 1 to `count`: in that order, each once.
/// Empty if it makes no sense.
[[nodiscard]] std::vector<int> chosenNumbers(const QString &text, int count);

} // namespace inkling
