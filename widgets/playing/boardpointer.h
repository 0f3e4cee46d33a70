// SPDX-License-Identifier: MIT
#pragma once

#include "playing/elementpicker.h"

#include <QObject>

class QKeyEvent;

namespace inkling {

class BoardScene;
class BoardView;

/// Follows the pointer and the keys on a board: keeps one element selected, and emits a signal when
/// an element is clicked, typed on or cleared. What follows from that is decided by those who
/// listen.
class BoardPointer final : public QObject
{
    Q_OBJECT

public:
    BoardPointer(BoardScene &scene, BoardView &view, QObject *parent = nullptr);

    /// Sets the elements that can be selected. The selected element stays selected if it is one of
    /// them.
    void setPicker(ElementPicker picker);
    /// Whether the person is marking the board: the arrow keys then move the selection by
    /// themselves (otherwise only with Shift), and Enter, digits and Backspace are taken for the
    /// board.
    void setMarking(bool isMarking) { m_isMarking = isMarking; }

    [[nodiscard]] const ElementPicker &picker() const { return m_picker; }
    [[nodiscard]] ElementId selected() const { return m_selected; }
    void select(ElementId element);

Q_SIGNALS:
    void selectionChanged(inkling::ElementId element);
    /// An element was clicked, or Enter pressed on it. `forward`: not by the right button (Enter:
    /// without Shift).
    void chosen(inkling::ElementId element, bool forward, bool isByKey);
    /// An element was pressed by a BoardHand, while the person is marking the board.
    void pressed(inkling::ElementId element);
    /// The board was clicked where there is no element to select.
    void missed();
    /// Escape was pressed.
    void escaped();
    /// A digit, or a letter that marks (x, c), was typed; `isNote`: with Shift.
    void typed(inkling::ElementId element, QChar letter, bool isNote);
    /// An element was clicked twice; comes after chosen() for both clicks.
    void chosenTwice(inkling::ElementId element);
    /// Backspace or Delete was pressed on an element, or a pen's eraser passed it.
    void cleared(inkling::ElementId element);
    void menuWanted(inkling::ElementId element, const QPoint &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followPen();
    void click(const QPointF &point, Qt::MouseButton button);
    [[nodiscard]] bool press(const QKeyEvent &key);
    [[nodiscard]] bool mark(const QKeyEvent &key);

    BoardScene &m_scene;
    BoardView &m_view;
    ElementPicker m_picker;
    ElementId m_selected = noElement;
    ElementId m_erased = noElement; ///< the element that the eraser passed last
    bool m_isMarking = false;
};

} // namespace inkling
