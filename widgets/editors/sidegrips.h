// SPDX-License-Identifier: MIT
#pragma once

#include "editors/sheeteditor.h"

#include <QPointF>
#include <QPolygonF>
#include <optional>
#include <vector>

namespace inkling {

/// The handle by which a side of a board is dragged.
struct Grip
{
    Side side = Side::Left;
    /// The middle of that side, or nearly so, in units of the board.
    QPointF edge;

    /// The middle of the handle, a little outside the board. `cellSize`: pixels a cell.
    [[nodiscard]] QPointF middle(double cellSize) const;
    /// Returns true if a point is on the handle, or near enough for a hand.
    [[nodiscard]] bool covers(const QPointF &point, double cellSize) const;

    friend bool operator==(const Grip &, const Grip &) = default;
};
inline constexpr double gripLength = 34;   ///< pixels
inline constexpr double gripThickness = 4; ///< pixels

/// Resizes a board by dragging one of its sides: adds or takes away as many rows or columns as the
/// drag covers and the family allows. Changes nothing until release(), which makes one stroke.
class SideGrips
{
public:
    explicit SideGrips(SheetEditor &editor)
        : m_editor(editor)
    {}

    /// The grip of each side that can be moved. Requires, here and below: a sheet is open. Cost: at
    /// the first call for a size, that of asking for each side whether the board can grow or shrink
    /// there; afterwards nothing.
    [[nodiscard]] const std::vector<Grip> &grips() const;

    /// The grips to be painted: while a side is dragged only that side's, at the place where the
    /// board would end.
    [[nodiscard]] std::vector<Grip> shown() const;

    void press(const Grip &grip, const QPointF &point);
    [[nodiscard]] const std::optional<Grip> &grip() const { return m_grip; }
    /// Moves the dragged side to a point. Returns true if the number of rows or columns to be added
    /// changed. Requires: grip() is set.
    bool drag(const QPointF &point);
    void release();
    void cancel();

    /// The size that the board would get while a side is dragged, otherwise the board's size.
    /// added(), removed(): the cells that would be added or removed, in units of the present board.
    [[nodiscard]] BoardSize size() const;
    [[nodiscard]] const std::vector<QPolygonF> &added() const { return m_added; }
    [[nodiscard]] const std::vector<QPolygonF> &removed() const { return m_removed; }

private:
    void compare(const Draft &after);

    SheetEditor &m_editor;
    /// The cached grips, for m_drafting and m_size.
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
