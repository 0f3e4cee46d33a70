// SPDX-License-Identifier: MIT
#include "editors/sheetpointer.h"

#include "scene/boardview.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <cmath>
#include <utility>

namespace inkling {

namespace {

/// Cells: how far apart a fast drag is looked at.
constexpr double stride = 0.3;

bool isLetter(const QKeyEvent &event)
{
    const Qt::KeyboardModifiers held
        = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    return held == Qt::NoModifier && event.text().size() == 1 && event.text().front().isPrint()
           && event.key() != Qt::Key_Space;
}

bool isEditKey(int key)
{
    switch (key) {
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Escape:
        return true;
    default:
        return false;
    }
}

} // namespace

SheetPointer::SheetPointer(SheetEditor &editor, BoardView &view, QObject *parent)
    : QObject(parent)
    , m_editor(editor)
    , m_view(view)
    , m_cages(editor)
    , m_sides(editor)
{
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    addHand();
    connect(&view, &BoardView::calledOff, this, &SheetPointer::callOff);
    // A drag is of places on the board that there was.
    connect(&editor, &SheetEditor::changed, this, [this](const DraftBoard::Change &change) {
        if (change.isWhole)
            callOff();
    });
    connect(&view, &BoardView::erasingBegan, this, [this] { m_hasRubbed = false; });
    connect(&view, &BoardView::erased, this, [this](const QPointF &point) {
        if (!m_isOn || !m_editor.isOpen())
            return;
        const auto place = m_editor.board().placeAt(point);
        if (place && m_editor.rubOut(*place, m_hasRubbed))
            m_hasRubbed = true;
    });
}

void SheetPointer::addHand()
{
    const auto placeOf = [this](ElementId element) {
        return m_isOn && m_editor.isOpen() ? m_editor.board().place(element) : std::nullopt;
    };
    m_view.addHand(*this,
                   {.reaches = [=](ElementId element) { return placeOf(element).has_value(); },
                    .select =
                        [=, this](ElementId element) {
                            if (const auto place = placeOf(element))
                                m_editor.moveTo(*place);
                        },
                    .press =
                        [=, this](ElementId element) {
                            const auto place = placeOf(element);
                            if (!place)
                                return;
                            m_editor.moveTo(*place);
                            m_editor.click(*place, true);
                        }});
}

void SheetPointer::setOn(bool isOn)
{
    m_isOn = isOn;
    m_drag = Drag::None;
    m_cages.cancel();
    m_sides.cancel();
    light({});
    m_view.viewport()->setMouseTracking(isOn); // grips answer before they are pressed
}

void SheetPointer::callOff()
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Cage) {
        m_cages.cancel();
        Q_EMIT cageDragged();
    } else if (drag == Drag::Side) {
        m_sides.cancel();
        light({});
        Q_EMIT sideDragged();
    }
}

std::optional<Grip> SheetPointer::gripAt(const QPointF &point) const
{
    for (const Grip &grip : m_sides.grips()) {
        if (grip.covers(point, m_view.cellSize()))
            return grip;
    }
    return std::nullopt;
}

void SheetPointer::light(std::optional<Side> grip)
{
    if (grip == m_litGrip)
        return;
    m_litGrip = grip;
    if (!grip)
        m_view.viewport()->unsetCursor();
    else
        m_view.viewport()->setCursor(grip == Side::Left || grip == Side::Right ? Qt::SizeHorCursor
                                                                               : Qt::SizeVerCursor);
    Q_EMIT sideDragged();
}

bool SheetPointer::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_isOn || !m_editor.isOpen())
        return false;
    const bool isOnBoard = watched == m_view.viewport();
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return isOnBoard && press(*static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove:
        if (!isOnBoard)
            return false;
        if (m_drag == Drag::None) {
            hover(*static_cast<QMouseEvent *>(event));
            return false;
        }
        drag(*static_cast<QMouseEvent *>(event));
        return true;
    case QEvent::MouseButtonRelease:
        if (!isOnBoard || m_drag == Drag::None
            || static_cast<QMouseEvent *>(event)->button() != m_button)
            return false;
        release();
        return true;
    case QEvent::ShortcutOverride:
        if (watched != &m_view || !claims(*static_cast<QKeyEvent *>(event)))
            return false;
        event->accept();
        return true;
    case QEvent::KeyPress:
        return watched == &m_view && key(*static_cast<QKeyEvent *>(event));
    default:
        return false;
    }
}

bool SheetPointer::press(const QMouseEvent &event)
{
    const Qt::MouseButton button = event.button();
    if (m_view.isHandHeld() || (button != Qt::LeftButton && button != Qt::RightButton))
        return false;
    if (m_drag != Drag::None && event.buttons() != button) {
        release(); // another button ends what the first one does
        return true;
    }
    callOff();
    const QPointF point = m_view.mapToScene(event.position().toPoint());
    const auto grip = button == Qt::LeftButton ? gripAt(point) : std::nullopt;
    if (grip) {
        m_button = button;
        m_drag = Drag::Side;
        m_sides.press(*grip, point);
        light(grip->side);
        return true;
    }
    const auto place = m_editor.board().placeAt(point);
    if (!place)
        return false;
    m_view.setFocus(Qt::MouseFocusReason);
    m_button = button;
    m_pressed = *place;
    m_last = point;
    m_hasMoved = false;
    const Qt::KeyboardModifiers held = event.modifiers();
    if (button == Qt::RightButton) {
        m_drag = Drag::Click;
    } else if (held & Qt::ControlModifier) {
        m_drag = Drag::Selection;
    } else if (m_editor.drafting().cagesCover() && m_editor.board().isCell(*place)) {
        m_drag = Drag::Cage;
        m_cages.press(*place, held & Qt::ShiftModifier);
    } else if (held & Qt::ShiftModifier) {
        m_drag = Drag::Selection;
        m_hasMoved = true;
        m_editor.extendTo(*place);
    } else {
        m_drag = Drag::Click;
    }
    return true;
}

void SheetPointer::hover(const QMouseEvent &event)
{
    if (event.buttons() != Qt::NoButton || m_view.isHandHeld())
        return;
    const auto grip = gripAt(m_view.mapToScene(event.position().toPoint()));
    light(grip ? std::optional(grip->side) : std::nullopt);
}

void SheetPointer::drag(const QMouseEvent &event)
{
    const QPointF point = m_view.mapToScene(event.position().toPoint());
    if (m_drag == Drag::Side) {
        if (m_sides.drag(point))
            Q_EMIT sideDragged();
        return;
    }
    const QPointF by = point - m_last;
    const int steps = std::max(1, int(std::ceil(std::hypot(by.x(), by.y()) / stride)));
    for (int i = 1; i <= steps; ++i) {
        if (const auto place = m_editor.board().placeAt(m_last + by * i / steps))
            dragTo(*place);
    }
    m_last = point;
}

void SheetPointer::dragTo(PlaceId place)
{
    if (place == m_pressed && !m_hasMoved)
        return;
    if (m_drag == Drag::Cage) {
        m_hasMoved = true;
        m_cages.drag(place);
        Q_EMIT cageDragged();
    } else if (m_button == Qt::LeftButton && m_editor.board().isCell(place)) {
        if (!std::exchange(m_hasMoved, true))
            m_editor.moveTo(m_pressed);
        m_drag = Drag::Selection;
        m_editor.extendTo(place);
    }
}

void SheetPointer::release()
{
    switch (std::exchange(m_drag, Drag::None)) {
    case Drag::Cage:
        if (!m_cages.release())
            m_editor.click(m_pressed, true);
        Q_EMIT cageDragged();
        break;
    case Drag::Click:
        m_editor.click(m_pressed, m_button == Qt::LeftButton);
        break;
    case Drag::Selection:
        if (!m_hasMoved && m_editor.board().isCell(m_pressed))
            m_editor.toggle(m_pressed);
        break;
    case Drag::Side:
        m_sides.release();
        light({});
        Q_EMIT sideDragged();
        break;
    case Drag::None:
        break;
    }
}

bool SheetPointer::claims(const QKeyEvent &event) const
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (directionOf(event.key()))
        return !(held & Qt::AltModifier);
    return isLetter(event) || (isEditKey(event.key()) && held == Qt::NoModifier);
}

bool SheetPointer::key(const QKeyEvent &event)
{
    if (!claims(event))
        return false;
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (const auto direction = directionOf(event.key()))
        arrow(*direction, held);
    else if (isEditKey(event.key()))
        edit(event.key());
    else
        m_editor.type(event.text());
    reveal();
    return true;
}

void SheetPointer::arrow(Direction direction, Qt::KeyboardModifiers held)
{
    if (held == Qt::NoModifier)
        m_editor.move(direction);
    else if (held == Qt::ShiftModifier)
        m_editor.extend(direction);
    else if (held == Qt::ControlModifier && m_editor.drafting().hasCages())
        m_editor.growCage(direction);
}

void SheetPointer::edit(int key)
{
    switch (key) {
    case Qt::Key_Backspace:
        m_editor.backspace();
        break;
    case Qt::Key_Delete:
        m_editor.erase();
        break;
    case Qt::Key_Home:
    case Qt::Key_End: {
        const Direction direction = key == Qt::Key_Home ? Direction::Left : Direction::Right;
        const auto &board = m_editor.board();
        PlaceId place = m_editor.cursor();
        for (PlaceId next = board.next(place, direction);
             next != place && board.places()[next].y == board.places()[place].y
             && board.isCell(next) == board.isCell(place);
             next = board.next(place, direction))
            place = next;
        m_editor.moveTo(place);
        break;
    }
    case Qt::Key_Escape:
        if (m_drag == Drag::Side)
            return callOff();
        m_editor.moveTo(m_editor.cursor()); // nothing else is selected then
        break;
    default:
        if (m_editor.drafting().hasCages() && m_editor.hasSelection())
            m_editor.makeCage(m_editor.selection());
        else
            m_editor.step(true);
        break;
    }
}

void SheetPointer::reveal()
{
    const auto &board = m_editor.board();
    const QRectF box = board.geometry()->box(board.element(m_editor.cursor()));
    m_view.reveal(box, box.adjusted(-0.01, -0.01, 0.01, 0.01));
}

} // namespace inkling
