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

/// A person's gestures on a board that is being drawn, by pointer and by keys:
///
/// A click puts the cursor there, and on the cursor goes through the values (right button: backwards). Shift+click,
/// Shift+arrows and dragging with Ctrl select a rectangle, Ctrl+click adds a cell. Dragging over cells
/// makes a cage where there are cages (with Shift it is split off), and selects where there are none.
/// Arrows, Home and End move; letters are written; Backspace takes the last one, Delete all. Return makes what is
/// selected a cage, or goes on; Ctrl+arrows let the cage grow. A pen's eraser rubs out what it passes.
///
/// Beside the board's sides lie grips: dragged, they add rows and columns or take them away; Escape calls that off.
///
/// Where it takes a gesture, the view and whoever else listens do not see it. Beside the places the board is
/// moved by dragging, as ever.
class SheetPointer final : public QObject
{
    Q_OBJECT

public:
    SheetPointer(SheetEditor &editor, BoardView &view, QObject *parent = nullptr);

    /// Whether gestures are for the sheet.
    void setOn(bool isOn);
    /// The cage that is being dragged.
    [[nodiscard]] const std::vector<PlaceId> &cageCells() const { return m_cages.cells(); }
    [[nodiscard]] const SideGrips &sides() const { return m_sides; }
    /// The grip that is dragged, or that the pointer is over.
    [[nodiscard]] std::optional<Side> litGrip() const { return m_litGrip; }

Q_SIGNALS:
    /// What cageCells() says has changed.
    void cageDragged();
    /// What sides() or litGrip() says has changed.
    void sideDragged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Drag : std::uint8_t { None, Click, Cage, Selection, Side };

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
    /// Whether a key is for the sheet, before it is a shortcut.
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
    bool m_hasMoved = false;  ///< from where it was pressed
    bool m_hasRubbed = false; ///< since the eraser came down
    /// In units of the board: where the pointer was last.
    QPointF m_last;
};

} // namespace inkling
