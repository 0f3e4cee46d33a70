// SPDX-License-Identifier: MIT
#pragma once

#include "editors/cagetool.h"
#include "editors/sidegrips.h"

#include <QObject>
#include <QPointF>

class QKeyEvent;
class QMouseEvent;

namespace inkling {

class BoardView;

/// Turns a person's gestures on a board being drawn, by pointer and keys, into calls of a
/// SheetEditor:
///
/// A click moves the cursor; a click on the cursor goes through the place's values (right button:
/// backwards). Shift+click, Shift+arrows and dragging with Ctrl select a rectangle; Ctrl+click adds
/// a cell. Dragging over cells makes a cage on boards with cages (with Shift it is split off) and
/// selects on others. Arrows, Home and End move; letters are written; Backspace takes the last
/// letter away, Delete all. Return makes a cage of the selection, or goes on; Ctrl+arrows let the
/// cage grow. A pen's eraser rubs out what it passes.
///
/// Grips lie beside the board's sides: dragged, they add rows and columns or take them away; Escape
/// calls that off.
///
/// Events of a gesture on the sheet do not reach the view or other listeners. Pressed beside the
/// places, the pointer moves the view as usual.
class SheetPointer final : public QObject
{
    Q_OBJECT

public:
    SheetPointer(SheetEditor &editor, BoardView &view, QObject *parent = nullptr);

    /// Switches the taking of gestures on or off; off, all events go to the view.
    void setOn(bool isOn);
    /// The cells of the cage that is being dragged; empty if none is.
    [[nodiscard]] const std::vector<PlaceId> &cageCells() const { return m_cages.cells(); }
    [[nodiscard]] const SideGrips &sides() const { return m_sides; }
    /// The side whose grip is dragged or under the pointer.
    [[nodiscard]] std::optional<Side> litGrip() const { return m_litGrip; }

Q_SIGNALS:
    /// cageCells() changed.
    void cageDragged();
    /// sides() or litGrip() changed.
    void sideDragged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Drag : std::uint8_t { None, Click, Cage, Selection, Side };

    void addHand();
    bool press(const QMouseEvent &event);
    void hover(const QMouseEvent &event);
    void drag(const QMouseEvent &event);
    void dragTo(PlaceId place);
    [[nodiscard]] std::optional<Grip> gripAt(const QPointF &point) const;
    void light(std::optional<Side> grip);
    void callOff();
    void release();
    [[nodiscard]] bool key(const QKeyEvent &event);
    void arrow(Direction direction, Qt::KeyboardModifiers held);
    void edit(int key);
    /// Whether the sheet uses this key, so that a shortcut must not get it.
    [[nodiscard]] bool claims(const QKeyEvent &event) const;
    void reveal();

    SheetEditor &m_editor;
    BoardView &m_view;
    CageTool m_cages;
    SideGrips m_sides;
    std::optional<Side> m_litGrip;
    bool m_isOn = false;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_button = Qt::NoButton;
    PlaceId m_pressed = 0;
    bool m_hasMoved = false;  ///< the drag has left the place that was pressed
    bool m_hasRubbed = false; ///< the eraser has rubbed something out since it came down
    /// The pointer's last position, in units of the board.
    QPointF m_last;
};

} // namespace inkling
