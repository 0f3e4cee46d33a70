// SPDX-License-Identifier: MIT
#pragma once

#include <QEvent>
#include <QObject>
#include <QPointF>
#include <QTimer>

class QTabletEvent;
class QTouchEvent;

namespace inkling {

class BoardView;

/// Turns fingers and pens on a board into the view's gestures. One finger is a mouse: it taps and
/// drags with the left button, and held still it clicks with the right one. Two fingers zoom and
/// move the board; what the first had begun is called off, so that two fingers never draw. The
/// eraser of a pen erases, and a pen held over the board is reported; its tip is a mouse already.
/// While a pen is down, fingers are a resting hand and mean nothing.
class TouchHand final : public QObject
{
    Q_OBJECT

public:
    /// The view owns the new object.
    explicit TouchHand(BoardView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class State : std::uint8_t {
        Idle,
        Pressed, ///< one finger is down, and may yet become anything
        Drag,    ///< one finger is a mouse with its left button down
        Two,     ///< two fingers or more are down
        Over,    ///< nothing counts until all fingers are lifted
    };

    [[nodiscard]] bool touch(const QTouchEvent &event);
    void press(const QPointF &place);
    void moveOne(const QPointF &place);
    void moveTwo(const QTouchEvent &event);
    void lift();
    void hold();
    [[nodiscard]] bool pen(const QTabletEvent &event);
    void erase(const QPointF &place);
    /// Sends a mouse event to the viewport.
    void send(QEvent::Type type, const QPointF &place, Qt::MouseButton button);

    BoardView &m_view;
    State m_state = State::Idle;
    QTimer m_hold;
    QPointF m_begin;
    QPointF m_last;
    /// The middle between two fingers, and their distance.
    QPointF m_middle;
    double m_spread = 0;
    bool m_isErasing = false;
    bool m_isPenDown = false;
};

} // namespace inkling
