// SPDX-License-Identifier: MIT
#include "playing/boardpointer.h"

#include "accessible/boardaccessible.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <optional>
#include <utility>

namespace inkling {

namespace {

/// The digit of a key that is pressed with Shift, whatever stands above it on the keyboard.
QChar shiftedDigit(const QKeyEvent &key)
{
    // The top row of a keyboard, as Linux and Windows number its keys.
    constexpr quint32 firstOnLinux = 10;
    const QString platform = QGuiApplication::platformName();
    const bool isLinux = platform == u"xcb" || platform.startsWith(u"wayland");
    const quint32 code = key.nativeScanCode();
    if (isLinux && code >= firstOnLinux && code < firstOnLinux + 9)
        return QChar(u'1' + ushort(code - firstOnLinux));
    if (platform == u"windows" && key.nativeVirtualKey() >= u'1' && key.nativeVirtualKey() <= u'9')
        return QChar(ushort(key.nativeVirtualKey()));
    const qsizetype place = QStringLiteral("!@#$%^&*(").indexOf(key.text());
    return key.text().size() == 1 && place >= 0 ? QChar(u'1' + ushort(place)) : QChar();
}

/// The digit, or the letter that marks, of a key; null for other keys.
QChar letterOf(const QKeyEvent &key)
{
    const bool isShifted = key.modifiers() & Qt::ShiftModifier;
    if (key.text().size() == 1 && key.text().front().isDigit())
        return key.text().front();
    if (isShifted)
        return shiftedDigit(key);
    return key.key() == Qt::Key_X ? u'x' : key.key() == Qt::Key_C ? u'c' : QChar();
}

} // namespace

BoardPointer::BoardPointer(BoardScene &scene, BoardView &view, QObject *parent)
    : QObject(parent)
    , m_scene(scene)
    , m_view(view)
{
    view.installEventFilter(this);
    view.addHand(
        *this, {.reaches = [this](ElementId element) { return m_picker.isOffered(element); },
                .select = [this](ElementId element) { select(element); },
                .press =
                    [this](ElementId element) {
                        select(element);
                        m_isMarking ? Q_EMIT pressed(element) : Q_EMIT chosen(element, true, false);
                    }});
    connect(&view, &BoardView::clicked, this, &BoardPointer::click);
    followPen();
    connect(&view, &BoardView::doubleClicked, this, [this](const QPointF &point) {
        const ElementId element = m_picker.at(point);
        if (element != noElement && element == m_selected)
            Q_EMIT chosenTwice(element);
    });
    connect(&view, &BoardView::menuAsked, this, [this] {
        if (m_selected == noElement)
            return;
        const QRectF box = m_scene.geometry()->box(m_selected);
        Q_EMIT menuWanted(m_selected,
                          m_view.viewport()->mapToGlobal(m_view.mapFromScene(box.center())));
    });
}

void BoardPointer::followPen()
{
    connect(&m_view, &BoardView::erased, this, [this](const QPointF &point) {
        const ElementId element = m_picker.at(point);
        if (m_isMarking && element != noElement && element != std::exchange(m_erased, element))
            Q_EMIT cleared(element);
    });
    connect(&m_view, &BoardView::erasingEnded, this, [this] { m_erased = noElement; });
    connect(&m_view, &BoardView::hovered, this, [this](const QPointF &point) {
        if (m_scene.hasBoard())
            m_scene.setHovered(m_picker.at(point));
    });
    connect(&m_view, &BoardView::hoverEnded, this, [this] {
        if (m_scene.hasBoard())
            m_scene.setHovered(noElement);
    });
}

void BoardPointer::setPicker(ElementPicker picker)
{
    m_picker = std::move(picker);
    const ElementId selected = m_picker.isOffered(m_selected) ? m_selected : noElement;
    m_selected = noElement;
    if (m_scene.hasBoard())
        m_scene.setSelected(noElement);
    if (selected != noElement)
        select(selected);
    else
        Q_EMIT selectionChanged(noElement);
}

void BoardPointer::select(ElementId element)
{
    // Between two boards the picker may be of the one before.
    const bool isThere
        = element == noElement
          || (m_picker.isOffered(element) && element < m_scene.geometry()->board().size());
    if (element == m_selected || !isThere)
        return;
    m_selected = element;
    m_scene.setSelected(element);
    if (element != noElement) {
        const QRectF box = m_scene.geometry()->box(element);
        m_view.reveal(box, box.adjusted(-0.01, -0.01, 0.01, 0.01));
        tellSelected(m_view, element);
    }
    Q_EMIT selectionChanged(element);
}

void BoardPointer::click(const QPointF &point, Qt::MouseButton button)
{
    const ElementId element = m_picker.at(point);
    if (element == noElement) {
        select(noElement);
        Q_EMIT missed();
        return;
    }
    select(element);
    if (button == Qt::RightButton && !m_isMarking)
        Q_EMIT menuWanted(element, m_view.viewport()->mapToGlobal(m_view.mapFromScene(point)));
    else
        Q_EMIT chosen(element, button != Qt::RightButton, false);
}

bool BoardPointer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_view)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress && press(*static_cast<QKeyEvent *>(event)))
        return true;
    return QObject::eventFilter(watched, event);
}

bool BoardPointer::press(const QKeyEvent &key)
{
    const Qt::KeyboardModifiers held = key.modifiers() & ~Qt::KeypadModifier;
    if (const auto direction = directionOf(key.key())) {
        const bool isMove = held == Qt::ShiftModifier || (m_isMarking && held == Qt::NoModifier);
        if (isMove && m_scene.hasBoard())
            select(m_picker.next(m_selected, *direction));
        return isMove;
    }
    if (m_isMarking && m_selected != noElement && held == Qt::NoModifier
        && (key.key() == Qt::Key_Home || key.key() == Qt::Key_End)) {
        select(m_picker.farthest(m_selected, key.key() == Qt::Key_Home ? Direction::Left
                                                                       : Direction::Right));
        return true;
    }
    if (key.key() == Qt::Key_Escape) {
        Q_EMIT escaped();
        return true;
    }
    return m_isMarking && m_selected != noElement && !(held & ~Qt::ShiftModifier) && mark(key);
}

bool BoardPointer::mark(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT chosen(m_selected, !(key.modifiers() & Qt::ShiftModifier), true);
        return true;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        Q_EMIT cleared(m_selected);
        return true;
    default:
        break;
    }
    const QChar letter = letterOf(key);
    if (letter.isNull())
        return false;
    Q_EMIT typed(m_selected, letter, key.modifiers() & Qt::ShiftModifier);
    return true;
}

} // namespace inkling
