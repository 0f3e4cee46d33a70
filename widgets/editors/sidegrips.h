// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

#include <QPointF>
#include <QPolygonF>
#include <optional>
#include <vector>

namespace inkling {

/// What a side of a board is dragged by.
struct Grip
{
    Side side = Side::Left;
    /// The middle of that side, in units of the board.
    QPointF edge;

    /// Where it lies, a little outside. `cellSize`: pixels a cell.
    [[nodiscard]] QPointF middle(double cellSize) const;
    /// Whether a point is on it, or near enough for a hand.
    [[nodiscard]] bool covers(const QPointF &point, double cellSize) const;

    friend bool operator==(const Grip &, const Grip &) = default;
};
inline constexpr double gripLength = 34;   ///< pixels
inline constexpr double gripThickness = 4; ///< pixels

/// What a board becomes when one of its sides is dragged: rows or columns more or fewer, as many as there can be.
/// Changes nothing until it is let go; then it is one stroke.
class SideGrips
{
public:
    explicit SideGrips(SheetEditor &editor)
        : m_editor(editor)
    {}

    /// Of each side that can be moved. Requires, here and below: a sheet is open. Cost: for the first time of a
    /// size, that of asking for each side what the board would be.
    [[nodiscard]] const std::vector<Grip> &grips() const;

    /// Those that are to be seen: while one is dragged that alone, where the board would end.
    [[nodiscard]] std::vector<Grip> shown() const;

    void press(const Grip &grip, const QPointF &point);
    [[nodiscard]] bool isDragging() const { return m_grip.has_value(); }
    [[nodiscard]] const std::optional<Grip> &grip() const { return m_grip; }
    /// Returns whether the board would be another than before.
    bool drag(const QPointF &point);
    void release();
    void cancel();

    /// While a side is dragged: the size that there would be, the cells that come and those that go, in units of
    /// the board as it is.
    [[nodiscard]] BoardSize size() const;
    [[nodiscard]] const std::vector<QPolygonF> &added() const { return m_added; }
    [[nodiscard]] const std::vector<QPolygonF> &removed() const { return m_removed; }

private:
    void compare(const Draft &after);

    SheetEditor &m_editor;
    /// Those of sheets of this size.
    mutable std::vector<Grip> m_grips;
    mutable const Drafting *m_drafting = nullptr;
    mutable BoardSize m_size;
    std::optional<Grip> m_grip;
    QPointF m_from;
    int m_count = 0;
    std::vector<QPolygonF> m_added;
    std::vector<QPolygonF> m_removed;
};

} // namespace inkling
