// SPDX-License-Identifier: MIT
#pragma once

#include "playing/elementpicker.h"

#include <QObject>

class QKeyEvent;

namespace inkling {

class BoardScene;
class BoardView;

/// What a person points at on a board, with the pointer or the keys: one element is selected, and
/// pointing at it, typing on it and clearing it are told. What these do is not decided here.
class BoardPointer final : public QObject
{
    Q_OBJECT

public:
    BoardPointer(BoardScene &scene, BoardView &view, QObject *parent = nullptr);

    /// Which elements can be meant from now on; nothing is selected any more unless it still can be.
    void setPicker(ElementPicker picker);
    /// Whether the board is marked on: the arrow keys then move the selection by themselves (otherwise
    /// with Shift), and Enter, digits and Backspace are meant for the board.
    void setMarking(bool isMarking) { m_isMarking = isMarking; }

    [[nodiscard]] const ElementPicker &picker() const { return m_picker; }
    [[nodiscard]] ElementId selected() const { return m_selected; }
    void select(ElementId element);

Q_SIGNALS:
    void selectionChanged(inkling::ElementId element);
    /// An element was clicked, or Enter pressed on it (forward); `forward`: not by the right button.
    void chosen(inkling::ElementId element, bool forward, bool isByKey);
    /// The board was clicked where nothing is.
    void missed();
    /// Escape was pressed.
    void escaped();
    /// A digit was typed, or another letter that marks; `isNote`: with Shift.
    void typed(inkling::ElementId element, QChar letter, bool isNote);
    /// An element was clicked twice, after both clicks have been told.
    void chosenTwice(inkling::ElementId element);
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
    ElementId m_erased = noElement; ///< what the eraser has passed last
    bool m_isMarking = false;
};

} // namespace inkling
