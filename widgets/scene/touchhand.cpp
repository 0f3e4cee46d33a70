// SPDX-License-Identifier: MIT
#include "scene/touchhand.h"

#include "scene/boardview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTouchEvent>
#include <algorithm>
#include <cmath>
#include <utility>

namespace inkling {

namespace {

/// Pixels that a finger may tremble.
constexpr double tremble = 9;
/// Pixels between fingers: what is nearer is as good as one point.
constexpr double leastSpread = 12;
/// Cells from one point of an eraser's way to the next.
constexpr double eraserStep = 0.2;

double lengthOf(const QPointF &vector)
{
    return std::hypot(vector.x(), vector.y());
}

/// The places of the fingers that are down.
QList<QPointF> fingersOf(const QTouchEvent &event)
{
    QList<QPointF> fingers;
    for (const QEventPoint &point : event.points()) {
        if (point.state() != QEventPoint::State::Released)
            fingers.append(point.position());
    }
    return fingers;
}

} // namespace

TouchHand::TouchHand(BoardView &view)
    : QObject(view.viewport())
    , m_view(view)
{
    view.viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    view.viewport()->installEventFilter(this);
    m_hold.setSingleShot(true);
    connect(&m_hold, &QTimer::timeout, this, &TouchHand::hold);
}

bool TouchHand::eventFilter(QObject *watched, QEvent *event)
{
    // When a window goes, its viewport outlives the view, which is no BoardView by then.
    if (watched != parent() || !qobject_cast<BoardView *>(watched->parent()))
        return false;
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        event->accept();
        return touch(*static_cast<QTouchEvent *>(event));
    case QEvent::TouchCancel:
        m_hold.stop();
        if (m_state == State::Drag)
            m_view.callOff();
        m_state = State::Idle;
        return true;
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease: {
        // A pen event that is not accepted comes again as a mouse event.
        const bool isTaken = pen(*static_cast<QTabletEvent *>(event));
        event->setAccepted(isTaken);
        return isTaken;
    }
    case QEvent::Leave:
        Q_EMIT m_view.hoverEnded();
        return false;
    default:
        return false;
    }
}

bool TouchHand::touch(const QTouchEvent &event)
{
    const QList<QPointF> fingers = fingersOf(event);
    if (m_isPenDown)
        m_state = State::Over;
    if (event.type() == QEvent::TouchBegin && m_state == State::Idle && !fingers.isEmpty())
        press(fingers.first());
    if (fingers.size() >= 2)
        moveTwo(event);
    else if (fingers.size() == 1)
        moveOne(fingers.first());
    if (event.type() == QEvent::TouchEnd || fingers.isEmpty())
        lift();
    return true;
}

void TouchHand::press(const QPointF &place)
{
    m_state = State::Pressed;
    m_begin = place;
    m_last = place;
    m_hold.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
}

void TouchHand::moveOne(const QPointF &place)
{
    if (m_state == State::Two)
        m_state = State::Over; // the finger that stays draws nothing
    if (m_state == State::Pressed && lengthOf(place - m_begin) > tremble) {
        m_hold.stop();
        m_state = State::Drag;
        send(QEvent::MouseButtonPress, m_begin, Qt::LeftButton);
    }
    if (m_state == State::Drag && place != m_last)
        send(QEvent::MouseMove, place, Qt::LeftButton);
    m_last = place;
}

void TouchHand::moveTwo(const QTouchEvent &event)
{
    m_hold.stop();
    if (m_state == State::Drag)
        m_view.callOff();
    if (m_state == State::Over)
        return;
    const QList<QPointF> fingers = fingersOf(event);
    const QPointF middle = (fingers[0] + fingers[1]) / 2;
    const double spread = std::max(leastSpread, lengthOf(fingers[1] - fingers[0]));
    if (m_state == State::Two) {
        m_view.moveBy(middle - m_middle);
        if (spread != m_spread)
            m_view.zoomAbout(spread / m_spread, middle);
    }
    m_state = State::Two;
    m_middle = middle;
    m_spread = spread;
}

void TouchHand::lift()
{
    m_hold.stop();
    const State state = std::exchange(m_state, State::Idle);
    if (state == State::Pressed)
        send(QEvent::MouseButtonPress, m_begin, Qt::LeftButton);
    if (state == State::Pressed || state == State::Drag)
        send(QEvent::MouseButtonRelease, m_last, Qt::LeftButton);
}

void TouchHand::hold()
{
    m_state = State::Over;
    send(QEvent::MouseButtonPress, m_begin, Qt::RightButton);
    send(QEvent::MouseButtonRelease, m_begin, Qt::RightButton);
}

bool TouchHand::pen(const QTabletEvent &event)
{
    const QPointF place = event.position();
    if (event.type() == QEvent::TabletRelease) {
        m_isPenDown = false;
        if (!std::exchange(m_isErasing, false))
            return false;
        Q_EMIT m_view.erasingEnded();
        return true;
    }
    if (event.type() == QEvent::TabletPress) {
        m_isPenDown = true;
        m_isErasing = event.pointerType() == QPointingDevice::PointerType::Eraser;
        m_last = place;
        if (m_isErasing)
            Q_EMIT m_view.erasingBegan();
    }
    if (m_isErasing)
        erase(place);
    else if (!m_isPenDown)
        Q_EMIT m_view.hovered(m_view.viewportTransform().inverted().map(place));
    else
        Q_EMIT m_view.hoverEnded();
    return m_isErasing;
}

void TouchHand::erase(const QPointF &place)
{
    const QTransform toBoard = m_view.viewportTransform().inverted();
    const QPointF from = toBoard.map(m_last);
    const QPointF to = toBoard.map(place);
    const int steps = std::max(1, int(std::ceil(lengthOf(to - from) / eraserStep)));
    for (int i = 1; i <= steps; ++i)
        Q_EMIT m_view.erased(from + (to - from) * i / steps);
    m_last = place;
}

void TouchHand::send(QEvent::Type type, const QPointF &place, Qt::MouseButton button)
{
    const bool isMove = type == QEvent::MouseMove;
    const bool isUp = type == QEvent::MouseButtonRelease;
    QMouseEvent mouse(type, place, m_view.viewport()->mapToGlobal(place),
                      isMove ? Qt::NoButton : button, isUp ? Qt::NoButton : button,
                      QGuiApplication::keyboardModifiers());
    QCoreApplication::sendEvent(m_view.viewport(), &mouse);
}

} // namespace inkling
